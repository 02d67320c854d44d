import { sql, type SQL } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { classApi } from '../contract.ts'
import { type ClassRole, membersPerPage, type MemberState } from '../limits.ts'
import type { ClassGroup } from '../member-api.ts'
import {
  mayChangePerson,
  mayLookAfter,
  mayManage,
  mayOpen,
  mayOwn,
  maySeeStudents,
} from './rules.ts'
import { headOf, readClass } from './state.ts'

interface Row extends Record<string, unknown> {
  person: PersonJson
  userId: number
  role: ClassRole
  state: MemberState
  number: string
  groupId: number | null
  groupName: string | null
  since: Date
  total: number
}

const byRole = sql`array_position(array['owner', 'coTeacher', 'assistant', 'student'], m.role)`
const byName = sql`u.real_name collate "zh-x-icu", m.user_id`

/** Lists the people of a class. Students see names, roles and groups; contacts are shown to nobody. */
export async function getMembers({
  db,
  viewer,
  locale,
  input,
}: Call<typeof classApi.getMembers>): Promise<AnswerOf<typeof classApi.getMembers>> {
  const { classId, keyword, role, group, sort, page } = input
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(found))
  const seesNumbers = maySeeStudents(found) === null
  const seesInvited = mayManage(found) === null
  const orders: Record<typeof sort, SQL> = {
    number: seesNumbers
      ? sql`${byRole}, nullif(m.student_number, '') collate "zh-numeric" nulls last, ${byName}`
      : sql`${byRole}, ${byName}`,
    name: sql`${byName}`,
    joined: sql`m.since desc, m.user_id`,
  }
  const searched = [
    sql`u.real_name`,
    sql`u.real_name_en`,
    ...(seesNumbers ? [sql`m.student_number`] : []),
  ]
  const isSought = sql`m.class_id = ${classId}
    and (m.state = 'member' or (m.state = 'invited' and ${seesInvited}))
    and ${containsText(keyword, ...searched) ?? sql`true`}
    and ${role ? sql`m.role = ${role}` : sql`true`}
    and ${groupIs(group)}`
  const { limit, offset } = rowsOf(page, membersPerPage)
  const people = sql`class_members m join users u on u.id = m.user_id`
  const [listed, counted, groups] = await Promise.all([
    db.execute<Row>(sql`
      select ${personJson('u')} as person, m.user_id as "userId", m.role, m.state,
        m.student_number as number, m.group_id as "groupId", g.name as "groupName", m.since
      from ${people} left join class_groups g on g.id = m.group_id
      where ${isSought} order by ${orders[sort]} limit ${limit} offset ${offset}`),
    db.execute<{ total: number; students: number; ungrouped: number }>(sql`
      select (select count(*)::int from ${people} where ${isSought}) as total,
        count(*)::int as students, count(*) filter (where m.group_id is null)::int as ungrouped
      from class_members m where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'`),
    db.execute<ClassGroup & Record<string, unknown>>(sql`
      select g.id as "groupId", g.name, count(m.user_id)::int as students
      from class_groups g left join class_members m on m.class_id = g.class_id and m.group_id = g.id
      where g.class_id = ${classId} group by g.id order by g.name collate "zh-numeric"`),
  ])
  const items = listed.rows.map((row) => {
    const isMe = row.userId === viewer.id
    return {
      ...{ userId: row.userId, name: presentPerson(row.person, locale)?.name ?? '' },
      ...{ role: row.role, state: row.state, isMe },
      number: seesNumbers || isMe ? row.number : null,
      ...{ groupId: row.groupId, group: row.groupName },
      since: new Date(row.since).toISOString(),
      can: { remove: canOf(mayChangePerson(found, row.role)) },
    }
  })
  const { total, students, ungrouped } = counted.rows[0]!
  return {
    ...headOf(found),
    ...paged({ total, page, perPage: membersPerPage, items }),
    ...{ groups: groups.rows, students, ungrouped },
    can: {
      manage: canOf(mayManage(found)),
      lookAfter: canOf(mayLookAfter(found)),
      own: canOf(mayOwn(found)),
    },
  }
}

function groupIs(group: string | undefined): SQL {
  if (group === undefined) return sql`true`
  if (group === 'none') return sql`m.role = 'student' and m.group_id is null`
  return sql`m.group_id = ${Number(group)}`
}
