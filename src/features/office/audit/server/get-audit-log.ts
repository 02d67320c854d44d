import { paged, rowsOf } from '#src/server/database/paged.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Locale } from '#src/shared/locale.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import type { Call } from '#src/server/kernel.ts'
import { withinDays } from '#src/server/school-day.ts'
import { auditPerPage } from '../contract.ts'
import { countedMost } from '#src/shared/limits.ts'
import { detailsOf, nameOfAct, subjectOf } from './act-words.ts'
import { findPeople } from './find-people.ts'

type Input = Call<typeof auditApi.getAuditLog>['input']

interface Row extends Record<string, unknown> {
  total: number
  id: number | null
  at: Date
  actorId: number | null
  actorName: string
  actorNameEn: string | null
  action: string
  subjectUserId: number | null
  subjectName: string
  subjectNameEn: string | null
  subject: string | null
  detail: Record<string, string | number | boolean | null>
  ip: string
  requestId: string
}

/** Acts on record, newest first. Looks at no more than `countedMost` of them, each found by an index. */
export async function getAuditLog(call: Call<typeof auditApi.getAuditLog>) {
  const { db, acts, input, locale } = call
  const { keyword, userId, page } = input
  const people = keyword === '' ? null : await findPeople(db, keyword)
  const { limit, offset } = rowsOf(page, auditPerPage, countedMost)
  const [{ rows }, actions] = await Promise.all([
    db.execute<Row>(sql`
      with found as materialized (${found(input, either(userId, people?.userIds), routineOf(acts))}),
      counted as (select count(*)::int as total from found),
      shown as (select id from found order by at desc, id desc
        limit ${limit} offset ${offset})
      select counted.total, a.id, a.at, a.actor_id as "actorId", a.action,
        ${nameOf('actor')} as "actorName", actor.real_name_en as "actorNameEn", a.subject_user_id as "subjectUserId",
        ${nameOf('person')} as "subjectName", person.real_name_en as "subjectNameEn", a.subject, a.detail, a.ip, a.request_id as "requestId"
      from counted left join shown on true left join ${auditLog} a on a.id = shown.id
      left join ${users} actor on actor.id = a.actor_id
      left join ${users} person on person.id = a.subject_user_id
      order by a.at desc, a.id desc`),
    listActions(db),
  ])
  const items = rows.flatMap((row) =>
    row.id === null
      ? []
      : {
          auditId: row.id,
          at: new Date(row.at).toISOString(),
          actor: namedPerson(row.actorId, [row.actorName, row.actorNameEn], locale),
          action: row.action,
          name: nameOfAct(acts, row.action),
          subjectUser: namedPerson(row.subjectUserId, [row.subjectName, row.subjectNameEn], locale),
          subject: subjectOf(acts, row),
          details: detailsOf(call, row),
          ip: row.ip,
          requestId: row.requestId,
        },
  )
  const total = rows[0]?.total ?? 0
  return {
    ...paged({ total, page, perPage: auditPerPage, items, most: countedMost }),
    namesCut: people?.cut ?? false,
    actions: actions.map((action) => ({ action, name: nameOfAct(acts, action) })),
  }
}

const routineOf = (acts: Call<never>['acts']) =>
  [...acts.values()].flatMap(({ action, isRoutine }) => (isRoutine ? action : []))

const namedPerson = (
  userId: number | null,
  [realName, realNameEn]: [string, string | null],
  locale: Locale,
) => (userId === null ? null : { userId, name: officeName({ realName, realNameEn }, locale) })

const nameOf = (alias: 'actor' | 'person') => {
  const row = sql.raw(alias)
  return sql`coalesce(nullif(${row}.real_name, ''), ${row}.username, '')`
}

/** People of whom one must be the actor or the subject; undefined: any person. */
function either(userId: number | undefined, named: number[] | undefined): number[] | undefined {
  if (userId === undefined) return named
  return named === undefined || named.includes(userId) ? [userId] : []
}

/** The newest acts that fit, as ids: one walk along an index, or two for each person asked for. */
function found(input: Input, people: number[] | undefined, routine: string[]): SQL {
  const newest = (condition?: SQL) => sql`
    select a.id, a.at from ${auditLog} a
    where ${sql.join([...conditions(input), ...(condition ? [condition] : [])], sql` and `)}
    order by a.at desc, a.id desc limit ${countedMost + 1}`
  if (people === undefined) {
    const { action, actorId, subjectUserId } = input
    const isAny = !action && !actorId && !subjectUserId
    return newest(isAny ? sql`a.action <> all (${sql.param(routine)}::text[])` : undefined)
  }
  return sql`
    select id, at from (
      select acts.* from unnest(${sql.param(people)}::int[]) p(id),
        lateral (${newest(sql`a.actor_id = p.id`)}) acts
      union select acts.* from unnest(${sql.param(people)}::int[]) p(id),
        lateral (${newest(sql`a.subject_user_id = p.id`)}) acts) both_sides
    order by at desc, id desc limit ${countedMost + 1}`
}

function conditions({ action, actorId, subjectUserId, ...days }: Input): SQL[] {
  return [
    ...(action ? [sql`a.action = ${action}`] : []),
    ...(actorId ? [sql`a.actor_id = ${actorId}`] : []),
    ...(subjectUserId ? [sql`a.subject_user_id = ${subjectUserId}`] : []),
    withinDays(sql`a.at`, days),
  ]
}

/** Every action that occurs: one look into the index for each, however many rows there are. */
async function listActions(db: Call<never>['db']): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive each as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select a.action from ${auditLog} a where a.action > each.action order by 1 limit 1)
      from each where each.action is not null)
    select action from each where action is not null`)
  return rows.map(({ action }) => action)
}
