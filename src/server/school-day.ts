import { sql } from 'drizzle-orm'
import { schoolZone } from '#src/shared/school-day.ts'

/** The school's calendar day now, in SQL. */
export const schoolToday = sql`(now() at time zone ${sql.raw(`'${schoolZone}'`)})::date`
