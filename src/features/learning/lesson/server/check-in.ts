import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import type { AttendanceState, MarkSource } from '../limits.ts'
import { areFigures, isCode, isTicket, makeTicket } from './codes.ts'
import { countFigures } from './count-figures.ts'
import { ownMark } from './get-running.ts'
import { mayCheckIn } from './rules.ts'
import { findRunning, isLateNow, type LessonFacts } from './state.ts'

/** Exchanges the code of a link for a ticket, as soon as the request has reached the server. */
export async function getTicket({ db, viewer, input }: Call<typeof lessonApi.getTicket>) {
  const { secret } = await openRoll(db, input.classId, viewer.id)
  const now = Date.now()
  if (!isCode(secret, input.code, now)) throw new AppError(errors.codeExpired)
  return { ticket: makeTicket(secret, viewer.id, now) }
}

/** Checks a student in with a ticket. Once more is once. */
export async function checkIn({ db, viewer, input }: Call<typeof lessonApi.checkIn>) {
  const lesson = await openRoll(db, input.classId, viewer.id)
  const { ticket, device } = input
  if (!isTicket({ secret: lesson.secret, userId: viewer.id, ticket, now: Date.now() }))
    throw new AppError(errors.ticketExpired)
  return arrive(db, lesson, { userId: viewer.id, device, source: 'code' })
}

/** Checks a student in with the figures on the screen. Wrong ones slow the next ones down. */
export async function checkInByFigures(call: Call<typeof lessonApi.checkInByFigures>) {
  const { db, viewer, input } = call
  const lesson = await openRoll(db, input.classId, viewer.id)
  await countFigures(db, viewer.id, () => areFigures(lesson.secret, input.figures, Date.now()))
  return arrive(db, lesson, { userId: viewer.id, device: input.device, source: 'figures' })
}

/** Finds the open roll call for a student of the class. @throws what mayCheckIn refuses */
async function openRoll(db: Db, classId: number, userId: number): Promise<LessonFacts> {
  const [found, lesson] = await Promise.all([
    readClass(db, { classId, userId }),
    findRunning(db, classId),
  ])
  must(mayCheckIn({ ...found, rollOpen: lesson?.rollEndedAt === null }))
  return lesson!
}

// The shared lock waits for the end of the roll call, so that nobody is both absent and here.
const put = prepared<{ isOpen: boolean; state: AttendanceState | null }>(
  'lesson_check_in',
  sql`with open as (
      select l.id, ${isLateNow} as is_late from lessons l
      where l.id = ${sql.placeholder('lessonId')}::int and l.roll_ended_at is null for share),
    mark as (
      insert into lesson_marks (lesson_id, user_id, state, device)
      select id, ${sql.placeholder('userId')}::int, case when is_late then 'late' else 'present' end,
        ${sql.placeholder('device')}::text
      from open on conflict do nothing returning lesson_id, user_id, state),
    event as (
      insert into lesson_mark_events (lesson_id, user_id, actor_id, source, "to")
      select lesson_id, user_id, user_id, ${sql.placeholder('source')}::text, state from mark)
    select exists (select from open) as "isOpen", (select state from mark) as state`,
)

async function arrive(
  db: Db,
  { lessonId, secret }: LessonFacts,
  given: { userId: number; device: string; source: MarkSource },
): Promise<{ state: AttendanceState }> {
  const { userId, source } = given
  // The key is the lesson's, so that a device is not followed from one lesson to the next.
  const device = createHmac('sha256', secret).update(`device:${given.device}`).digest('base64url')
  const [done] = await put(db, { lessonId, userId, device, source })
  if (done?.state) return { state: done.state }
  const [mine] = await ownMark(db, { lessonId, userId })
  if (mine) return mine
  if (!done?.isOpen) throw new AppError(errors.noRoll)
  await db.execute(sql`
    insert into lesson_tries (lesson_id, user_id, other_id)
    select lesson_id, ${userId}::int, user_id from lesson_marks
    where lesson_id = ${lessonId} and device = ${device} on conflict do nothing`)
  throw new AppError(errors.deviceUsed)
}
