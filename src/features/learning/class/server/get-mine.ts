import { sql, type SQL } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { classErrors } from '../errors.ts'
import type { classApi, ClassOffer } from '../contract.ts'
import { classesPerPage, type ClassRole, type ClassTab } from '../limits.ts'
import { mayHaveOneMore } from './rules.ts'
import { type ClassFacts, headOf, factColumns } from './state.ts'

interface Row extends ClassFacts {
  owner: PersonJson
  students: number
  requests: number
}

interface Counts extends Record<string, unknown> {
  teaching: number
  joined: number
  archived: number
  verified: boolean
  owned: number
}

const teaches = sql`m.role in ('owner', 'coTeacher', 'assistant')`
const inTab: Record<ClassTab, SQL> = {
  teaching: sql`${teaches} and c.archived_at is null`,
  joined: sql`m.role = 'student' and c.archived_at is null`,
  archived: sql`c.archived_at is not null`,
}
const orders = {
  newest: sql`c.created_at desc, c.id desc`,
  name: sql`c.name collate "zh-x-icu", c.id`,
}

/** Lists a person's classes, with the invitations and requests that wait. */
export async function getMine({
  db,
  viewer,
  locale,
  input,
}: Call<typeof classApi.getMine>): Promise<AnswerOf<typeof classApi.getMine>> {
  const { keyword, sort, page } = input
  const [counts, waiting] = await Promise.all([
    countMine(db, viewer.id),
    readWaiting(db, viewer.id, locale),
  ])
  const { verified, owned, ...ofTabs } = counts
  const isTeacher = passesRoleGuard(viewer)
  const first = ofTabs.teaching > 0 || (isTeacher && ofTabs.joined === 0) ? 'teaching' : 'joined'
  const tab = input.tab ?? first
  const isSought = sql`m.user_id = ${viewer.id} and m.state = 'member' and ${inTab[tab]}
    and ${containsText(keyword, sql`c.name`) ?? sql`true`}`
  const { limit, offset } = rowsOf(page, classesPerPage)
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select ${factColumns}, count(*) over ()::int as total,
      (select ${personJson('u')} from class_members o join users u on u.id = o.user_id
        where o.class_id = c.id and o.role = 'owner') as owner,
      (select count(*)::int from class_members s
        where s.class_id = c.id and s.role = 'student' and s.state = 'member') as students,
      case when ${teaches} then (select count(*)::int from class_members s
        where s.class_id = c.id and s.state = 'requested') else 0 end as requests
    from class_members m join classes c on c.id = m.class_id
    where ${isSought} order by ${orders[sort]} limit ${limit} offset ${offset}`)
  const items = rows.map((row) => ({
    ...headOf(row),
    owner: presentPerson(row.owner, locale),
    ...{ students: row.students, requests: row.requests },
  }))
  // A page after the last one has no row that could count.
  const total = rows[0]?.total ?? (keyword === '' ? ofTabs[tab] : 0)
  const teach = isTeacher ? null : classErrors.notTeacher
  return {
    ...{ tab, counts: ofTabs, ...waiting },
    ...paged({ total, page, perPage: classesPerPage, items }),
    can: { create: canOf(teach ?? mayHaveOneMore({ verified, owned })), teach: canOf(teach) },
  }
}

type Db = Call<typeof classApi.getMine>['db']

async function countMine(db: Db, userId: number): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*) filter (where ${inTab.teaching})::int as teaching,
      count(*) filter (where ${inTab.joined})::int as joined,
      count(*) filter (where ${inTab.archived})::int as archived,
      count(*) filter (where m.role = 'owner' and c.archived_at is null)::int as owned,
      (select u.verified_at is not null from users u where u.id = ${userId}) as verified
    from class_members m join classes c on c.id = m.class_id
    where m.user_id = ${userId} and m.state = 'member'`)
  return rows[0]!
}

interface Waiting extends Record<string, unknown> {
  classId: number
  name: string
  state: 'invited' | 'requested' | 'offered'
  role: ClassRole
  since: Date
  owner: PersonJson
}

/** Reads the invitations and the transfers that a person may answer, and the person's requests to join. */
async function readWaiting(
  db: Db,
  userId: number,
  locale: Call<typeof classApi.getMine>['locale'],
): Promise<Pick<AnswerOf<typeof classApi.getMine>, 'offers' | 'requests'>> {
  const { rows } = await db.execute<Waiting>(sql`
    select c.id as "classId", c.name, x.state, x.role, x.since,
      (select ${personJson('u')} from class_members o join users u on u.id = o.user_id
        where o.class_id = c.id and o.role = 'owner') as owner
    from (
      select class_id, state, role, since from class_members
      where user_id = ${userId} and state <> 'member'
      union all
      select id, 'offered', 'owner', created_at from classes where transfer_to_id = ${userId}
    ) x join classes c on c.id = x.class_id order by x.since desc, c.id desc limit 100`)
  return {
    offers: rows
      .filter(({ state }) => state !== 'requested')
      .map(({ classId, name, role, owner }) => ({
        ...{ classId, name, kind: role as ClassOffer['kind'] },
        from: presentPerson(owner, locale)?.name ?? '',
      })),
    requests: rows
      .filter(({ state }) => state === 'requested')
      .map(({ classId, name, since }) => ({ classId, name, since: new Date(since).toISOString() })),
  }
}
