import type { Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** Copies what a later room keeps for a class, in the transaction that copies the class. */
export const classCopied =
  portOfMany<(tx: Tx, given: { fromId: number; classId: number; userId: number }) => Promise<void>>(
    'a class was copied',
  )
