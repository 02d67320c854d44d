import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { securityErrors } from '#src/features/people/security/contract.ts'
import type { privacyApi } from '../contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { erasesAt } from '#src/features/people/account/server/deletion-date.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { holdAdministrators } from '#src/features/people/account/server/administrators.ts'
import { hasAdminRole } from '#src/features/people/account/server/only-administrator.ts'
import { checkOwnPassword } from '#src/features/people/security/server/own-password.ts'
import { readHold } from './deletion-holds.ts'
import { deletionCancelledMessage, deletionMessage } from './privacy-messages.ts'
import { mayCancelDeletion, mayRequestDeletion } from './rules.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { privacyActs } from './acts-text.ts'

/** Asks for the account's deletion: it stays usable, here and after a new sign-in, until the day comes. */
export async function requestDeletion(call: Call<typeof privacyApi.requestDeletion>) {
  const { db, viewer, messages } = call
  const stored = await checkOwnPassword(call, call.input.password)
  const due = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.id)).for('update')
    // Changed since it was looked at.
    if (user?.passwordHash !== stored)
      throw refuseField(securityErrors.wrongOldPassword, 'password')
    const usable = await holdAdministrators(tx)
    const isAdministrator = await hasAdminRole(tx, viewer.id)
    must(mayRequestDeletion({ ...user, isAdministrator }, usable))
    const [asked] = await changeUsers(tx, { deletionRequestedAt: sql`now()` })
      .where(eq(users.id, viewer.id))
      .returning({ at: users.deletionRequestedAt })
    await endSessions(tx, { userId: viewer.id, except: viewer.sessionId })
    await recordAct(tx, call, privacyActs.requestDeletion, {
      subjectUserId: viewer.id,
      detail: { days: deletionDays },
    })
    const date = (await readHold(tx, viewer.id)) ? null : erasesAt(asked!.at!)
    await messages.send(tx, { ...deletionMessage(viewer.id, date), sessionId: viewer.sessionId })
    return date
  })
  announceEnded(call, viewer.id)
  return { erasesAt: due?.toISOString() ?? null }
}

/** Keeps the account after all. */
export async function cancelDeletion(call: Call<typeof privacyApi.cancelDeletion>) {
  const { db, viewer, messages } = call
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.id)).for('update')
    must(mayCancelDeletion(user))
    await changeUsers(tx, { deletionRequestedAt: null }).where(eq(users.id, viewer.id))
    await recordAct(tx, call, privacyActs.cancelDeletion, { subjectUserId: viewer.id })
    const message = deletionCancelledMessage(viewer.id)
    await messages.send(tx, { ...message, sessionId: viewer.sessionId })
  })
  call.sessions.forget(viewer.id)
  return {}
}
