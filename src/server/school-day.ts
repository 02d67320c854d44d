import { sql } from 'drizzle-orm'
import { schoolZone } from '#src/shared/school-day.ts'

/** The school's calendar day now, in SQL; as a subquery, so that it is worked out once and not for each row. */
export const schoolToday = sql`(select (now() at time zone ${sql.raw(`'${schoolZone}'`)})::date)`
