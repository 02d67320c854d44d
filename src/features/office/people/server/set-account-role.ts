import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import {
  removeDocuments,
  withdrawPending,
} from '#src/features/people/verification/server/drop-documents.ts'
import { holdPerson } from './hold-person.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { accountRoleChanged } from './person-messages.ts'
import { peopleActs } from './acts-text.ts'

/** Corrects a role. A person who becomes a student loses the verification. */
export async function setAccountRole(call: Call<typeof peopleApi.setAccountRole>) {
  const { db, storage, viewer, input, messages } = call
  const { userId, accountRole, reason } = input
  const fileIds = await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId })
    if (person.accountRole === accountRole) return undefined
    const isStudent = accountRole === '1'
    const verification = isStudent && person.verifiedAt !== null
    await changeUsers(tx, { accountRole, ...(isStudent && { verifiedAt: null }) }).where(
      eq(users.id, userId),
    )
    const documents = isStudent ? await withdrawPending(tx, userId) : []
    await endSessions(tx, { userId })
    await recordAct(tx, call, peopleActs.accountRole, {
      subjectUserId: userId,
      detail: { before: person.accountRole, after: accountRole, verification, reason },
    })
    await messages.send(tx, {
      userId,
      ...accountRoleChanged(accountRole, { verification }, reason),
    })
    return documents
  })
  if (fileIds) {
    announceEnded(call, userId)
    await removeDocuments({ db, storage }, fileIds)
  }
  return {}
}
