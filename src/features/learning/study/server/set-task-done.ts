import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { studyApi } from '../contract.ts'
import { textErrors } from '../text-api.ts'
import { checkMayOpen } from './open-item.ts'
import { recordCompletion } from './record-completions.ts'

/** Sets or takes back the learner's own tick of a teaching task. @throws course.itemNotFound, study.notATask, study.handedIn */
export async function setTaskDone({
  db,
  viewer,
  input: { courseId, itemId, done },
}: Call<typeof studyApi.setTaskDone>): Promise<AnswerOf<typeof studyApi.setTaskDone>> {
  await checkMayOpen(db, viewer, { courseId, itemId })
  const { rows } = await db.execute<{ kind: ItemKind; handsIn: boolean }>(sql`
    with i as (
      select id, course_id, kind, hands_in from ${liveItems} live where id = ${itemId} and course_id = ${courseId}
    ), ticked as (
      insert into study_progress as p (user_id, item_id, course_id, done_at)
      select ${viewer.id}, id, course_id, case when ${done} then now() end from i
      where kind = 'task' and not hands_in
      on conflict (user_id, item_id) do update
      set done_at = case when ${done} then coalesce(p.done_at, now()) end
    )
    select kind, hands_in as "handsIn" from i`)
  const [found] = rows
  if (!found) throw new AppError(courseErrors.itemNotFound)
  if (found.kind !== 'task') throw new AppError(textErrors.notATask)
  if (found.handsIn) throw new AppError(textErrors.handedIn)
  if (done) await recordCompletion(db, { userId: viewer.id, courseId })
  return { itemId, done }
}

/** Sets a teaching task as done by the answer that its learner has handed in. It stays done. */
export async function setDone(
  tx: Tx,
  { userId, courseId, itemId }: { userId: number; courseId: number; itemId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into study_progress as p (user_id, item_id, course_id, done_at)
    values (${userId}, ${itemId}, ${courseId}, now())
    on conflict (user_id, item_id) do update set done_at = coalesce(p.done_at, now())`)
  await recordCompletion(tx, { userId, courseId })
}
