import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { gradebookApi } from '../contract.ts'
import { type GradeEventKind, gradeEventsPerPage } from '../limits.ts'
import type { GradeEventDetail } from '../tables.ts'
import { mayReadAll } from './rules.ts'

interface Row extends Record<string, unknown> {
  eventId: number
  kind: GradeEventKind
  actor: PersonJson
  student: PersonJson
  column: string | null
  was: string
  is: string
  why: string
  detail: GradeEventDetail
  at: Date
}

/** Lists the changes of a gradebook, of a column, of a student or of a cell, the latest first. */
export async function getHistory({
  db,
  viewer,
  locale,
  input: { classId, columnId, userId, page },
}: Call<typeof gradebookApi.getHistory>): Promise<AnswerOf<typeof gradebookApi.getHistory>> {
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayReadAll(found))
  const { limit, offset } = rowsOf(page, gradeEventsPerPage)
  const which = sql`e.class_id = ${classId}
    ${columnId === undefined ? sql`` : sql`and e.column_id = ${columnId}`}
    ${userId === undefined ? sql`` : sql`and e.student_id = ${userId}`}`
  const [listed, counted] = await Promise.all([
    db.execute<Row>(sql`
      select e.id as "eventId", e.kind, e.was, e."is", e.why, e.detail, e.at, c.name as column,
        ${personJson('a')} as actor, ${personJson('s')} as student
      from grade_events e left join users a on a.id = e.actor_id left join users s on s.id = e.student_id
      left join grade_columns c on c.id = e.column_id
      where ${which} order by e.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from grade_events e where ${which}`,
    ),
  ])
  const items = listed.rows.map(({ detail, actor, student, at, column, ...row }) => ({
    ...{ ...row, at: new Date(at).toISOString() },
    ...{ actor: presentPerson(actor, locale), student: presentPerson(student, locale) },
    ...{ column: detail.name ?? column ?? '', count: detail.count ?? 0 },
  }))
  const { total } = counted.rows[0]!
  return { ...headOf(found), ...paged({ total, page, perPage: gradeEventsPerPage, items }) }
}
