import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { exchangeErrors } from '../errors.ts'
import { questionImports } from '../tables.ts'
import { mayReview } from './rules.ts'

type Owner = { id: number }

/** Locks an import of this person. @throws exchange.importUnknown, also for an import of another person */
export async function holdImport(tx: Tx, owner: Owner, importId: number) {
  const [held] = await tx
    .select()
    .from(questionImports)
    .where(and(eq(questionImports.id, importId), eq(questionImports.ownerId, owner.id)))
    .for('update')
  if (!held) throw new AppError(exchangeErrors.importUnknown)
  return held
}

/** The same, while its rows may be changed. @throws exchange.notInReview */
export async function holdReview(tx: Tx, owner: Owner, importId: number) {
  const held = await holdImport(tx, owner, importId)
  must(mayReview(held))
  return held
}
