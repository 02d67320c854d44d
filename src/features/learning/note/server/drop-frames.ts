import { sql } from 'drizzle-orm'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'

/** Days for which a frame that no note names is kept: a device without a network may still send its note. */
const keptDays = 7
/** Files of one transaction. */
const turn = 100

/** Deletes, every night, frames that were sent for no note, or that no note names any more. */
export const dropFramesJob: Job = {
  name: 'note-frames',
  options: { timeout: 600 },
  cron: '47 19 * * *',
  run: dropLooseFrames,
}

export async function dropLooseFrames({
  db,
  storage,
}: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  await db.execute(sql`
    update note_frames f set user_file_id = u.user_file_id
    from file_uploads u where u.id = f.key and u.owner_id = f.user_id
      and f.user_file_id is null and u.user_file_id is not null
      and not exists (select from note_frames g where g.user_file_id = u.user_file_id)`)
  // A note and its frame may have been saved at the same moment, neither seeing the other.
  await db.execute(sql`
    update note_frames f set note_id = n.id from notes n
    where f.note_id is null and n.user_id = f.user_id and strpos(n.body, f.key) > 0`)
  for (;;) {
    const fileIds = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number | null }>(sql`
        delete from note_frames where key in (
          select key from note_frames
          where note_id is null and began_at < now() - make_interval(days => ${keptDays})
          order by began_at limit ${turn} for update skip locked)
        returning user_file_id as id`)
      if (rows.length === 0) return undefined
      return dropUnnamed(
        tx,
        rows.flatMap(({ id }) => id ?? []),
      )
    })
    if (!fileIds) return
    // The job of loose files finishes this if the process ends here.
    for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
  }
}

/** Deletes a person's frames with the account. "My files" ran before and left them, because rows named them. */
export async function dropFramesOf(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    delete from note_frames where user_id = ${userId} returning user_file_id as id`)
  await dropUnnamed(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  )
}
