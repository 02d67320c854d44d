import type { QuizForm } from '#src/features/learning/homework/forms.ts'

/** The settings that a new quiz begins with: one attempt, results once they are returned. */
export const quizSettings = (paperId: number | null, more: Partial<QuizForm> = {}): QuizForm => ({
  ...{ paperId, timeLimit: null, attempts: 1, counts: 'best' },
  ...{ shuffleQuestions: false, shuffleOptions: false, marks: 'returned', keys: 'marks' },
  ...more,
})
