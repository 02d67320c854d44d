import { changeCustomRoles } from '#src/features/people/account/server/change-users.ts'
import { asc, eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { customRoles as allRoles } from '#src/shared/viewer.ts'
import type { peopleApi } from '../contract.ts'
import { userCustomRoles } from '#src/features/people/account/tables.ts'
import { holdPerson } from './hold-person.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { rolesChanged } from './person-messages.ts'
import { anAdministratorRemains } from './rules.ts'
import { peopleActs } from './acts-text.ts'

/** Gives and takes custom roles. What changes ends the person's sessions; the same again changes nothing. */
export async function setCustomRoles(call: Call<typeof peopleApi.setCustomRoles>) {
  const { db, viewer, input, messages } = call
  const { userId } = input
  const wanted = allRoles.filter((role) => input.customRoles.includes(role))
  const changed = await db.transaction(async (tx) => {
    await holdPerson(tx, { viewer, userId }, (person, usable) =>
      wanted.includes('admin') ? null : anAdministratorRemains(usable, person),
    )
    const rows = await tx
      .select({ role: userCustomRoles.role })
      .from(userCustomRoles)
      .where(eq(userCustomRoles.userId, userId))
      .orderBy(asc(userCustomRoles.role))
    const had = rows.map(({ role }) => role)
    const taken = had.filter((role) => !wanted.includes(role))
    const given = wanted.filter((role) => !had.includes(role))
    if (taken.length + given.length === 0) return false
    await changeCustomRoles(tx, userId, { given, taken })
    await endSessions(tx, { userId })
    await recordAct(tx, call, peopleActs.customRoles, {
      subjectUserId: userId,
      detail: { before: had.join(','), after: wanted.join(',') },
    })
    await messages.send(tx, { userId, ...rolesChanged(wanted) })
    return true
  })
  if (changed) announceEnded(call, userId)
  return { customRoles: wanted }
}
