import { eq, sql } from 'drizzle-orm'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import { uploadsOf } from '#src/features/learning/task/server/drop-unnamed-uploads.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import { homework } from '../tables.ts'

export const workUploads = uploadsOf({
  ...{ drafts: 'homework_works', files: 'homework_work_files', uploads: 'homework_uploads' },
  owner: 'work_id',
})

/** Deletes, every night, files that were sent for a work which does not name them. */
export const dropHomeworkFilesJob: Job = {
  name: 'homework-files',
  options: { timeout: 600 },
  cron: '40 19 * * *',
  run: workUploads.drop,
}

/** Deletes the work of groups that have no other member than this person, with the files that it alone names. */
export async function dropLastOfGroup(tx: Tx, userId: number): Promise<void> {
  const { rows: works } = await tx.execute<{ id: number }>(sql`
    select w.shared_id as id from homework_works w where w.user_id = ${userId} and w.shared_id is not null
      and not exists (select from homework_works o where o.shared_id = w.shared_id and o.id <> w.id)`)
  const ids = sql`${sql.param(works.map(({ id }) => id))}::int[]`
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from homework_work_files where work_id = any(${ids}) returning user_file_id as id`)
  await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
  await tx.execute(sql`delete from homework_works where id = any(${ids})`)
}

/** Deletes homework with the files that its works alone name. */
export async function dropHomework(tx: Tx, homeworkId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from homework_work_files f using homework_works w
    where w.id = f.work_id and w.homework_id = ${homeworkId} returning f.user_file_id as id`)
  await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
  await tx.delete(homework).where(eq(homework.id, homeworkId))
}
