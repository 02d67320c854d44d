import { sql } from 'drizzle-orm'
import { schoolZone } from '#src/shared/school-day.ts'

/**
 * The school's present calendar day, in SQL; as a subquery, so that it is computed once and not for
 * each row.
 */
export const schoolToday = sql`(select (now() at time zone ${sql.raw(`'${schoolZone}'`)})::date)`
