import { sql, type SQL } from 'drizzle-orm'
import { feeToJoin } from './fee.ts'
import { liveChapters } from './live-rows.ts'

/**
 * Whether an item, under the alias `i`, is a trial of its course `c`: its teacher has marked it, or it lies below the
 * first top chapter of a paid one. The outline says the same of all items of a course.
 */
export const isTrialItem: SQL<boolean> = sql`(i.trial or ${feeToJoin('c')} > 0 and (
    with recursive around as (
      select ch.id, ch.parent_id from ${liveChapters} ch where ch.id = i.chapter_id
      union all
      select up.id, up.parent_id from ${liveChapters} up join around on up.id = around.parent_id)
    select around.id from around where around.parent_id is null
  ) = (
    select ch.id from ${liveChapters} ch
    where ch.course_id = c.id and ch.parent_id is null order by ch.position, ch.id limit 1))`
