import { eq } from 'drizzle-orm'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type securityApi, securityErrors } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { announceEnded } from '#src/features/people/account/server/end-sessions.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword, verifyPassword } from '#src/features/people/account/server/password.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { guessCode, useCode } from '#src/features/people/guard/server/send-code.ts'
import { bindPurpose } from './purposes.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

type UpdatePassword = Call<typeof securityApi.updatePassword>

/** Changes the viewer's password, after the current one or a code to a bound contact. Keeps this session. */
export async function updatePassword(call: UpdatePassword) {
  const { db, viewer, input, config } = call
  checkNewPassword(input.password, viewer.username)
  const { before, codeId } = await proveOwner(call)
  // Only after the proof, so that no other person learns which passwords are wrong.
  if (before !== '' && (await verifyPassword(before, input.password))) {
    throw refuseField(securityErrors.samePassword, 'password')
  }
  const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
  const ended = await db.transaction(async (tx) => {
    if (codeId !== undefined && !(await useCode(tx, codeId))) {
      throw refuseField(guardErrors.wrongCode, 'code')
    }
    const given = { userId: viewer.id, passwordHash, before, except: viewer.sessionId }
    const ids = await setPassword(tx, call, { ...given, way: 'own' })
    // A simultaneous change was first.
    if (!ids) throw refuseField(securityErrors.wrongOldPassword, 'oldPassword')
    return ids.length
  })
  announceEnded(call, viewer.id)
  return { endedSessions: ended }
}

/** @returns the stored hash, and the id of the code to use up. */
async function proveOwner(call: UpdatePassword): Promise<{ before: string; codeId?: number }> {
  const { db, viewer, input } = call
  if (input.contact === undefined) {
    return { before: await checkOwnPassword(call, input.oldPassword ?? '', 'oldPassword') }
  }
  const [user] = await db
    .select({ phone: users.phone, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id))
  const target = user?.[input.contact]
  if (!target) throw new AppError(securityErrors.notBound)
  const codeId = await guessCode(db, target, bindPurpose, input.code ?? '')
  if (codeId === undefined) throw refuseField(guardErrors.wrongCode, 'code')
  return { before: user.passwordHash, codeId }
}
