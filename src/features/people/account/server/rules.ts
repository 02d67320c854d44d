import { and, isNull } from 'drizzle-orm'
import type { Ruling } from '#src/shared/can.ts'
import type { AccountRole } from '#src/shared/viewer.ts'
import { accountErrors } from '../contract.ts'
import { users } from '../tables.ts'

interface Ends {
  lockedAt: Date | null
  erasedAt: Date | null
}

/** Returns the reason why no credential opens the account; null when it is open. */
export const shutOut = ({ lockedAt, erasedAt }: Ends): 'locked' | 'erased' | null => {
  if (erasedAt) return 'erased'
  return lockedAt ? 'locked' : null
}

/** The same as an SQL condition: accounts that are open. */
export const isOpenAccount = and(isNull(users.lockedAt), isNull(users.erasedAt))

/** A role may be chosen once. */
export const mayChooseRole = (user: { accountRole: AccountRole }): Ruling =>
  user.accountRole === '0' ? null : accountErrors.roleChosen

/** `usable` are the ids from `administratorIds`. */
export const anotherAdministratorRemains = (
  usable: readonly number[],
  person: { id: number },
): boolean => usable.some((id) => id !== person.id)
