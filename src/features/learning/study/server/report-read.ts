import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { studyApi } from '../contract.ts'
import { readingSecondsMax, textErrors } from '../text-api.ts'
import { checkMayOpen } from './open-item.ts'
import { secondsToRead } from './reading-time.ts'
import { recordCompletion } from './record-completions.ts'

interface Held extends Record<string, unknown> {
  kind: ItemKind
  body: string | null
  bodyEn: string | null
  done: boolean
  /** Seconds since the opening. */
  passed: number
}

/** Marks a text as read once it has been open long enough. @throws course.itemNotFound, study.notAText */
export async function reportRead({
  db,
  viewer,
  input: { courseId, itemId },
}: Call<typeof studyApi.reportRead>): Promise<AnswerOf<typeof studyApi.reportRead>> {
  await checkMayOpen(db, viewer, { courseId, itemId })
  // A report without a visit starts the clock now.
  await db.execute(sql`
    insert into study_progress (user_id, item_id, course_id)
    select ${viewer.id}, i.id, i.course_id from ${liveItems} i
    where i.id = ${itemId} and i.course_id = ${courseId} and i.kind = 'text'
    on conflict do nothing`)
  const { rows } = await db.execute<Held>(sql`
    select i.kind, i.body, i.body_en as "bodyEn", p.done_at is not null as done,
      coalesce(extract(epoch from clock_timestamp() - p.reported_at), 0)::float8 as passed
    from ${liveItems} i
    left join study_progress p on p.user_id = ${viewer.id} and p.item_id = i.id
    where i.id = ${itemId} and i.course_id = ${courseId}`)
  const [held] = rows
  if (!held) throw new AppError(courseErrors.itemNotFound)
  if (held.kind !== 'text') throw new AppError(textErrors.notAText)
  const wait = held.done ? 0 : Math.max(0, secondsOf(held) - held.passed)
  if (wait > 0) return { itemId, done: false, wait }
  if (!held.done) {
    await db.execute(sql`
      update study_progress set done_at = coalesce(done_at, now())
      where user_id = ${viewer.id} and item_id = ${itemId}`)
    await recordCompletion(db, { userId: viewer.id, courseId })
  }
  return { itemId, done: true, wait: 0 }
}

/** The person has read the text in one of its languages; which one only the screen knows. */
const secondsOf = ({ body, bodyEn }: Held) =>
  Math.min(
    ...[body, bodyEn].filter((html) => html).map((html) => secondsToRead(html!)),
    readingSecondsMax,
  )
