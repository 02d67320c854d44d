import { sql, type SQL } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { attendanceStates, type AttendanceState } from '../limits.ts'
import { type ShownLesson, shownColumns } from './state.ts'

/** Which students and lessons of a class are meant. `group` is an id, or 'none' for students without one. */
export interface AttendanceFilter {
  classId: number
  keyword: string
  group?: string | undefined
  state?: AttendanceState | undefined
  from?: string | undefined
  to?: string | undefined
  sort: keyof typeof orders
}

export type Totals = Record<AttendanceState, number>
export interface StudentRow extends Totals {
  person: PersonJson
  number: string
  group: string | null
  /** By `lessonId`, of the lessons that were asked for; null where there is none. */
  states: Record<string, AttendanceState> | null
}

const { placeholder } = sql
const zone = sql.raw(`'${schoolZone}'`)

/** The lessons `l` of the class that began on these days of the school. */
const ofDays = sql`l.class_id = ${placeholder('classId')}::int
  and (${placeholder('from')}::date is null
    or l.began_at >= ${placeholder('from')}::date::timestamp at time zone ${zone})
  and (${placeholder('to')}::date is null
    or l.began_at < (${placeholder('to')}::date + 1)::timestamp at time zone ${zone})`

const lessons = prepared<ShownLesson & { total: number; questions: number }>(
  'lesson_attendance_lessons',
  sql`select ${shownColumns}, (count(*) over ())::int as total,
      (select count(*)::int from lesson_questions q where q.lesson_id = l.id) as questions from lessons l
    where ${ofDays} order by l.began_at desc, l.id desc limit ${placeholder('limit')}::int`,
)

const counts = prepared<{ lessonId: number; here: number }>(
  'lesson_attendance_counts',
  sql`select k.lesson_id as "lessonId", count(*)::int as here
    from lesson_marks k
    join class_members m on m.class_id = ${placeholder('classId')}::int and m.user_id = k.user_id
      and m.role = 'student' and m.state = 'member'
    where k.lesson_id = any(${placeholder('lessonIds')}::int[]) and k.state in ('present', 'late')
    group by k.lesson_id`,
)

const answered = prepared<{ userId: number; answers: number }>(
  'lesson_attendance_answers',
  sql`select a.user_id as "userId", count(*)::int as answers
    from lessons l join lesson_questions q on q.lesson_id = l.id
    join lesson_answers a on a.question_id = q.id
    where ${ofDays} group by a.user_id`,
)

const days = ({ from = null, to = null }: { from?: string | null; to?: string | null }) =>
  from && to && from > to ? { from: to, to: from } : { from, to }

/** Finds the newest lessons of these days, and how many there are. @param limit null for all of them */
export async function findLessons(
  db: Db,
  filter: Pick<AttendanceFilter, 'classId' | 'from' | 'to'>,
  limit: number | null,
) {
  const { classId } = filter
  const items = await lessons(db, { classId, limit, ...days(filter) })
  return { items, total: items[0]?.total ?? 0 }
}

/** Counts the questions that each student answered in lessons of these days. */
export async function countAnswers(
  db: Db,
  filter: Pick<AttendanceFilter, 'classId' | 'from' | 'to'>,
) {
  const { classId } = filter
  const rows = await answered(db, { classId, ...days(filter) })
  return new Map(rows.map(({ userId, answers }) => [userId, answers]))
}

/** Counts the students of the class who were present or late in each of these lessons. */
export async function countHere(db: Db, given: { classId: number; lessonIds: number[] }) {
  const rows = await counts(db, given)
  return new Map(rows.map(({ lessonId, here }) => [lessonId, here]))
}

const byName = sql`p.real_name collate "zh-x-icu", p.user_id`
const byNumber = sql`nullif(p.number, '') collate "zh-numeric" nulls last, ${byName}`
const orders = {
  number: { by: byNumber, from: sql`sought p` },
  name: { by: byName, from: sql`sought p` },
  absent: {
    by: sql`n.absent desc, n.late desc, ${byNumber}`,
    // A look into the index for each member: the planner takes them for few, and would join them by a loop over all.
    from: sql`sought p cross join lateral (
      select count(*) filter (where k.state = 'absent') as absent, count(*) filter (where k.state = 'late') as late
      from lesson_marks k where k.user_id = p.user_id and k.state <> 'present'
        and k.lesson_id = any(array(select id from ofclass))) n`,
  },
}

