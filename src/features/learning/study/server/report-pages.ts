import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type itemKinds } from '#src/features/learning/course/outline-schema.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { type studyApi, studyErrors } from '../contract.ts'
import { checkMayOpen } from './open-item.ts'
import { takePages } from './pages-seen.ts'
import { recordCompletion } from './record-completions.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

interface Held extends Record<string, unknown> {
  kind: (typeof itemKinds)[number]
  total: number | null
  seen: number[]
  /** Seconds since the opening that no page has spent. */
  unspent: number
  done: boolean
}

/** Counts the seen pages of courseware. @throws course.itemNotFound, study.notCourseware */
export async function reportPages({
  db,
  viewer,
  input: { courseId, itemId, pages, of },
}: Call<typeof studyApi.reportPages>): Promise<AnswerOf<typeof studyApi.reportPages>> {
  await checkMayOpen(db, viewer, { courseId, itemId })
  return db.transaction(async (tx) => {
    const held = await hold(tx, { courseId, itemId, userId: viewer.id })
    const { unspent, seen } = held
    const reading = takePages({ seen, claimed: pages, total: held.total ?? of, unspent })
    const { taken, refused, share } = reading
    const done = held.done || reading.done
    if (taken.length > 0) {
      await tx.execute(sql`
        update study_progress set pages = pages || ${sql.param(taken)}::int[],
          reported_at = reported_at + make_interval(secs => ${taken.length}),
          done_at = coalesce(done_at, case when ${done} then now() end)
        where user_id = ${viewer.id} and item_id = ${itemId}`)
    }
    if (done && !held.done) await recordCompletion(tx, { userId: viewer.id, courseId })
    return { itemId, share: done ? 1 : share, done, refused }
  })
}

/** Locks the progress, so that simultaneous reports spend each second once. */
async function hold(tx: Tx, given: { courseId: number; itemId: number; userId: number }) {
  const { courseId, itemId, userId } = given
  // A report without a visit starts the clock now; the update that changes nothing takes the lock.
  await tx.execute(sql`
    insert into study_progress (user_id, item_id, course_id)
    select ${userId}, i.id, i.course_id from ${liveItems} i
    where i.id = ${itemId} and course_id = ${courseId} and kind = 'courseware'
    on conflict (user_id, item_id) do update set item_id = excluded.item_id`)
  const { rows } = await tx.execute<Held>(sql`
    select i.kind, i.pages as total, coalesce(p.pages, '{}') as seen, p.done_at is not null as done,
      coalesce(extract(epoch from clock_timestamp() - p.reported_at), 0)::float8 as unspent
    from ${liveItems} i
    left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
    where i.id = ${itemId} and i.course_id = ${courseId}`)
  const [found] = rows
  if (!found) throw new AppError(courseErrors.itemNotFound)
  if (found.kind !== 'courseware') throw new AppError(studyErrors.notCourseware)
  return found
}
