import { photosMost } from '#src/features/content/question/body/limits.ts'

/** Characters of an answer to a teaching task. */
export const answerMost = 10_000
export { photosMost }
/** Files of an answer, besides its photographs. */
export const filesMost = 10
/** What a draft may hold once two devices were merged: more than may be handed in, because nothing is thrown away. */
export const mergedTimes = 2
/** Uploads that may be begun for one answer, with those that were removed again. */
export const uploadsMost = 120
/** Times that one answer may be handed in. */
export const handInsMost = 50
/** Characters of a teacher's comment. */
export const commentMost = 2000
/** Comments on one answer. */
export const commentsMost = 100
/** Characters of an answer that lists show. */
export const excerptMost = 120
export const answersPerPage = 20
/** Short comments that a teacher may write again, and the characters of one. */
export const phrasesMost = 5
export const phraseMost = 60
