import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { progressOf, type WorkOf } from '#src/server/media/progress.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { idsOf } from '#src/shared/id-list.ts'
import type { fileApi } from '../contract.ts'
import { worksTable, workOf } from './present-file.ts'
import { mayManage } from './rules.ts'

interface Row extends Record<string, unknown> {
  userFileId: number
  ownerId: number | null
  works: WorkOf[]
}

/** Returns how far files of the viewer are: one statement for all that a page waits for. */
export async function getProgress({
  db,
  viewer,
  input,
  works,
}: Call<typeof fileApi.getProgress>): Promise<AnswerOf<typeof fileApi.getProgress>> {
  const { rows } = await db.execute<Row>(sql`
    select u.id as "userFileId", u.owner_id as "ownerId", w.works from user_files u ${worksTable}
    where u.id = any(${sql.param(idsOf(input.userFileIds))}::int[])`)
  return rows
    .filter((row) => mayManage(row, viewer) === null)
    .map((row) => ({ userFileId: row.userFileId, work: workOf(progressOf(works, row.works)) }))
}
