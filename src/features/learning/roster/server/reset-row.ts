import { eq, sql } from 'drizzle-orm'
import { expelStudent } from '#src/features/learning/class/server/enrol-students.ts'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { rosterApi } from '../contract.ts'
import { rosterRows } from '../tables.ts'
import { rosterActs } from './acts-text.ts'
import { resetReason } from './messages-text.ts'
import { type Made, readMade } from './read-made.ts'
import { mayReset } from './rules.ts'

/**
 * Resets an activation, because a classmate may have taken the row: the account leaves the class, and the row waits again. The
 * account is closed as well, and erased after the days of every deletion, unless it has become a person's own since: with a
 * phone or an e-mail, or in other classes.
 */
export async function resetRow(call: Call<typeof rosterApi.reset>) {
  const { db, viewer, input } = call
  const { classId, rowId } = input
  const done = await db.transaction(async (tx) => {
    const standing = await holdClass(tx, { classId, userId: viewer.id })
    const made = await readMade(tx, { classId, rowId })
    must(mayReset(standing, made))
    const { userId } = made!
    const closed = !made!.hasContact && !made!.hasRole && !made!.isElsewhere
    await expelStudent(tx, { classId, userId })
    await tx
      .update(rosterRows)
      .set({ userId: null, made: false, renews: false, enteredAt: null })
      .where(eq(rosterRows.id, rowId))
    if (closed) await close(tx, made!)
    await recordEvent(tx, {
      ...{ classId, actorId: viewer.id, kind: 'activationReset', subjectId: userId },
    })
    await recordAct(tx, call, rosterActs.reset, {
      ...{ subject: `class:${classId}`, subjectUserId: userId, detail: { closed } },
    })
    return { userId, closed }
  })
  if (done.closed) announceEnded(call, done.userId)
  return { closed: done.closed }
}

/** The name is free again, for the person whose row it is. */
async function close(tx: Tx, { userId, username }: Made): Promise<void> {
  await changeUsers(tx, {
    username: `${username.slice(0, 18)}_x${userId}`,
    lockedAt: sql`now()`,
    lockedReason: resetReason,
    deletionRequestedAt: sql`now()`,
  }).where(eq(users.id, userId))
  await endSessions(tx, { userId })
}
