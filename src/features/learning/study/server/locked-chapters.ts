import { sql } from 'drizzle-orm'
import { liveChapters, liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { LearnerState } from '#src/features/learning/course/server/rules.ts'
import { countingShare } from '#src/features/learning/quiz/server/counting.ts'
import { isClosed } from '#src/features/learning/quiz/server/times.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { itemDone } from './progress.ts'

const userId = sql`${sql.placeholder('userId')}::int`

/**
 * Item `i` does not hold up its learner: it is done; or it is a quiz whose result is still to come, because a teacher has
 * to mark it or it is not shown yet; or one that can no longer be taken.
 */
const lets = sql`(${itemDone(userId)} or i.kind = 'quiz' and (
  exists (select from quizzes q where q.id = i.quiz_id and ${isClosed})
  or exists (select from quiz_attempts h where h.quiz_id = i.quiz_id and h.user_id = ${userId}
      and h.status = 'handedIn' and not h.trial)
    and ${countingShare(sql`i.quiz_id`, userId)} is null))`

/** The chapters of courses in reading order, each with whether it lets its learner on. Prepared: to plan it takes longer than to run it. */
const readChapters = prepared<{ courseId: number; chapterId: number; lets: boolean }>(
  'study_chapter_order',
  sql`
    with recursive tree as (
      select ch.id, ch.course_id, array[ch.position::int, ch.id] as path from ${liveChapters} ch
      where ch.course_id = any(${sql.placeholder('courseIds')}::int[]) and ch.parent_id is null
      union all
      select ch.id, ch.course_id, tree.path || array[ch.position::int, ch.id] from ${liveChapters} ch
      join tree on ch.parent_id = tree.id
    )
    select tree.course_id as "courseId", tree.id as "chapterId", coalesce(bool_and(${lets}) filter (where i.id is not null), true) as lets
    from tree left join ${liveItems} i on i.chapter_id = tree.id
    left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
    group by tree.course_id, tree.id, tree.path order by tree.path`,
)

/**
 * Returns the chapters of a course that a learner may not open yet, because one before them is not done. One query where
 * the course is learned in order, none elsewhere.
 */
export const lockedChapters = (
  db: Db,
  state: LearnerState,
  viewerId: number,
): Promise<ReadonlySet<number>> => lockedOfCourses(db, [state], viewerId)

/** The same of several courses, in one query too. */
export async function lockedOfCourses(
  db: Db,
  states: readonly LearnerState[],
  viewerId: number,
): Promise<ReadonlySet<number>> {
  const courseIds = states
    .filter(({ inOrder, staff, joined }) => inOrder && joined && !staff)
    .map(({ courseId }) => courseId)
  if (courseIds.length === 0) return new Set()
  const rows = await readChapters(db, { courseIds, userId: viewerId })
  const locked = [...Map.groupBy(rows, (row) => row.courseId).values()].flatMap((chapters) => {
    const held = chapters.findIndex((row) => !row.lets)
    return held < 0 ? [] : chapters.slice(held + 1)
  })
  return new Set(locked.map(({ chapterId }) => chapterId))
}
