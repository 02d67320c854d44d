import { and, isNull } from 'drizzle-orm'
import type { Ruling } from '#src/shared/can.ts'
import type { AccountRole } from '#src/shared/viewer.ts'
import { accountErrors } from '../contract.ts'
import { users } from '../tables.ts'

interface Ends {
  lockedAt: Date | null
  erasedAt: Date | null
}

/** Why nobody can be signed in to this account, with any credential; null where nothing bars it. */
export const shutOut = ({ lockedAt, erasedAt }: Ends): 'locked' | 'erased' | null => {
  if (erasedAt) return 'erased'
  return lockedAt ? 'locked' : null
}

/** The same as a condition: accounts that nothing bars. */
export const isNotShutOut = and(isNull(users.lockedAt), isNull(users.erasedAt))

/** A role is chosen once. */
export const mayChooseRole = (user: { accountRole: AccountRole }): Ruling =>
  user.accountRole === '0' ? null : accountErrors.roleChosen

/** `usable` are the administrators who are not locked and not about to be deleted. */
export const anotherAdministratorRemains = (
  usable: readonly number[],
  person: { id: number },
): boolean => usable.some((id) => id !== person.id)
