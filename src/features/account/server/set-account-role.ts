import { and, eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../people-contract.ts'
import { users } from '../tables.ts'
import { teacherVerifications } from '../verification-tables.ts'
import { holdPerson } from './hold-person.ts'
import { announceEnded, endSessions } from './end-sessions.ts'
import { accountRoleChanged } from './person-messages.ts'

/** Student or teacher, where the wrong one was chosen. Who becomes a student is verified no more. */
export async function setAccountRole(call: Call<typeof peopleApi.setAccountRole>) {
  const { db, viewer, input, messages } = call
  const { userId, accountRole, reason } = input
  const changed = await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId })
    if (person.accountRole === accountRole) return false
    const verification = accountRole === '1' && person.verifiedAt !== null
    await tx
      .update(users)
      .set({ accountRole, ...(accountRole === '1' && { verifiedAt: null }) })
      .where(eq(users.id, userId))
    if (accountRole === '1') {
      await tx
        .update(teacherVerifications)
        .set({ status: 'withdrawn', decidedAt: sql`now()` })
        .where(
          and(eq(teacherVerifications.userId, userId), eq(teacherVerifications.status, 'pending')),
        )
    }
    await endSessions(tx, { userId })
    await recordAct(tx, call, {
      action: 'account.role',
      subjectUserId: userId,
      detail: { before: person.accountRole, after: accountRole, verification, reason },
    })
    await messages.send(tx, {
      userId,
      ...accountRoleChanged(accountRole, { verification }, reason),
    })
    return true
  })
  if (changed) announceEnded(call, userId)
  return {}
}
