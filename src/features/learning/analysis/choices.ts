/** The attempts that are looked at: those that count by the rule of the quiz, each learner’s first one, or all. */
export const attemptChoices = ['counted', 'first', 'all'] as const
export type AttemptChoice = (typeof attemptChoices)[number]

export const reportFormats = ['docx', 'xlsx', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** The name of the school year that began in this year, without words. */
export const schoolYear = (began: number): string => `${began}–${began + 1}`

/** A learner sees the results of at least so many others together, or of none. */
export const fewestOthers = 5

/** Below so many answers no number is told without a warning. */
export const fewAnswers = 10

/** Reasons to look at a question again. */
export const questionFlags = ['fewAnswers', 'keySuspect', 'negative', 'dubious'] as const
export type QuestionFlag = (typeof questionFlags)[number]
