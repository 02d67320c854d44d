import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { schoolZone } from '#src/shared/school-day.ts'

/**
 * The school's present calendar day, in SQL; as a subquery, so that it is computed once and not for
 * each row.
 */
export const schoolToday = sql`(select (now() at time zone ${sql.raw(`'${schoolZone}'`)})::date)`

/** The condition of a list's filter by the school's days, both included, in either order. */
export function withinDays(
  moment: AnyColumn | SQL,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL {
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  const start = (day: string) => sql`${day}::date::timestamp`
  return sql.join(
    [
      sql`true`,
      ...(first ? [sql`${moment} >= ${start(first)} at time zone ${schoolZone}`] : []),
      ...(last
        ? [sql`${moment} < (${start(last)} + interval '1 day') at time zone ${schoolZone}`]
        : []),
    ],
    sql` and `,
  )
}
