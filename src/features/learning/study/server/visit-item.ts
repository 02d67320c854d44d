import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type itemKinds } from '#src/features/learning/course/outline-schema.ts'
import { enrolForReason } from '#src/features/learning/course/server/reasons.ts'
import { countingPassed } from '#src/features/learning/quiz/server/counting.ts'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { reportEverySeconds, type studyApi } from '../contract.ts'
import { checkMayOpen } from './open-item.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::int`

/**
 * A clock last spent before this moment is idle, and opening a video restarts it. A clock in use is left
 * alone, because another tab or a reload must not cost the seconds just played.
 */
const idle = sql`now() - make_interval(secs => ${sql.raw(String(2 * reportEverySeconds))})`

const visit = prepared<{ kind: (typeof itemKinds)[number]; done: boolean }>(
  'study_visit_item',
  sql`
  with i as (
    select id, course_id, kind, quiz_id from ${liveItems} i
    where id = ${placeholder('itemId')}::int and course_id = ${placeholder('courseId')}::int
  ), place as (
    insert into study_places (user_id, course_id, item_id) select ${userId}, course_id, id from i
    on conflict (user_id, course_id) do update
    set item_id = excluded.item_id, visited_at = excluded.visited_at
  ), clock as (
    insert into study_clocks as c (user_id) select ${userId} from i where kind = 'video'
    on conflict (user_id) do update
    set spent_until = case when c.spent_until < ${idle} then now() else c.spent_until end
    returning user_id
  ), progress as (
    -- The join locks the clock before the progress, in the same order as reports.
    insert into study_progress as p (user_id, item_id, course_id) select ${userId}, i.id, i.course_id
    from i left join clock on true where i.kind <> 'quiz'
    on conflict (user_id, item_id) do update
    set reported_at = case when p.reported_at < ${idle} then now() else p.reported_at end,
      playing_rate = case when p.reported_at < ${idle} then 0 else p.playing_rate end
    returning done_at
  )
  select kind, case when kind = 'quiz'
    then ${countingPassed(sql`i.quiz_id`, userId)}
    else (select done_at is not null from progress) end as done
  from i`,
)

/** Stores the item as the viewer's place in the course. */
export async function visitItem({
  db,
  viewer,
  input,
}: Call<typeof studyApi.visitItem>): Promise<AnswerOf<typeof studyApi.visitItem>> {
  const { courseId } = input
  const { joined, enrolled, staff } = await checkMayOpen(db, viewer, input)
  if (joined && !enrolled && !staff) await enrolForReason(db, { courseId, userId: viewer.id })
  const [item] = await visit(db, { ...input, userId: viewer.id })
  if (!item) throw new AppError(courseErrors.itemNotFound)
  return { itemId: input.itemId, done: item.done }
}
