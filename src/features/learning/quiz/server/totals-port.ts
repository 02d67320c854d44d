import type { Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** A learner at a quiz, some of whose attempts were counted: at a hand-in, or because a mark of theirs has changed. */
export interface Totalled {
  quizId: number
  userId: number
}

/** Later rooms hear of counted attempts in the transaction that counts them; trial runs are left out. */
export const attemptsTotalled =
  portOfMany<(tx: Tx, totalled: readonly Totalled[]) => Promise<void>>('totalled attempts')
