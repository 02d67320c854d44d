import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { ReportKind } from '../reasons.ts'
import {
  type DecidedThing,
  type Decision,
  type ReportedThing,
  type ReportedThings,
  reportsShown,
} from './reports-port.ts'

/** The author's names, which the room shows whole or masked. */
export interface AuthorColumns {
  realName: string
  realNameEn: string | null
  erased: boolean
}

/** The rows of one kind of things that can be reported: a table with `hiddenColumns`, and one with `reportColumns`. */
interface ReportedTables<Row> {
  kind: ReportKind
  /** The table of the things, and the column of their authors. */
  things: SQL
  author: SQL
  /** The table of their reports, and its column that names the thing. */
  reports: SQL
  key: SQL
  /** Tables joined to the things `x`. */
  joins: SQL
  /** What `shown` needs, from `x` and the joined tables. */
  columns(locale: Locale): SQL
  shown(
    row: Row & AuthorColumns,
    locale: Locale,
  ): Pick<ReportedThing, 'place' | 'link' | 'author' | 'text' | 'pictures'>
  /** SQL condition on the joined tables: besides its author, this person may not decide about the thing. */
  concerns(userId: number): SQL
  /** Locks what the room's other acts lock before the thing. */
  lockFirst?(tx: Tx, id: number): Promise<void>
  placeOf(tx: Tx, id: number): Promise<Pick<DecidedThing, 'place' | 'link'>>
  /** Counts a thing that is hidden now and was shown, or the other way round. */
  count?(tx: Tx, id: number, now: 'hidden' | 'shown'): Promise<void>
  /** Drops the pages that show it; without it, no visitor's page does. */
  changed?: ReportedThings['changed']
}

interface Locked extends Record<string, unknown> {
  authorId: number
  isHidden: boolean
}

interface Reports extends Record<string, unknown> {
  id: number
  hidden: boolean
  reports: ReportedThing['reports'] | null
}

/** Answers the port `reportedThings` for things and reports that are rows of two tables. */
export function reportedRows<Row>(given: ReportedTables<Row>): ReportedThings {
  const { kind, things, author, reports, key, joins } = given

  async function lock(tx: Tx, id: number): Promise<Locked | undefined> {
    await given.lockFirst?.(tx, id)
    const { rows } = await tx.execute<Locked>(sql`
      select ${author} as "authorId", hidden_reason is not null as "isHidden"
      from ${things} where id = ${id} for update`)
    return rows[0]
  }

  async function setHidden(tx: Tx, id: number, was: Locked, hide: Decision['hide']): Promise<void> {
    await tx.execute(sql`update ${things} set hidden_reason = ${hide?.reason ?? null},
      hidden_words = ${hide?.words ?? ''} where id = ${id}`)
    if (was.isHidden !== (hide !== null)) await given.count?.(tx, id, hide ? 'hidden' : 'shown')
  }

  return {
    kind,
    queue: sql`select ${key} as id, state, count(*)::int as reports, min(created_at) as reported_at,
      max(decided_at) as decided_at from ${reports} group by ${key}, state`,

    async find(db, { ids, state, locale }) {
      const { rows } = await db.execute<Reports & AuthorColumns>(sql`
        select x.id, x.hidden_reason is not null as hidden, ${given.columns(locale)},
          u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased,
          (select json_agg(json_build_object('reason', o.reason, 'words', o.words, 'reportedAt', o.created_at))
            from (select * from ${reports} o where o.${key} = x.id and o.state = ${state}
              order by o.created_at desc limit ${reportsShown}) o) as reports
        from ${things} x join users u on u.id = x.${author} ${joins}
        where x.id = any(${sql.param(ids)}::int[])`)
      return new Map(rows.map((row) => [row.id, toThing(row, locale)]))
    },

    async ownOf(db, ids, userId) {
      const { rows } = await db.execute<{ id: number }>(sql`
        select x.id from ${things} x ${joins} where x.id = any(${sql.param(ids)}::int[])
          and (x.${author} = ${userId} or ${given.concerns(userId)})`)
      return new Set(rows.map(({ id }) => id))
    },

    async lock(tx, id) {
      if (!(await lock(tx, id))) return 'gone'
      const { rows } = await tx.execute(
        sql`select from ${reports} where ${key} = ${id} and state = 'open' limit 1`,
      )
      return rows.length > 0 ? 'open' : 'decided'
    },

    async decide(tx, { id, deciderId, hide }) {
      const found = (await lock(tx, id))!
      const { rows } = await tx.execute<{ userId: number }>(sql`
        update ${reports} set state = ${hide ? 'upheld' : 'dismissed'}, decided_at = now(), decider_id = ${deciderId}
        where ${key} = ${id} and state = 'open' returning user_id as "userId"`)
      if (hide) await setHidden(tx, id, found, hide)
      const reporterIds = rows.map(({ userId }) => userId)
      return { authorId: found.authorId, ...(await given.placeOf(tx, id)), reporterIds }
    },

    async restore(tx, id) {
      const found = await lock(tx, id)
      if (!found?.isHidden) return null
      await setHidden(tx, id, found, null)
      return { authorId: found.authorId, ...(await given.placeOf(tx, id)), reporterIds: [] }
    },

    async changed(call, id) {
      await given.changed?.(call, id)
    },
  }

  function toThing(row: Reports & AuthorColumns, locale: Locale): ReportedThing {
    // The columns are those of `given.columns`, which names them for its own `shown`.
    const shown = given.shown(row as Reports & AuthorColumns & Row, locale)
    const each = (row.reports ?? []).map((one) => ({
      ...one,
      reportedAt: new Date(one.reportedAt).toISOString(),
    }))
    return { id: row.id, hidden: row.hidden, ...shown, reports: each }
  }
}
