import { randomInt } from 'node:crypto'
import type { Kernel } from '#src/server/kernel.ts'
import { splitWords } from '#src/shared/errors.ts'
import { usernameSchema } from '../forms.ts'
import { createUser } from './new-user.ts'
import { hashPassword } from './password.ts'

/** Characters of the password, without those that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Makes the administrator of an empty school, with a random password that the first start prints once
 * and the first sign-in has to replace. */
export async function createFirstAdministrator({
  db,
  config,
}: Pick<Kernel, 'db' | 'config'>): Promise<{ username: string; password: string }> {
  const username = usernameFrom(config.FARSAIL_ADMIN)
  const password = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const passwordHash = await hashPassword(password, config.ARGON2_MEMORY_KIB)
  await db.transaction((tx) =>
    createUser(tx, {
      username,
      passwordHash,
      realName: username,
      accountRole: '2',
      customRoles: ['admin'],
      passwordMustChange: true,
    }),
  )
  return { username, password }
}

/** @throws when the name is no valid user name */
function usernameFrom(setting: string): string {
  const { data, error } = usernameSchema.safeParse(setting)
  if (data !== undefined) return data
  throw new Error(`FARSAIL_ADMIN: ${splitWords(error.issues[0]!.message).en}`)
}
