import type { Verdict } from '#src/features/content/question/taking.ts'
import type { Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** Answers of one learner whose key the learner may know: marked ones, after a hand-in or a release of the key. */
export interface MarkedAnswers {
  userId: number
  quizId: number
  attemptId: number
  /** Unanswered questions are left out. */
  answers: readonly { questionId: number; versionId: number; verdict: Verdict }[]
}

/** Later rooms hear of marked answers in the transaction that marks them, once for each attempt. */
export const answersMarked =
  portOfMany<(tx: Tx, marked: MarkedAnswers) => Promise<void>>('marked answers')
