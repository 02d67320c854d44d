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

/** The answers to one question of a quiz were marked again by this version; all of them had been heard of. */
export interface RemarkedAnswers {
  quizId: number
  questionId: number
  versionId: number
  /** Empty answers are left out. An answer that was granted all points is a correct one. */
  answers: readonly { userId: number; attemptId: number; former: Verdict; verdict: Verdict }[]
}

/** Later rooms hear of answers that were marked again, in the same transaction. */
export const answersRemarked =
  portOfMany<(tx: Tx, remarked: RemarkedAnswers) => Promise<void>>('remarked answers')
