/** The attempts that are looked at: those that count by the rule of the quiz, each learner’s first one, or all. */
export const attemptChoices = ['counted', 'first', 'all'] as const
export type AttemptChoice = (typeof attemptChoices)[number]

export const reportFormats = ['docx', 'xlsx', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Below so many answers no number is told without a warning. */
export const fewAnswers = 10

/** Reasons to look at a question again. */
export const questionFlags = ['fewAnswers', 'keySuspect', 'negative', 'dubious'] as const
export type QuestionFlag = (typeof questionFlags)[number]
