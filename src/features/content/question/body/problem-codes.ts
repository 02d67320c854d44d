/** The reasons why a question is not ready; `problems-text.ts` has the words. */
export const problemCodes = [
  'noStem',
  'noMaterial',
  'tooFewOptions',
  'emptyOption',
  'sameOption',
  'noRight',
  'severalRight',
  'weightsMissTotal',
  'noKey',
  'noGaps',
  'gapNotInStem',
  'gapTwice',
  'gapUnknown',
  'noAccepted',
  'noFullShare',
  'noUnits',
  'tooFewItems',
  'emptyItem',
  'noPair',
  'noCategory',
  'tooFewCategories',
  'tooFewTokens',
  'noPicture',
  'noAlt',
  'noLabel',
  'flatArea',
  'noSheets',
  'noBoxes',
  'boxOffSheet',
  'wordsCrossed',
  'criteriaMissTotal',
  'noQuestions',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** A reason why a question is not ready, and its place. */
export interface Problem {
  code: ProblemCode
  /** The id of a part: an option, gap, item … */
  part?: string
  /** A question of a group. */
  child?: string
}
