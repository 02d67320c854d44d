/** The types of questions, in the order in which the product lists them. */
export const questionTypes = [
  'single',
  'multiple',
  'trueFalse',
  'fillIn',
  'numeric',
  'matching',
  'ordering',
  'classification',
  'cloze',
  'hotspot',
  'dragText',
  'form',
  'shortAnswer',
  'essay',
  'file',
  'spoken',
  'group',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Types that are answered by choosing options. */
export const choiceTypes = ['single', 'multiple', 'trueFalse'] as const

/** Types that a teacher marks; a group with one of them waits for the teacher too. */
export const markedByHand = ['shortAnswer', 'essay', 'file', 'spoken'] as const

/**
 * How a multiple choice earns its points; a property of the quiz. A question keeps a rule of its own only where
 * an import brought one.
 */
export const scoringRules = [
  'chinese',
  'allOrNothing',
  'rightMinusWrong',
  'everyDecision',
  'halves',
  'weights',
] as const
export type ScoringRule = (typeof scoringRules)[number]

/** How a question earns its points, as it is named above the question: a rule of multiple choice, or the way of its type. */
export const scoringWays = [
  ...scoringRules,
  'parts',
  'weighted',
  'places',
  'neighbours',
  'wholeOrder',
  'spots',
  'units',
  'byTeacher',
] as const
export type ScoringWay = (typeof scoringWays)[number]

/** The rules that a teacher chooses from; the others come with imported questions. */
export const offeredRules = ['chinese', 'allOrNothing', 'rightMinusWrong'] as const

/** 1 easy, 2 medium, 3 hard. */
export const difficulties = [1, 2, 3] as const
export type Difficulty = (typeof difficulties)[number]

/** A question is ready when it can be marked; a retired one stays where it is used and is offered nowhere. */
export const questionStatuses = ['draft', 'ready', 'retired'] as const
export type QuestionStatus = (typeof questionStatuses)[number]
