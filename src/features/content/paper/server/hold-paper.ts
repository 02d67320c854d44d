import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { papers } from '../tables.ts'
import { mayManage } from './rules.ts'

/** Locks a paper of this person. @throws paper.unknown, also for a paper of another person */
export async function holdPaper(tx: Tx, owner: { id: number }, paperId: number) {
  const [held] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.id, paperId), eq(papers.ownerId, owner.id)))
    .for('update')
  must(mayManage({ isOwner: held !== undefined }))
  return held!
}
