import { sql } from 'drizzle-orm'
import { mayManage, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import type { rosterApi, RosterRow } from '../contract.ts'
import { rowsPerPage, type rowFilters } from '../limits.ts'
import { mayOpenLesson } from './rules.ts'

interface Found {
  all: number
  isIn: number
  open: boolean
  total: number
  items: (Omit<RosterRow, 'enteredAt'> & { enteredAt: string | null })[]
}

const { placeholder } = sql
/** The rows of the class as `r`, with their state. */
const stated = sql`
  select r.*, case when r.user_id is null then 'waiting' when m.user_id is null then 'left' else 'in' end as state
  from roster_rows r left join class_members m
    on m.class_id = r.class_id and m.user_id = r.user_id and m.state = 'member'
  where r.class_id = ${placeholder('classId')}::int`

const list = prepared<Found>(
  'roster_list',
  sql`with stated as materialized (${stated}),
  sought as (
    select * from stated s
    where (${placeholder('pattern')}::text is null or s.name ilike ${placeholder('pattern')}
        or s.number ilike ${placeholder('pattern')})
      and (${placeholder('state')}::text is null or (s.state = 'in') = (${placeholder('state')} = 'in'))),
  shown as (
    select s.id as "rowId", s.number, s.name, s.phone, s.email, s.group_name as "group", s.state,
      s.entered_at as "enteredAt", s.made, s.renews,
      row_number() over (order by s.number collate "zh-numeric", s.id) as place
    from sought s order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int),
  other as (
    select s."rowId", json_agg(u.real_name order by u.id) as names
    from shown s join class_members m on m.class_id = ${placeholder('classId')}::int and m.role = 'student'
      and m.state = 'member' and lower(m.student_number) = lower(s.number)
    join roster_rows r on r.id = s."rowId" and r.user_id is distinct from m.user_id
    join users u on u.id = m.user_id group by s."rowId")
  select count(*)::int as "all", count(*) filter (where state = 'in')::int as "isIn",
    (select count(*)::int from sought) as total,
    exists (select from first_lessons l where l.class_id = ${placeholder('classId')}::int and l.ends_at > now()) as open,
    (select coalesce(json_agg(json_build_object('rowId', shown."rowId", 'number', number, 'name', name, 'phone', phone,
      'email', email, 'group', "group", 'state', state, 'enteredAt', "enteredAt", 'made', made, 'renews', renews,
      'others', coalesce(other.names, '[]')) order by place), '[]')
      from shown left join other on other."rowId" = shown."rowId") as items
  from stated`,
)

/** Lists the roster of a class with its counts in one statement. */
export async function getRoster({ db, viewer, input }: Call<typeof rosterApi.getRoster>) {
  const { classId, keyword, state, page } = input
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(standing))
  const found = await find(db, { classId, keyword, state, page })
  const items = found.items.map((row) => ({
    ...row,
    enteredAt: row.enteredAt && new Date(row.enteredAt).toISOString(),
  }))
  const { all, isIn, total } = found
  return {
    ...headOf(standing),
    ...paged({ total, page, perPage: rowsPerPage, items }),
    counts: { all, in: isIn, missing: all - isIn },
    lessonOpen: found.open && standing.state === 'active',
    can: { manage: canOf(mayManage(standing)), open: canOf(mayOpenLesson(standing, all)) },
  }
}

async function find(
  db: Db,
  given: {
    classId: number
    keyword: string
    state: (typeof rowFilters)[number] | undefined
    page: number
  },
): Promise<Found> {
  const { classId, keyword, state, page } = given
  const [found] = await list(db, {
    ...{ classId, state: state ?? null, ...rowsOf(page, rowsPerPage) },
    pattern: keyword === '' ? null : textPattern(plainLine(keyword)),
  })
  return found!
}

const missing = prepared<{ number: string; name: string }>(
  'roster_missing',
  sql`select s.number, s.name from (${stated}) s where s.state <> 'in' order by s.number collate "zh-numeric", s.id`,
)

/** Lists all people who are not in the class, for a reminder outside. */
export async function getMissing({ db, viewer, input }: Call<typeof rosterApi.getMissing>) {
  const { classId } = input
  must(mayTeach(await readClass(db, { classId, userId: viewer.id })))
  return missing(db, { classId })
}

const counts = prepared<{ all: number; missing: number }>(
  'roster_counts',
  sql`select count(*)::int as "all", count(*) filter (where s.state <> 'in')::int as missing from (${stated}) s`,
)

/** Answers the class room: how many people the class expects, and how many have not come. */
export async function countExpected(db: Db, classId: number) {
  const [found] = await counts(db, { classId })
  return found && found.all > 0 ? found : null
}
