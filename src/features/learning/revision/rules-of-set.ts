/** Kinds of mistake; the learner says which. */
export const mistakes = ['careless', 'concept', 'guess'] as const
export type Mistake = (typeof mistakes)[number]
/** Days on which a question must be answered correctly, without a miss between, before it leaves the set. */
export const masteryDays = 3
/** A card of the day, or a question of free practice. */
export const answerKinds = ['card', 'practice'] as const
export type AnswerKind = (typeof answerKinds)[number]
export const judgements = ['correct', 'part', 'wrong'] as const
export type Judgement = (typeof judgements)[number]
export const wrongStates = ['revising', 'due', 'mastered', 'all'] as const
export const wrongSorts = ['due', 'newest', 'timesWrong'] as const
/** An hour: a longer answer says that the page was left open. */
export const longestMs = 3_600_000
