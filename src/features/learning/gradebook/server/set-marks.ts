import { sql } from 'drizzle-orm'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { GradeChange, GradeConflict, gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import type { GradeSource } from '../limits.ts'
import { byHandOf, byHandText } from '../sheet.ts'
import { type Code, codeOf, type Entry, entryOf, isWord, showMark } from '../value.ts'
import { isStudent, mayMark } from './rules.ts'
import { fullMarkNow, holdBook } from './state.ts'
import { tellPages } from './tell-pages.ts'

/** A change with what the database knows about its cell. */
interface Cell extends GradeChange {
  /** Undefined where the gradebook has no such column. */
  column: Known['columns'][number] | undefined
  role: string | null
  /** The marks by hand of the student. */
  byHand: Map<number, Entry>
}

/**
 * Sets marks by hand. A cell that has another value than the change names is left as it is, and the answer says what it
 * has; one that has the new value already is no conflict, so that a call may be sent twice.
 */
export async function setMarks({
  db,
  events,
  viewer,
  locale,
  input: { classId, changes, why = '' },
}: Call<typeof gradebookApi.setMarks>): Promise<AnswerOf<typeof gradebookApi.setMarks>> {
  const { set, refused } = await db.transaction(async (tx) => {
    must(mayMark(await holdBook(tx, { classId, userId: viewer.id })))
    const cells = await readCells(tx, classId, changes)
    for (const cell of cells) mustFit(cell, why)
    const [changed, refused] = [true, false].map((isAsNamed) =>
      cells.filter((one) => nowOf(one) !== one.is && (nowOf(one) === one.was) === isAsNamed),
    ) as [Cell[], Cell[]]
    const conflicts = refused.map((one) => ({ ...one, now: nowOf(one) }))
    if (changed.length > 0) {
      await writeCells(tx, { classId, actorId: viewer.id, why }, changed)
      await tellPages(events, tx, classId)
    }
    return { set: changed.length, refused: conflicts }
  })
  return { set, conflicts: refused.length === 0 ? [] : await described(db, refused, locale) }
}

const placesOf = (changes: readonly GradeChange[]) => sql`
  unnest(${sql.param(changes.map(({ columnId }) => columnId))}::int[],
    ${sql.param(changes.map(({ userId }) => userId))}::int[]) as x (column_id, user_id)`

interface Known extends Record<string, unknown> {
  columns: { columnId: number; fullMark: number; source: GradeSource }[]
  students: { userId: number; role: string | null; marks: string | null }[]
}

async function readCells(tx: Tx, classId: number, changes: readonly GradeChange[]) {
  // Several changes of one cell are one: from the first value that they name to the last.
  const merged = new Map<string, GradeChange>()
  for (const one of changes) {
    const key = `${one.columnId}:${one.userId}`
    merged.set(key, { ...one, was: merged.get(key)?.was ?? one.was })
  }
  const ids = (of: 'columnId' | 'userId') =>
    sql`${sql.param([...new Set(changes.map((one) => one[of]))])}::int[]`
  const { rows } = await tx.execute<Known>(sql`
    select coalesce((
        select json_agg(json_build_object('columnId', c.id, 'fullMark', ${fullMarkNow}, 'source', c.source))
        from grade_columns c join gradebooks g on g.class_id = c.class_id
        where c.class_id = ${classId} and c.id = any(${ids('columnId')}) and c.removed_at is null), '[]') as columns,
      (select json_agg(json_build_object('userId', x.id, 'role', m.role, 'marks', r.marks))
        from unnest(${ids('userId')}) as x (id)
        left join class_members m on m.class_id = ${classId} and m.user_id = x.id and m.state = 'member'
        left join grade_rows r on r.class_id = ${classId} and r.user_id = x.id) as students`)
  const { columns, students } = rows[0]!
  const columnOf = new Map(columns.map((one) => [one.columnId, one]))
  const studentOf = new Map(
    students.map(({ userId, role, marks }) => [userId, { role, byHand: byHandOf(marks ?? '') }]),
  )
  return [...merged.values()].map((one): Cell => {
    const { role, byHand } = studentOf.get(one.userId)!
    return { ...one, role, byHand, column: columnOf.get(one.columnId) }
  })
}

const nowOf = ({ byHand, columnId }: Cell): Code => codeOf(byHand.get(columnId))

function mustFit({ column, role, is }: Cell, why: string): void {
  if (!column) throw new AppError(errors.noColumn)
  must(isStudent(role ?? undefined))
  if (column.source !== 'manual' && is !== '' && why === '') throw new AppError(errors.whyNeeded)
  if (is !== '' && !isWord(is) && Number(is) > column.fullMark)
    throw new AppError(withValues(errors.overFull, { most: showMark(column.fullMark) }))
}

/** Writes the rows of the students and the history of the cells, in one statement. */
async function writeCells(
  tx: Tx,
  { classId, actorId, why }: { classId: number; actorId: number; why: string },
  changed: readonly Cell[],
): Promise<void> {
  for (const { byHand, columnId, is } of changed) {
    const entry = entryOf(is)
    if (entry) byHand.set(columnId, entry)
    else byHand.delete(columnId)
  }
  const rows = new Map(changed.map(({ userId, byHand }) => [userId, byHand]))
  await tx.execute(sql`
    with kept as (
      insert into grade_rows (class_id, user_id, marks)
      select ${classId}, * from unnest(${sql.param([...rows.keys()])}::int[],
        ${sql.param([...rows.values()].map(byHandText))}::text[])
      on conflict (class_id, user_id) do update set marks = excluded.marks)
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, was, "is", why)
    select ${classId}, 'mark', ${actorId}, column_id, user_id, was, now_is, ${why}
    from unnest(${sql.param(changed.map(({ columnId }) => columnId))}::int[],
      ${sql.param(changed.map(({ userId }) => userId))}::int[],
      ${sql.param(changed.map(({ was }) => was))}::text[],
      ${sql.param(changed.map(({ is }) => is))}::text[]) as x (column_id, user_id, was, now_is)`)
}

/** Says which values the refused cells have, and who set them last. */
async function described(
  db: Db,
  refused: readonly (GradeChange & { now: Code })[],
  locale: Parameters<typeof personName>[1],
): Promise<GradeConflict[]> {
  const { rows } = await db.execute<{
    columnId: number
    userId: number
    realName: string
    realNameEn: string | null
    username: string
  }>(sql`
    select distinct on (e.column_id, e.student_id) e.column_id as "columnId", e.student_id as "userId",
      u.real_name as "realName", u.real_name_en as "realNameEn", u.username
    from ${placesOf(refused)} join grade_events e on e.column_id = x.column_id and e.student_id = x.user_id
    join users u on u.id = e.actor_id and u.erased_at is null
    order by e.column_id, e.student_id, e.id desc`)
  const names = new Map(
    rows.map((row) => [`${row.columnId}:${row.userId}`, personName(row, locale)]),
  )
  return refused.map(({ columnId, userId, now }) => ({
    ...{ columnId, userId, now, by: names.get(`${columnId}:${userId}`) ?? '' },
  }))
}
