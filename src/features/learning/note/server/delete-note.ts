import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { noteApi } from '../contract.ts'
import { notes } from '../tables.ts'
import { mayDelete } from './rules.ts'

/** Deletes one's own note; one that is gone already is deleted. */
export async function deleteNote({
  db,
  viewer,
  input: { key, revision },
}: Call<typeof noteApi.deleteNote>) {
  await db.transaction(async (tx) => {
    const own = and(eq(notes.userId, viewer.id), eq(notes.key, key))
    const [found] = await tx
      .select({ revision: notes.revision })
      .from(notes)
      .where(own)
      .for('update')
    if (!found) return
    must(mayDelete(found, { revision }))
    await tx.delete(notes).where(own)
  })
  return { key }
}
