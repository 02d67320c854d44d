import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { paperApi } from '../contract.ts'
import { papers } from '../tables.ts'
import { holdPaper } from './hold-paper.ts'

/** Deletes a paper; its questions stay in the bank. */
export async function deletePaper({ db, viewer, input }: Call<typeof paperApi.deletePaper>) {
  await db.transaction(async (tx) => {
    const held = await holdPaper(tx, viewer, input.paperId)
    await dropPaper(tx, held.id)
  })
  return {}
}

/** Deletes a paper for the room that has made it; the caller checks the right. */
export const dropPaper = (tx: Tx, paperId: number) =>
  tx.delete(papers).where(eq(papers.id, paperId))
