import { verificationPaths } from '../paths.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { users } from '#src/features/people/account/tables.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { mayLoseVerification } from './rules.ts'
import { revokedWords } from '../review-text.ts'
import { verificationActs } from './acts-text.ts'

/** Revokes a verification. Earlier decisions stay in the history, and the person may apply again. */
export async function revokeVerification(call: Call<typeof verificationApi.revokeVerification>) {
  const { db, input, sessions, messages } = call
  const { userId, reasonZh, reasonEn } = input
  if (!reasonZh && !reasonEn) throw refuseField(verificationErrors.revokeReasonNeeded, 'reasonZh')
  await db.transaction(async (tx) => {
    const isThis = eq(users.id, userId)
    const [user] = await tx.select().from(users).where(isThis).for('update')
    must(mayLoseVerification(user))
    await changeUsers(tx, { verifiedAt: null }).where(isThis)
    await messages.send(tx, {
      ...revokedWords({ zh: reasonZh, en: reasonEn }),
      userId,
      kind: 'system',
      link: verificationPaths.verification(),
      weight: 'important',
    })
    await recordAct(tx, call, verificationActs.revoke, {
      subjectUserId: userId,
      detail: { reasonZh, reasonEn },
    })
  })
  sessions.forget(userId)
  return {}
}
