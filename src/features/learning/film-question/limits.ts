import { markedByHand, questionTypes } from '#src/features/content/question/types.ts'

/** Questions in one film. */
export const pointsMost = 50
/** The last second at which a question may stand: a day. */
export const secondMost = 86_400

const waiting: readonly string[] = [...markedByHand, 'group']
/** Types that are marked at once and are short enough to stand over a film. */
export const filmTypes = questionTypes.filter((type) => !waiting.includes(type))