const totalColumns = sql.join(
  attendanceStates.map((state) =>
    sql.raw(`count(*) filter (where k.state = '${state}')::int as ${state}`),
  ),
  sql`, `,
)

const shownTotals = sql.join(
  attendanceStates.map((state) => sql.raw(`coalesce(t.${state}, 0) as ${state}`)),
  sql`, `,
)

const statement = ({ by, from }: { by: SQL; from: SQL }) => sql`
  with ofclass as materialized (select l.id from lessons l where ${ofDays}),
  sought as materialized (
    select m.user_id, m.student_number as number, m.group_id,
      u.id, u.real_name, u.real_name_en, u.username, u.erased_at
    from class_members m
    -- One row by its key for each member: the planner takes the filters for narrower than they are.
    cross join lateral (select * from users where id = m.user_id limit 1) u
    where m.class_id = ${placeholder('classId')}::int and m.role = 'student' and m.state = 'member'
      and (${placeholder('userId')}::int is null or m.user_id = ${placeholder('userId')}::int)
      and (${placeholder('pattern')}::text is null or u.real_name ilike ${placeholder('pattern')}
        or u.real_name_en ilike ${placeholder('pattern')} or m.student_number ilike ${placeholder('pattern')})
      and (${placeholder('groupId')}::int is null or m.group_id = ${placeholder('groupId')}::int)
      and (not ${placeholder('isUngrouped')}::boolean or m.group_id is null)
      and (${placeholder('state')}::text is null or m.user_id in (
        select k.user_id from lesson_marks k
        where k.lesson_id = any(array(select id from ofclass)) and k.state = ${placeholder('state')}))
  ), shown as materialized (
    select p.*, row_number() over (order by ${by}) as place
    from ${from} order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  ), counted as materialized (
    select k.user_id as student_id, ${totalColumns}, json_object_agg(k.lesson_id, k.state)
      filter (where k.lesson_id = any(${placeholder('lessonIds')}::int[])) as states
    from lesson_marks k
    where k.user_id = any(array(select user_id from shown)) and k.lesson_id = any(array(select id from ofclass))
    group by k.user_id
  ), rows as (
    select ${personJson('p')} as person, p.number, g.name as "group", p.place,
      ${shownTotals}, t.states
    from shown p left join class_groups g on g.id = p.group_id
    left join counted t on t.student_id = p.user_id
  )
  select (select count(*)::int from sought) as total,
    (select coalesce(json_agg(rows order by place), '[]') from rows) as items,
    (select coalesce(json_agg(json_build_object('groupId', g.id, 'name', g.name) order by g.name collate "zh-numeric"), '[]')
      from class_groups g where g.class_id = ${placeholder('classId')}::int) as groups`

interface Found {
  total: number
  items: StudentRow[]
  groups: { groupId: number; name: string }[]
}

const lists = {
  number: prepared<Found>('lesson_attendance_by_number', statement(orders.number)),
  name: prepared<Found>('lesson_attendance_by_name', statement(orders.name)),
  absent: prepared<Found>('lesson_attendance_by_absent', statement(orders.absent)),
}

/**
 * Lists students with their totals over the lessons of these days, in one statement.
 * @param page `userId`: only this student; `lessonIds`: the lessons whose states are wanted; `limit`: null for all
 */
export async function listStudents(
  db: Db,
  filter: AttendanceFilter,
  page: { userId: number | null; lessonIds: number[]; limit: number | null; offset: number },
): Promise<Found> {
  const { classId, keyword, group, state = null, sort } = filter
  const [found] = await lists[sort](db, {
    ...{ classId, state, ...days(filter), ...page },
    pattern: keyword === '' ? null : textPattern(keyword),
    groupId: group === undefined || group === 'none' ? null : Number(group),
    isUngrouped: group === 'none',
  })
  return found!
}

/** Returns the states of a student in the order of these lessons. */
export const statesIn = ({ states }: StudentRow, lessonIds: readonly number[]) =>
  lessonIds.map((id) => states?.[id] ?? null)

export const totalsOf = ({ present, late, leave, absent }: Totals): Totals => ({
  ...{ present, late, leave, absent },
})
