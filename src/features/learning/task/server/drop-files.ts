import { sql } from 'drizzle-orm'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'

/**
 * Days for which a file that no answer names is kept: a device without a network may still name it. Where a draft was
 * saved since, the device that sent the file had the network to name it.
 */
const savedDays = 30
const leftDays = 180
/** Files of one transaction. */
const turn = 100

const days = (count: number) => sql`make_interval(days => ${count})`

/** Deletes, every night, files that were sent for an answer which does not name them. */
export async function dropTaskFiles({
  db,
  storage,
}: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  await db.execute(sql`
    update task_uploads u set user_file_id = f.user_file_id from file_uploads f
    where f.id = u.upload_id and u.user_file_id is null and f.user_file_id is not null`)
  for (;;) {
    const fileIds = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ uploadId: string; id: number | null }>(sql`
        select u.upload_id as "uploadId", u.user_file_id as id from task_uploads u
        left join task_answers a on a.id = u.answer_id
        where (u.began_at < now() - ${days(leftDays)} or u.began_at < now() - ${days(savedDays)}
            and (a.id is null or a.saved_at > u.began_at + interval '2 days'))
          and not exists (select from task_answer_files n where n.user_file_id = u.user_file_id)
        order by u.began_at limit ${turn} for update of u skip locked`)
      const dropped = await dropUnnamed(tx, [...new Set(rows.flatMap(({ id }) => id ?? []))])
      const uploadIds = rows.map(({ uploadId }) => uploadId)
      await tx.execute(sql`
        delete from task_uploads where upload_id = any(${sql.param(uploadIds)}::text[])`)
      return rows.length === 0 ? undefined : dropped
    })
    if (!fileIds) return
    // The job of loose files finishes this if the process ends here.
    for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
  }
}

export const dropTaskFilesJob: Job = {
  name: 'task-files',
  options: { timeout: 600 },
  cron: '25 19 * * *',
  run: dropTaskFiles,
}

/**
 * Deletes a person's answers with their files. The part of "my files" ran before and left those, because the answers
 * named them.
 */
export async function dropAnswersOf(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from task_answer_files f using task_answers a
    where a.id = f.answer_id and a.user_id = ${userId} returning f.user_file_id as id`)
  await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
  await tx.execute(sql`
    delete from task_uploads u using task_answers a where a.id = u.answer_id and a.user_id = ${userId}`)
  await tx.execute(sql`delete from task_answers where user_id = ${userId}`)
}
