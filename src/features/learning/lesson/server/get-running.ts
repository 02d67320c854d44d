import { sql } from 'drizzle-orm'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import type { AttendanceState } from '../limits.ts'
import { findAsked } from './find-asked.ts'
import { mayAttend, mayBegin } from './rules.ts'
import { findRunning } from './state.ts'

export const ownMark = prepared<{ state: AttendanceState }>(
  'lesson_own_mark',
  sql`select state from lesson_marks
    where lesson_id = ${sql.placeholder('lessonId')}::int and user_id = ${sql.placeholder('userId')}::int`,
)

/** Finds the lesson of a class that is running, for the page of the class. */
export async function getRunning({
  db,
  viewer,
  input: { classId },
}: Call<typeof lessonApi.getRunning>): Promise<AnswerOf<typeof lessonApi.getRunning>> {
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayAttend(found))
  const isStudent = found.role === 'student'
  const lesson = await findRunning(db, classId)
  const [[mine], [question]] = lesson
    ? await Promise.all([
        ownMark(db, { lessonId: lesson.lessonId, userId: viewer.id }),
        isStudent ? findAsked(db, { classId, userId: viewer.id }) : [],
      ])
    : [[], []]
  return {
    running: lesson && { lessonId: lesson.lessonId, rollOpen: lesson.rollEndedAt === null },
    mine: mine?.state ?? null,
    question: question ?? null,
    can: { begin: canOf(mayBegin(found)) },
  }
}
