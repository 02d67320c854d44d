import { eq } from 'drizzle-orm'
import { changeOwner, setTransfer } from '#src/features/learning/course/server/write-owners.ts'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { authoringApi } from '../contract.ts'
import { ownActs } from './acts-text.ts'
import { holdForOwner, mustBeTeacher } from './change-staff.ts'
import { mayTakeOver } from './own-rules.ts'
import { readNamed } from './read-named.ts'
import { sendToPerson } from './send-to-person.ts'
import { staffMessages } from './staff-messages-text.ts'

/** Offers a course to another teacher, or withdraws the offer. */
export async function offerCourse(call: Call<typeof authoringApi.offerCourse>) {
  const { db, viewer, input } = call
  const { courseId, userId } = input
  await db.transaction(async (tx) => {
    const course = await holdForOwner(tx, { courseId, userId: viewer.id })
    if (userId === course.transferToId) return
    if (userId !== null) await mustBeTeacher(tx, course, userId)
    await setTransfer(tx, courseId, userId)
    const concerned = userId ?? course.transferToId
    await recordAct(tx, call, userId === null ? ownActs.withdraw : ownActs.offer, {
      subject: `course:${courseId}`,
      ...(concerned !== null && { subjectUserId: concerned }),
    })
    await sendToPerson(tx, call, { to: userId, course, words: staffMessages.offered })
  })
  return {}
}

/** Takes over a course that is offered, or declines it. */
export async function answerTransfer(call: Call<typeof authoringApi.answerTransfer>) {
  const { db, viewer, input } = call
  const { courseId, accept } = input
  await db.transaction(async (tx) => {
    const course = await readNamed(tx, courseId)
    const [person] = await tx
      .select({ verifiedAt: users.verifiedAt })
      .from(users)
      .where(eq(users.id, viewer.id))
    const isOffered = course?.transferToId === viewer.id
    const isVerified = !accept || person?.verifiedAt !== null
    must(mayTakeOver({ isOffered, isVerified }))
    const { ownerId } = course!
    if (accept) await changeOwner(tx, { courseId, from: ownerId, to: viewer.id })
    else await setTransfer(tx, courseId, null)
    await recordAct(tx, call, accept ? ownActs.takeOver : ownActs.refuse, {
      subject: `course:${courseId}`,
      ...(ownerId !== null && { subjectUserId: ownerId }),
    })
    const words = accept ? staffMessages.takenOver : staffMessages.refused
    await sendToPerson(tx, call, { to: ownerId, course: course!, words })
  })
  return {}
}
