import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { accountErrors, type accountApi } from '../contract.ts'
import { users } from '../tables.ts'
import { accountActs } from './acts-text.ts'
import { announceEnded, endSessions } from './end-sessions.ts'
import { findOrNameSchool } from '#src/features/people/school/server/find-school.ts'
import { holdOwn } from './hold-own.ts'
import { mayChooseRole } from './rules.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'

type SelectRole = Call<typeof accountApi.selectRole>

/** Makes a new account a student's or a teacher's, once. Ends its other sessions, which still have no role. */
export async function selectRole(call: SelectRole) {
  const { db, viewer, input } = call
  const answer = await db.transaction(async (tx) => {
    const user = await holdOwn(tx, viewer.id)
    must(mayChooseRole(user))
    const realName = user.realName || input.realName
    if (!realName) throw refuseField(accountErrors.nameNeeded, 'realName')
    const school = await findOrNameSchool(tx, input)
    await tx
      .update(users)
      .set({ accountRole: input.role, realName, schoolId: school.id })
      .where(eq(users.id, viewer.id))
    await recordAct(tx, call, accountActs.selectRole, {
      subjectUserId: viewer.id,
      detail: { role: input.role },
    })
    await endSessions(tx, { userId: viewer.id, except: viewer.sessionId })
    return { accountRole: input.role, realName, schoolName: school.name }
  })
  announceEnded(call, viewer.id)
  return answer
}
