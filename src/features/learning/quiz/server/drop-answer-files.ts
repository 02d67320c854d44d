import { sql } from 'drizzle-orm'
import { deleteRows } from '#src/features/content/file/server/delete-files.ts'
import { unusedFiles } from '#src/features/content/file/server/uses-by-keys.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { lateDays } from './save-answer.ts'

/** Deletes those of these files that nothing names any more. @returns the ids of their stored files */
export async function dropUnnamed(tx: Tx, userFileIds: readonly number[]): Promise<number[]> {
  if (userFileIds.length === 0) return []
  const gone = await unusedFiles(tx, sql`u.id = any(${sql.param([...userFileIds])}::int[])`)
  return gone.length > 0 ? deleteRows(tx, gone) : []
}

/**
 * Deletes the files of a person's answers with the account. The part of "my files" ran before and left them, because
 * the answers named them.
 */
export async function dropFilesOf(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from attempt_answer_files f using quiz_attempts a
    where a.id = f.attempt_id and a.user_id = ${userId} returning f.user_file_id as id`)
  await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
  await tx.execute(sql`
    delete from answer_uploads u using quiz_attempts a
    where a.id = u.attempt_id and a.user_id = ${userId}`)
  await tx.execute(sql`
    delete from photo_links l using quiz_attempts a
    where a.id = l.attempt_id and a.user_id = ${userId}`)
}

/** Days for which a file that was removed from its answer, or never became part of one, is kept after the hand-in. */
const keptDays = 2
/** In an open attempt, where an answer was saved since: the device that sent it had the network to name it. */
const openDays = 30
/** In an open attempt to which nobody came back: its device may hold an answer that names it. */
const leftDays = 180

const days = (count: number) => sql`make_interval(days => ${count})`

/** No device may name the file of the upload `u` of the attempt `a` any more. */
const isOver = sql`case
  when a.status = 'open' then u.began_at < now() - ${days(leftDays)} or u.began_at < now() - ${days(openDays)}
    and exists (select from attempt_answers w where w.attempt_id = a.id
      and w.revision > 0 and w.saved_at > u.began_at + ${days(keptDays)})
  -- A late answer may name it as long as late answers are taken.
  when a.ended_by <> 'learner' then a.handed_in_at < now() - ${days(lateDays + 1)}
  else a.handed_in_at < now() - ${days(keptDays)} end`
/** Files of one transaction. */
const turn = 100

/** Deletes, every night, files that were sent for an answer which does not name them. */
export const dropAnswerFilesJob: Job = {
  name: 'quiz-answer-files',
  cron: '33 19 * * *',
  run: (kernel) => dropAnswerFiles(kernel),
}

export async function dropAnswerFiles({
  db,
  storage,
}: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  await db.execute(sql`
    update answer_uploads u set user_file_id = f.user_file_id from file_uploads f
    where f.id = u.upload_id and u.user_file_id is null and f.user_file_id is not null`)
  await db.execute(sql`delete from photo_links where expires_at < now() - interval '2 days'`)
  for (;;) {
    const fileIds = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ uploadId: string; id: number }>(sql`
        select u.upload_id as "uploadId", u.user_file_id as id from answer_uploads u
        join quiz_attempts a on a.id = u.attempt_id
        where u.began_at < now() - ${days(keptDays)} and ${isOver}
          and u.user_file_id is not null
          and not exists (select from attempt_answer_files n where n.user_file_id = u.user_file_id)
        order by u.began_at limit ${turn} for update of u skip locked`)
      const dropped = await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
      const uploadIds = rows.map(({ uploadId }) => uploadId)
      await tx.execute(sql`
        delete from answer_uploads where upload_id = any(${sql.param(uploadIds)}::text[])`)
      return rows.length === 0 ? undefined : dropped
    })
    if (!fileIds) return
    // The job of loose files finishes this if the process ends here.
    for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
  }
}
