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
import { isWord, showMark } from '../value.ts'
import { isStudent, mayMark } from './rules.ts'
import { fullMarkNow, holdBook } from './state.ts'

/** A change with what the database knows about its cell. */
interface Cell extends Record<string, unknown>, GradeChange {
  now: string
  fullMark: number | null
  source: GradeSource
  role: string | null
}

/**
 * Sets marks by hand. A cell that has another value than the change names is left as it is, and the answer says what it
 * has; one that has the new value already is no conflict, so that a call may be sent twice.
 */
export async function setMarks({
  db,
  viewer,
  locale,
  input: { classId, changes, why = '' },
}: Call<typeof gradebookApi.setMarks>): Promise<AnswerOf<typeof gradebookApi.setMarks>> {
  const { set, refused } = await db.transaction(async (tx) => {
    must(mayMark(await holdBook(tx, { classId, userId: viewer.id })))
    const cells = await readCells(tx, classId, changes)
    for (const cell of cells) mustFit(cell, why)
    const changed = cells.filter(({ now, was, is }) => now === was && now !== is)
    await writeCells(tx, { classId, actorId: viewer.id, why }, changed)
    return {
      set: changed.length,
      refused: cells.filter(({ now, was, is }) => now !== was && now !== is),
    }
  })
  return { set, conflicts: refused.length === 0 ? [] : await described(db, refused, locale) }
}

const columnsOf = (changes: readonly GradeChange[]) => sql`
  unnest(${sql.param(changes.map(({ columnId }) => columnId))}::int[],
    ${sql.param(changes.map(({ userId }) => userId))}::int[],
    ${sql.param(changes.map(({ was }) => was))}::text[],
    ${sql.param(changes.map(({ is }) => is))}::text[]) as x (column_id, user_id, was, now_is)`

async function readCells(tx: Tx, classId: number, changes: readonly GradeChange[]) {
  // Several changes of one cell are one: from the first value that they name to the last.
  const merged = new Map<string, GradeChange>()
  for (const one of changes) {
    const key = `${one.columnId}:${one.userId}`
    merged.set(key, { ...one, was: merged.get(key)?.was ?? one.was })
  }
  const { rows } = await tx.execute<Cell>(sql`
    select x.column_id as "columnId", x.user_id as "userId", x.was, x.now_is as "is",
      coalesce(k.mark::text, k.word, '') as now, case when c.id is not null then ${fullMarkNow} end as "fullMark", c.source, m.role
    from ${columnsOf([...merged.values()])}
    left join grade_columns c on c.id = x.column_id and c.class_id = ${classId} and c.removed_at is null
    left join gradebooks g on g.class_id = c.class_id
    left join class_members m on m.class_id = ${classId} and m.user_id = x.user_id and m.state = 'member'
    left join grade_marks k on k.column_id = c.id and k.user_id = x.user_id`)
  return rows
}

function mustFit({ fullMark, role, is, source }: Cell, why: string): void {
  if (fullMark === null) throw new AppError(errors.noColumn)
  must(isStudent(role ?? undefined))
  if (source !== 'manual' && is !== '' && why === '') throw new AppError(errors.whyNeeded)
  if (is !== '' && !isWord(is) && Number(is) > fullMark)
    throw new AppError(withValues(errors.overFull, { most: showMark(fullMark) }))
}

async function writeCells(
  tx: Tx,
  { classId, actorId, why }: { classId: number; actorId: number; why: string },
  changed: readonly Cell[],
): Promise<void> {
  if (changed.length === 0) return
  const [emptied, filled] = [
    changed.filter(({ is }) => is === ''),
    changed.filter(({ is }) => is !== ''),
  ]
  if (emptied.length > 0)
    await tx.execute(sql`
      delete from grade_marks k using ${columnsOf(emptied)}
      where k.column_id = x.column_id and k.user_id = x.user_id`)
  if (filled.length > 0)
    await tx.execute(sql`
      insert into grade_marks (column_id, user_id, mark, word)
      select column_id, user_id, case when now_is ~ '^[0-9]' then now_is::int end,
        case when now_is !~ '^[0-9]' then now_is end
      from ${columnsOf(filled)}
      on conflict (column_id, user_id) do update set mark = excluded.mark, word = excluded.word`)
  await tx.execute(sql`
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, was, "is", why)
    select ${classId}, 'mark', ${actorId}, column_id, user_id, was, now_is, ${why} from ${columnsOf(changed)}`)
}

/** Says which values the refused cells have, and who set them last. */
async function described(
  db: Db,
  refused: readonly Cell[],
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
    from ${columnsOf(refused)} join grade_events e on e.column_id = x.column_id and e.student_id = x.user_id
    join users u on u.id = e.actor_id and u.erased_at is null
    order by e.column_id, e.student_id, e.id desc`)
  const names = new Map(
    rows.map((row) => [`${row.columnId}:${row.userId}`, personName(row, locale)]),
  )
  return refused.map(({ columnId, userId, now }) => ({
    ...{ columnId, userId, now, by: names.get(`${columnId}:${userId}`) ?? '' },
  }))
}
