import { eq, sql } from 'drizzle-orm'
import { drafts } from '#src/features/content/draft/tables.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { restoreDays } from '../manage-api.ts'
import { textbookErrors } from '../errors.ts'
import { textbooks } from '../tables.ts'
import { type Facts, readFacts } from './facts.ts'
import { mayManage, mayOpen } from './rules.ts'

/** Finds one's own textbook that is not deleted. @throws textbook.unknown, textbook.deleted */
export async function findTextbook(
  db: Db | Tx,
  viewer: { id: number },
  textbookId: number,
): Promise<Facts> {
  const found = await factsOf(db, textbookId)
  must(mayOpen(found, viewer))
  return found
}

/** The same, locked with its draft, so that nothing is saved meanwhile; deleted ones too. */
export async function holdTextbook(
  tx: Tx,
  viewer: { id: number },
  textbookId: number,
): Promise<Facts> {
  const [row] = await tx
    .select({ draftId: textbooks.draftId })
    .from(textbooks)
    .where(eq(textbooks.id, textbookId))
    .for('update')
  if (!row) throw new AppError(textbookErrors.unknown)
  await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, row.draftId)).for('update')
  const found = await factsOf(tx, textbookId)
  must(mayManage(found, viewer))
  return found
}

/** @throws textbook.unknown */
async function factsOf(db: Db | Tx, textbookId: number): Promise<Facts> {
  const [found] = await readFacts(db, sql`where t.id = ${textbookId}`, { restoreDays })
  if (!found) throw new AppError(textbookErrors.unknown)
  return found
}
