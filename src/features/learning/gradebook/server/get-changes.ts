import { sql } from 'drizzle-orm'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { gradebookApi } from '../contract.ts'
import { arrivalsMost } from '../limits.ts'
import { mayReadAll } from './rules.ts'

interface Found {
  revision: number
  count: number
  isOther: boolean
  cells: { columnId: number; userId: number; is: string }[]
}

/**
 * The changes after an event. Acts on a gradebook lock it, so that the numbers of its events rise in the order in which
 * they are committed, and the last event of a cell says what the cell has.
 */
const find = prepared<Found>(
  'gradebook_changes',
  sql`
  with fresh as materialized (
    select e.id, e.kind, e.column_id, e.student_id, e."is" from grade_events e
    where e.class_id = ${sql.placeholder('classId')}::int and e.id > ${sql.placeholder('after')}::int
    order by e.id limit ${sql.placeholder('most')}::int + 1),
  cells as (
    select distinct on (f.column_id, f.student_id) f.column_id as "columnId", f.student_id as "userId", f."is"
    from fresh f join grade_columns c on c.id = f.column_id and c.removed_at is null
    where f.kind = 'mark' and f.student_id is not null
    order by f.column_id, f.student_id, f.id desc)
  select coalesce(max(f.id), ${sql.placeholder('after')}::int) as revision, count(*)::int as count,
    coalesce(bool_or(f.kind <> 'mark'), false) as "isOther",
    (select coalesce(json_agg(cells), '[]') from cells) as cells
  from fresh f`,
)

/** Reads what has changed in a gradebook since a page has read it: cells, or that all is to be read again. */
export async function getChanges({
  db,
  viewer,
  input: { classId, after },
}: Call<typeof gradebookApi.getChanges>): Promise<AnswerOf<typeof gradebookApi.getChanges>> {
  must(mayReadAll(await readClass(db, { classId, userId: viewer.id })))
  const [found] = await find(db, { classId, after, most: arrivalsMost })
  const { revision, count, isOther, cells } = found!
  return isOther || count > arrivalsMost
    ? { revision: after, readAll: true, cells: [] }
    : { revision, readAll: false, cells }
}
