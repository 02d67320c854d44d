import { eq, sql } from 'drizzle-orm'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { accountErrors, type accountApi, defaultLoginDay } from '../contract.ts'
import { isPhone, usernameKey } from '#src/shared/identifiers.ts'
import { users } from '../tables.ts'
import { rememberDevice } from './known-device.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { accountActs } from './acts-text.ts'
import { createUser } from './new-user.ts'
import { hashPassword, isCommonPassword } from './password.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { giveGuessBack, guessCode, useCode } from '#src/features/people/guard/server/send-code.ts'
import { signUpPurpose } from './send-register-code.ts'
import { startSession } from './start-session.ts'

/** Makes an account for the holder of the code and signs in, in one transaction. */
export async function registerUser(call: Call<typeof accountApi.register>) {
  const { db, input, origin, config, secret, locale } = call
  const { inputNumber, username, realName, termsVersion } = input
  if (isCommonPassword(input.password)) throw refuseField(accountErrors.commonPassword, 'password')
  // The code comes first, because only its holder may learn whether a name exists.
  const codeId = await guessCode(db, inputNumber, signUpPurpose, input.code)
  if (codeId === undefined) throw refuseField(guardErrors.wrongCode, 'code')
  const isTaken = await db.$count(users, eq(sql`lower(${users.username})`, usernameKey(username)))
  if (isTaken) {
    await giveGuessBack(db, codeId)
    throw refuseField(accountErrors.usernameTaken, 'username')
  }

  const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
  const contact = isPhone(inputNumber) ? { phone: inputNumber } : { email: inputNumber }
  const session = await db
    .transaction(async (tx) => {
      if (!(await useCode(tx, codeId))) throw refuseField(guardErrors.wrongCode, 'code')
      const userId = await createUser(tx, {
        username,
        passwordHash,
        realName,
        termsVersion,
        ...contact,
      })
      const viewer = { id: userId }
      await recordAct(tx, { viewer, origin }, accountActs.register, { subjectUserId: userId })
      const options = { remember: false, loginDay: defaultLoginDay, origin, config, secret, locale }
      return startSession(tx, userId, options)
    })
    .catch((error: unknown) => {
      const constraint = violated(error)
      if (constraint === 'users_username_lower') {
        throw refuseField(accountErrors.usernameTaken, 'username')
      }
      if (constraint === 'users_phone_unique' || constraint === 'users_email_unique') {
        throw refuseField(accountErrors.contactTaken, 'inputNumber')
      }
      throw error
    })
  origin.setCookies.push(session.cookie)
  rememberDevice(call, session.answer.userId)
  return session.answer
}
