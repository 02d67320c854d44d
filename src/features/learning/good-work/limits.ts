/** What a student answers to the question whether a work may be shown. */
export const consents = ['named', 'unnamed', 'declined'] as const
export type Consent = (typeof consents)[number]

/**
 * Of a group, everybody is asked: one answer is missing, one declines, or all agree. 'shown' is what the class sees.
 */
export const goodStates = ['waiting', 'shown', 'declined'] as const
export type GoodState = (typeof goodStates)[number]

export const goodPerPage = 10
/** Characters of the words with which a teacher says what is good about a work. */
export const reasonMost = 500
