/** Characters of a bullet comment, so that it crosses a film of a phone in one line. */
export const bulletMost = 60
/** Seconds of a film whose comments one call returns. */
export const windowSeconds = 300
/** Comments of one second that move over the film; the newest stay. A reader takes in no more. */
export const perSecondMost = 4
/** Comments of one person on one film. */
export const bulletsMost = 300
export const bulletsPerPage = 50
/** Seconds within which the same words of a person at the same place are one comment. */
export const sameWithin = 10
/** The longest film, in seconds. */
export const secondMost = 86_400
