import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import type { AttendanceState } from '../limits.ts'
import { lessonMarkEvents, lessonMarks, lessons } from '../tables.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'

/** Sets the state of a student by hand, on record. The same state once more changes nothing. */
export async function setState({ db, viewer, input }: Call<typeof lessonApi.setState>) {
  const { lessonId, userId, state, reason } = input
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const { rows } = await tx.execute<{ state: AttendanceState | null }>(sql`
      select k.state from class_members m
      left join lesson_marks k on k.lesson_id = ${lessonId} and k.user_id = m.user_id
      where m.class_id = ${lesson.classId} and m.user_id = ${userId} and m.role = 'student' and m.state = 'member'`)
    const [student] = rows
    if (!student) throw new AppError(errors.noMember)
    if (student.state === state) return
    if (lesson.rollEndedAt !== null && reason === '') throw new AppError(errors.reasonNeeded)
    await tx
      .insert(lessonMarks)
      .values({ lessonId, userId, state })
      .onConflictDoUpdate({ target: [lessonMarks.lessonId, lessonMarks.userId], set: { state } })
    await tx.insert(lessonMarkEvents).values({
      ...{ lessonId, userId, actorId: viewer.id, source: 'hand', reason },
      ...{ from: student.state, to: state },
    })
  })
  return {}
}

/** Sets the title of a lesson, and the minutes after which arrivals are late. */
export async function editLesson({ db, viewer, input }: Call<typeof lessonApi.edit>) {
  const { lessonId, title, lateAfter } = input
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const minutes = lateAfter === '' ? null : Number(lateAfter)
    // Other minutes take the place of what was said before.
    const renewed = minutes === lesson.lateAfter ? {} : { lateAfter: minutes, isLate: null }
    await tx
      .update(lessons)
      .set({ title, ...renewed })
      .where(eq(lessons.id, lessonId))
  })
  return {}
}

/** Counts arrivals as late from now on, or as present again. */
export async function setLate({ db, viewer, input }: Call<typeof lessonApi.setLate>) {
  const { lessonId, late } = input
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    if (lesson.rollEndedAt !== null) throw new AppError(errors.noRoll)
    await tx.execute(sql`update lessons set is_late = ${late} where id = ${lessonId}`)
  })
  return {}
}
