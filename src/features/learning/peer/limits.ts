/** Works that each participant reviews. */
export const reviewsMost = 5
export const usualReviews = 3
/** Days of a peer round after the date of its homework. */
export const daysMost = 60
export const usualDays = 7
/** Hours after which a review that nobody has written is asked of another participant. */
export const patienceHours = 48
/** Characters of the words of a review, and of an objection to one. */
export const wordsMost = 2000
export const objectionMost = 500
export const worksPerPage = 50
/** Percent of the median that a review may be away from it. */
export const outlyingPercent = 20

/** Why a work came back to the teacher: its student is the only participant; nobody is left who could review it; time is up. */
export const returnReasons = ['alone', 'nobody', 'late', 'ended'] as const
export type ReturnReason = (typeof returnReasons)[number]
/** What the teacher decides on an objection: the review counts, or does not. */
export const decisions = ['stands', 'dropped'] as const
