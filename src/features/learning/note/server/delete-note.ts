import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { must } from '#src/shared/can.ts'
import type { noteApi } from '../contract.ts'
import { notes } from '../tables.ts'
import { dropFrames } from './frames.ts'
import { mayDelete } from './rules.ts'

/** Deletes one's own note with its frames; one that is gone already is deleted. */
export async function deleteNote({
  db,
  storage,
  viewer,
  input: { key, revision },
}: Call<typeof noteApi.deleteNote>) {
  const fileIds = await db.transaction(async (tx) => {
    const own = and(eq(notes.userId, viewer.id), eq(notes.key, key))
    const [found] = await tx.select().from(notes).where(own).for('update')
    if (!found) return []
    must(mayDelete(found, { revision }))
    const dropped = await dropFrames(tx, found)
    await tx.delete(notes).where(own)
    return dropped
  })
  // The job of loose files finishes this if the process ends here.
  for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
  return { key }
}
