import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../contract.ts'
import { holdPerson } from './hold-person.ts'
import { linkMade } from './person-messages.ts'
import { mayGetResetLink } from './rules.ts'
import { makeResetLink, resetLinkUrl } from '#src/features/people/security/server/reset-links.ts'
import { peopleActs } from './acts-text.ts'

/** Makes a reset link. Only this answer holds it. */
export function makeResetLinkOf(call: Call<typeof peopleApi.makeResetLink>) {
  const { db, viewer, input, config, locale, messages } = call
  const { userId } = input
  return db.transaction(async (tx) => {
    await holdPerson(tx, { viewer, userId }, mayGetResetLink)
    const { token, expiresAt } = await makeResetLink(tx, { userId, madeById: viewer.id })
    await recordAct(tx, call, peopleActs.resetLink, { subjectUserId: userId })
    await messages.send(tx, { userId, ...linkMade })
    return { url: resetLinkUrl(config, locale, token), expiresAt: expiresAt.toISOString() }
  })
}
