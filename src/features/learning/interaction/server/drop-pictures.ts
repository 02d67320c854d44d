import { sql, type SQL } from 'drizzle-orm'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'

/** Days for which a picture that no text names is kept: a draft of this browser may still send it. */
const keptDays = 2
/** Files of one transaction. */
const turn = 100

/** Deletes, every night, pictures that were sent for no text, or whose text is gone or has them no longer. */
export const dropPicturesJob: Job = {
  name: 'interaction-pictures',
  options: { timeout: 600 },
  cron: '41 19 * * *',
  run: dropPictures,
}

export function dropPictures(kernel: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  return dropSentPictures(kernel, {
    uploads: sql`interaction_uploads`,
    pictures: sql`interaction_pictures`,
  })
}

/** Deletes the pictures of a room that none of its texts has, by the room's tables of uploads and of pictures. */
export async function dropSentPictures(
  { db, storage }: Pick<Kernel, 'db' | 'storage'>,
  { uploads, pictures }: { uploads: SQL; pictures: SQL },
): Promise<void> {
  await db.execute(sql`
    update ${uploads} u set user_file_id = f.user_file_id from file_uploads f
    where f.id = u.upload_id and u.user_file_id is null and f.user_file_id is not null`)
  for (;;) {
    const fileIds = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ uploadId: string; id: number | null }>(sql`
        select u.upload_id as "uploadId", u.user_file_id as id from ${uploads} u
        where u.began_at < now() - make_interval(days => ${keptDays})
          and not exists (select from ${pictures} p where p.user_file_id = u.user_file_id)
        order by u.began_at limit ${turn} for update of u skip locked`)
      if (rows.length === 0) return undefined
      const dropped = await dropUnnamed(tx, [...new Set(rows.flatMap(({ id }) => id ?? []))])
      await tx.execute(sql`
        delete from ${uploads}
        where upload_id = any(${sql.param(rows.map(({ uploadId }) => uploadId))}::text[])`)
      return dropped
    })
    if (!fileIds) return
    // The job of loose files finishes this if the process ends here.
    for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
  }
}

/**
 * Deletes a person's pictures with the account. "My files" ran before and left them without an owner, because texts
 * named them.
 */
export async function dropPicturesOf(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from interaction_pictures p
    where exists (select from interactions q where q.id = p.interaction_id and q.author_id = ${userId})
      or exists (select from interaction_replies r where r.id = p.reply_id and r.author_id = ${userId})
    returning p.user_file_id as id`)
  await dropUnnamed(
    tx,
    rows.map(({ id }) => id),
  )
  await tx.execute(sql`delete from interaction_uploads where author_id = ${userId}`)
}
