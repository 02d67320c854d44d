import { and, eq } from 'drizzle-orm'
import { isTeacher } from '#src/features/content/bank/server/find-teachers.ts'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classPaths } from '../paths.ts'
import { classes, classMembers } from '../tables.ts'
import { classActs } from './acts-text.ts'
import { classMessages } from './messages-text.ts'
import { holdTeacher } from './new-class.ts'
import { recordEvent } from './record-event.ts'
import { mayArchive, mayHaveOneMore } from './rules.ts'
import { type ClassFacts, holdClass, holdIfThere } from './state.ts'
import { tell } from './tell.ts'

/** Offers a class to another teacher, or withdraws the offer. */
export async function offerClass(call: Call<typeof classApi.offer>) {
  const { db, viewer, input } = call
  const { classId, userId, stays } = input
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayArchive(found))
    if (userId === found.transferToId && (userId === null || stays === found.transferStays)) return
    if (userId !== null) await mustBeTeacher(tx, userId, viewer.id)
    await tx
      .update(classes)
      .set({ transferToId: userId, transferStays: stays })
      .where(eq(classes.id, classId))
    const concerned = userId ?? found.transferToId
    await recordEvent(tx, {
      ...{ classId, actorId: viewer.id, kind: userId === null ? 'offerWithdrawn' : 'offered' },
      ...(concerned !== null && { subjectId: concerned }),
    })
    await tell(tx, call, {
      ...{ to: [userId], of: found, words: classMessages.offered, link: classPaths.mine() },
    })
  })
  return {}
}

async function mustBeTeacher(tx: Tx, userId: number, ownerId: number): Promise<void> {
  if (userId === ownerId) throw new AppError(classErrors.isOwner)
  const [teacher] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isTeacher()))
  if (!teacher) throw new AppError(classErrors.noTeacher)
}

/** Takes over a class that is offered, or declines it. */
export async function answerOffer(call: Call<typeof classApi.answerOffer>) {
  const { db, viewer, input } = call
  const { classId, accept } = input
  await db.transaction(async (tx) => {
    const found = await holdIfThere(tx, { classId, userId: viewer.id })
    if (found?.transferToId !== viewer.id) throw new AppError(classErrors.noTransfer)
    const teacher = await holdTeacher(tx, viewer.id)
    if (accept) must(mayHaveOneMore(teacher))
    if (accept) await changeOwner(tx, found, viewer.id)
    else await tx.update(classes).set({ transferToId: null }).where(eq(classes.id, classId))
    const { ownerId } = found
    await recordEvent(tx, {
      ...{ classId, actorId: viewer.id, kind: accept ? 'takenOver' : 'offerDeclined' },
      ...(ownerId !== null && { subjectId: ownerId }),
      // What the former owner is from then on.
      ...(accept && found.transferStays && { detail: { role: 'coTeacher' } }),
    })
    if (accept) await recordAct(tx, call, classActs.takeOver, { subject: `class:${classId}` })
    await tell(tx, call, {
      to: [ownerId],
      of: found,
      words: accept ? classMessages.takenOver : classMessages.offerDeclined,
      link: found.transferStays || !accept ? classPaths.class(classId) : classPaths.mine(),
    })
  })
  return {}
}

/** Makes a person the owner; the former one becomes a co-teacher or leaves, as the offer says. */
async function changeOwner(tx: Tx, found: ClassFacts, userId: number): Promise<void> {
  const { classId, transferStays } = found
  const owner = and(eq(classMembers.classId, classId), eq(classMembers.role, 'owner'))
  if (transferStays) await tx.update(classMembers).set({ role: 'coTeacher' }).where(owner)
  else await tx.delete(classMembers).where(owner)
  const values = {
    ...({ role: 'owner', state: 'member' } as const),
    ...{ groupId: null, studentNumber: '', since: new Date() },
  }
  await tx
    .insert(classMembers)
    .values({ classId, userId, ...values })
    .onConflictDoUpdate({ target: [classMembers.classId, classMembers.userId], set: values })
  await tx.update(classes).set({ transferToId: null }).where(eq(classes.id, classId))
}
