import { z } from 'zod'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'

/** Where the quiz asks for one. */
export const quizPassword = z.string().max(40).optional()
export const startErrors = [
  quizErrors.noQuestions,
  quizErrors.notOpen,
  quizErrors.closed,
  quizErrors.entryClosed,
  quizErrors.noAttemptsLeft,
  quizErrors.waits,
  quizErrors.needsPassword,
  quizErrors.wrongPassword,
  quizErrors.waitForPassword,
  quizErrors.passwordSpent,
]
