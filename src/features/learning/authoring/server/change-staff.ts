import { and, eq } from 'drizzle-orm'
import { isTeacher } from '#src/features/content/bank/server/find-teachers.ts'
import { users } from '#src/features/people/account/tables.ts'
import {
  endStaff,
  inviteStaff,
  setStaffRights,
  type StaffRights,
} from '#src/features/learning/course/server/write-owners.ts'
import { courseStaff } from '#src/features/learning/course/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { authoringApi } from '../contract.ts'
import { ownErrors } from '../own-errors.ts'
import { staffMost } from '../staff-api.ts'
import { staffRights } from '../staff-rights.ts'
import { ownActs } from './acts-text.ts'
import { holdPresent, type OwnFacts } from './own-course.ts'
import { mayOwn } from './own-rules.ts'
import { sendToPerson } from './send-to-person.ts'
import { staffMessages } from './staff-messages-text.ts'

/** Invites a teacher; one who is invited already gets the rights. */
export async function inviteTeacher(call: Call<typeof authoringApi.inviteTeacher>) {
  const { db, viewer, input } = call
  const { courseId, userId, ...rights } = input
  await db.transaction(async (tx) => {
    const course = await holdForOwner(tx, { courseId, userId: viewer.id })
    await mustBeTeacher(tx, course, userId)
    if (await setStaffRights(tx, { courseId, userId, rights })) return
    const count = await tx.$count(courseStaff, eq(courseStaff.courseId, courseId))
    if (count >= staffMost) throw new AppError(withValues(ownErrors.tooMany, { most: staffMost }))
    await inviteStaff(tx, { courseId, userId, rights })
    await recordAct(tx, call, ownActs.invite, about(courseId, userId, rights))
    await sendToPerson(tx, call, { to: userId, course, words: staffMessages.invited })
  })
  return {}
}

export async function setRights(call: Call<typeof authoringApi.setRights>) {
  const { db, viewer, input } = call
  const { courseId, userId, ...rights } = input
  await db.transaction(async (tx) => {
    await holdForOwner(tx, { courseId, userId: viewer.id })
    const isMember = await setStaffRights(tx, { courseId, userId, rights })
    if (!isMember) throw new AppError(ownErrors.notMember)
    await recordAct(tx, call, ownActs.setRights, about(courseId, userId, rights))
  })
  return {}
}

/** Removes a co-teacher, or withdraws an invitation. */
export async function removeTeacher(call: Call<typeof authoringApi.removeTeacher>) {
  const { db, viewer, input } = call
  const { courseId, userId } = input
  await db.transaction(async (tx) => {
    const course = await holdForOwner(tx, { courseId, userId: viewer.id })
    if (!(await endStaff(tx, courseId, userId))) throw new AppError(ownErrors.notMember)
    await recordAct(tx, call, ownActs.remove, {
      ...{ subject: `course:${courseId}`, subjectUserId: userId },
    })
    await sendToPerson(tx, call, { to: userId, course, words: staffMessages.removed })
  })
  return {}
}

/** Locks a course for its owner. */
export async function holdForOwner(
  tx: Tx,
  given: { courseId: number; userId: number },
): Promise<OwnFacts> {
  const course = await holdPresent(tx, given)
  must(mayOwn(course))
  return course
}

/** @throws ownCourse.isOwner, ownCourse.noTeacher */
export async function mustBeTeacher(tx: Tx, course: OwnFacts, userId: number): Promise<void> {
  if (userId === course.ownerId) throw new AppError(ownErrors.isOwner)
  const [teacher] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isTeacher()))
  if (!teacher) throw new AppError(ownErrors.noTeacher)
}

const about = (courseId: number, userId: number, rights: StaffRights) => ({
  subject: `course:${courseId}`,
  subjectUserId: userId,
  detail: { rights: staffRights.filter((right) => rights[right]).join(' ') },
})
