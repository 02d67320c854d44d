import { accountErrors } from '#src/features/people/account/contract.ts'
import { anotherAdministratorRemains, shutOut } from '#src/features/people/account/server/rules.ts'
import { peopleErrors } from '#src/features/office/people/contract.ts'
import type { Ruling } from '#src/shared/can.ts'

interface Subject {
  id: number
  lockedAt: Date | null
  erasedAt: Date | null
}

/**
 * An administrator acts on accounts of others that are not deleted: pages of one's own ask for the
 * password.
 */
export function mayActOn(viewer: { id: number }, person: Subject): Ruling {
  if (person.erasedAt) return peopleErrors.personErased
  return viewer.id === person.id ? peopleErrors.notYourself : null
}

/** An administrator who can open the back office remains when this person no longer can. */
export const anAdministratorRemains = (
  usable: readonly number[],
  person: { id: number },
): Ruling => (anotherAdministratorRemains(usable, person) ? null : peopleErrors.lastAdministrator)

/** A link to a new password is of no use to an account that nobody can sign in to. */
export const mayGetResetLink = (person: Subject): Ruling =>
  shutOut(person) === 'locked' ? accountErrors.locked : null
