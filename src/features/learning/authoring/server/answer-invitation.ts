import { and, eq, isNull } from 'drizzle-orm'
import { acceptStaff, endStaff } from '#src/features/learning/course/server/write-owners.ts'
import { courses, courseStaff } from '#src/features/learning/course/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { authoringApi } from '../contract.ts'
import { ownErrors } from '../own-errors.ts'
import { ownActs } from './acts-text.ts'
import { holdOwn } from './own-course.ts'
import { readNamed } from './read-named.ts'
import { sendToPerson } from './send-to-person.ts'
import { staffMessages } from './staff-messages-text.ts'

/** Accepts or declines an invitation to co-teach. */
export async function answerInvitation(call: Call<typeof authoringApi.answerInvitation>) {
  const { db, viewer, input } = call
  const { courseId, accept } = input
  await db.transaction(async (tx) => {
    if (!(await isInvited(tx, courseId, viewer.id))) throw new AppError(ownErrors.notMember)
    if (accept) await acceptStaff(tx, courseId, viewer.id)
    else await endStaff(tx, courseId, viewer.id)
    const course = (await readNamed(tx, courseId))!
    await recordAct(tx, call, accept ? ownActs.accept : ownActs.decline, {
      subject: `course:${courseId}`,
    })
    const words = accept ? staffMessages.accepted : staffMessages.declined
    await sendToPerson(tx, call, { to: course.ownerId, course, words })
  })
  return {}
}

async function isInvited(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const { courseId: ofCourse, userId: ofPerson, acceptedAt } = courseStaff
  const rows = await tx
    .select({ courseId: ofCourse })
    .from(courseStaff)
    .innerJoin(courses, eq(courses.id, ofCourse))
    .where(
      and(
        eq(ofCourse, courseId),
        eq(ofPerson, userId),
        isNull(acceptedAt),
        isNull(courses.deletedAt),
      ),
    )
    .for('update')
  return rows.length > 0
}

/** Leaves a course as its co-teacher. */
export async function leaveCourse(call: Call<typeof authoringApi.leaveCourse>) {
  const { db, viewer, input } = call
  const { courseId } = input
  await db.transaction(async (tx) => {
    const course = await holdOwn(tx, { courseId, userId: viewer.id })
    if (!(await endStaff(tx, courseId, viewer.id))) throw new AppError(ownErrors.notMember)
    await recordAct(tx, call, ownActs.leave, { subject: `course:${courseId}` })
    await sendToPerson(tx, call, { to: course.ownerId, course, words: staffMessages.left })
  })
  return {}
}
