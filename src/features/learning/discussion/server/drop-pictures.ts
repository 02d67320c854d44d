import { sql } from 'drizzle-orm'
import { dropSentPictures } from '#src/features/learning/interaction/server/drop-pictures.ts'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'

/** Deletes, every night, pictures that were sent for no text, or whose text is gone or has them no longer. */
export const dropPicturesJob: Job = {
  name: 'discussion-pictures',
  options: { timeout: 600 },
  cron: '47 19 * * *',
  run: dropPictures,
}

export async function dropPictures(kernel: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  await dropSentPictures(kernel, {
    uploads: sql`discussion_uploads`,
    pictures: sql`discussion_pictures`,
  })
}

/**
 * Deletes a person's pictures with the account. "My files" ran before and left them without an owner, because texts
 * named them.
 */
export async function dropPicturesOf(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from discussion_pictures p
    where exists (select from discussion_topics t where t.id = p.topic_id and t.author_id = ${userId})
      or exists (select from discussion_replies r where r.id = p.reply_id and r.author_id = ${userId})
    returning p.user_file_id as id`)
  await dropUnnamed(
    tx,
    rows.map(({ id }) => id),
  )
  await tx.execute(sql`delete from discussion_uploads where author_id = ${userId}`)
}
