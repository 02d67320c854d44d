import { and, eq, inArray } from 'drizzle-orm'
import { findByName } from '#src/features/people/account/server/find-by-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { invitedRoles, type ClassRole, type MemberState, staffMost } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { recordEvent } from './record-event.ts'
import { mayChangePerson } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Invites a co-teacher or an assistant. A wrong name costs its sender much, because names of accounts can be guessed. */
export async function invitePerson(call: Call<typeof classApi.invite>) {
  const { db, viewer, pay, input } = call
  const { classId, who, role } = input
  const named = await findByName(db, who)
  if (!named) pay('password')
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayChangePerson(found, role))
    const userId = named?.id
    if (userId === undefined) throw new AppError(classErrors.noPerson)
    await mustBeAbleTo(tx, userId, role)
    const now = await memberOf(tx, classId, userId)
    if (now?.state === 'invited' && now.role === role) return
    if (now?.state === 'member') throw new AppError(classErrors.isMember)
    await mustHaveRoom(tx, classId)
    const values = { role, state: 'invited', since: new Date(), studentNumber: '' } as const
    // In place of a request, or of an invitation with another role.
    await tx
      .insert(classMembers)
      .values({ classId, userId, ...values })
      .onConflictDoUpdate({ target: [classMembers.classId, classMembers.userId], set: values })
    await recordEvent(tx, {
      ...{ classId, actorId: viewer.id, kind: 'invited', subjectId: userId },
      detail: { role },
    })
    await tell(tx, call, {
      ...{ to: [userId], of: found, words: classMessages[role], link: classPaths.mine() },
    })
  })
  return {}
}

async function mustHaveRoom(tx: Tx, classId: number): Promise<void> {
  const staff = await tx.$count(
    classMembers,
    and(eq(classMembers.classId, classId), inArray(classMembers.role, [...invitedRoles])),
  )
  if (staff >= staffMost) throw new AppError(withValues(classErrors.staffFull, { most: staffMost }))
}

async function mustBeAbleTo(tx: Tx, userId: number, role: ClassRole): Promise<void> {
  const [person] = await tx
    .select({
      accountRole: users.accountRole,
      lockedAt: users.lockedAt,
      erasedAt: users.erasedAt,
      deletionRequestedAt: users.deletionRequestedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!person || person.lockedAt || person.erasedAt || person.deletionRequestedAt)
    throw new AppError(classErrors.noPerson)
  if (role === 'coTeacher' && person.accountRole !== '2') throw new AppError(classErrors.noTeacher)
}

async function memberOf(
  tx: Tx,
  classId: number,
  userId: number,
): Promise<{ role: ClassRole; state: MemberState } | undefined> {
  const [row] = await tx
    .select({ role: classMembers.role, state: classMembers.state })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
  return row
}
