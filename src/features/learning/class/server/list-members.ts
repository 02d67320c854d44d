import { sql, type SQL } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import type { ClassRole, MemberState } from '../limits.ts'
import type { ClassGroup } from '../member-api.ts'

export interface MemberFound {
  person: PersonJson
  userId: number
  role: ClassRole
  state: MemberState
  number: string
  sameNumber: boolean
  groupId: number | null
  groupName: string | null
  since: string
}

/** One page of the people of a class, with what the page counts. */
interface Found {
  total: number
  items: MemberFound[]
  students: number
  ungrouped: number
  groups: ClassGroup[]
}

const { placeholder } = sql
const byRole = sql`array_position(array['owner', 'coTeacher', 'assistant', 'student'], p.role)`
const byName = sql`p.real_name collate "zh-x-icu", p.user_id`
const orders = {
  number: sql`${byRole}, nullif(p.student_number, '') collate "zh-numeric" nulls last, ${byName}`,
  role: sql`${byRole}, ${byName}`,
  name: byName,
  joined: sql`p.since desc, p.user_id`,
}

const statement = (order: SQL) => sql`
  with sought as materialized (
    select m.user_id, m.role, m.state, m.student_number, m.group_id, m.since,
      u.id, u.real_name, u.real_name_en, u.username, u.erased_at
    from class_members m join users u on u.id = m.user_id
    where m.class_id = ${placeholder('classId')}::int
      and (m.state = 'member' or (m.state = 'invited' and ${placeholder('seesInvited')}::boolean))
      and (${placeholder('pattern')}::text is null or u.real_name ilike ${placeholder('pattern')}
        or u.real_name_en ilike ${placeholder('pattern')}
        or (${placeholder('seesNumbers')}::boolean and m.student_number ilike ${placeholder('numberPattern')}))
      and (${placeholder('role')}::text is null or m.role = ${placeholder('role')})
      and (${placeholder('groupId')}::int is null or m.group_id = ${placeholder('groupId')}::int)
      and (not ${placeholder('isUngrouped')}::boolean or (m.role = 'student' and m.group_id is null))
  ), twice as (
    select student_number from class_members
    where class_id = ${placeholder('classId')}::int and role = 'student' and state = 'member' and student_number <> ''
    group by student_number having count(*) > 1
  ), shown as (
    select ${personJson('p')} as person, p.user_id as "userId", p.role, p.state, p.student_number as number,
      (p.role = 'student' and p.student_number in (select student_number from twice)) as "sameNumber",
      p.group_id as "groupId", g.name as "groupName", p.since, row_number() over (order by ${order}) as place
    from sought p left join class_groups g on g.id = p.group_id
    order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  )
  select (select count(*)::int from sought) as total,
    (select coalesce(json_agg(shown order by place), '[]') from shown) as items,
    count(*)::int as students, count(*) filter (where m.group_id is null)::int as ungrouped,
    (select coalesce(json_agg(json_build_object('groupId', g.id, 'name', g.name, 'students', coalesce(x.students, 0))
        order by g.name collate "zh-numeric"), '[]')
      from class_groups g left join (
        select group_id, count(*)::int as students from class_members
        where class_id = ${placeholder('classId')}::int and group_id is not null group by group_id) x on x.group_id = g.id
      where g.class_id = ${placeholder('classId')}::int) as groups
  from class_members m
  where m.class_id = ${placeholder('classId')}::int and m.role = 'student' and m.state = 'member'`

const lists = {
  number: prepared<Found>('class_members_by_number', statement(orders.number)),
  role: prepared<Found>('class_members_by_role', statement(orders.role)),
  name: prepared<Found>('class_members_by_name', statement(orders.name)),
  joined: prepared<Found>('class_members_by_joined', statement(orders.joined)),
}

/** Lists a page of the people of a class in one statement. `group` is an id, or 'none' for students without one. */
export async function listMembers(
  db: Db,
  given: {
    classId: number
    keyword: string
    role: ClassRole | undefined
    group: string | undefined
    sort: keyof typeof orders
    seesInvited: boolean
    seesNumbers: boolean
    limit: number
    offset: number
  },
): Promise<Found> {
  const { keyword, role, group, sort, ...more } = given
  const [found] = await lists[sort](db, {
    ...more,
    pattern: keyword === '' ? null : textPattern(keyword),
    // As numbers are stored.
    numberPattern: textPattern(plainLine(keyword)),
    role: role ?? null,
    groupId: group === undefined || group === 'none' ? null : Number(group),
    isUngrouped: group === 'none',
  })
  return found!
}
