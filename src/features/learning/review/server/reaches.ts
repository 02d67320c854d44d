import { sql, type SQL } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { itemDone } from '#src/features/learning/study/server/progress.ts'
import { countsFrom } from '../contract.ts'

/**
 * SQL condition: the person has done 20 % of the items of the course. The same count as that of a learner's progress
 * (`progressOf`), for the person and the course of each row of a query.
 */
export const reaches = (courseId: SQL | number, userId: SQL | number): SQL => sql`coalesce((
  select count(*) filter (where ${itemDone(userId)}) * 100 >= ${sql.raw(String(countsFrom))} * nullif(count(*), 0)
  from ${liveItems} i
  left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
  where i.course_id = ${courseId}), false)`
