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

/** Requires a contact, because the data is sent only to the person's own. */
export const mayGetData = (person: { email: string | null; phone: string | null }): Ruling =>
  (person.email ?? person.phone) ? null : peopleErrors.noContact

interface Leaving {
  deletionRequestedAt: Date | null
}

/** A deletion is requested once. */
export const mayBeginDeletion = ({ deletionRequestedAt }: Leaving): Ruling =>
  deletionRequestedAt ? peopleErrors.deletionAsked : null

/** A requested deletion may be cancelled until it is carried out. */
export const mayEndDeletion = ({ deletionRequestedAt }: Leaving): Ruling =>
  deletionRequestedAt ? null : peopleErrors.deletionNotAsked

/** One hold at a time. An account may be held before its deletion is requested. */
export const mayHoldDeletion = (isHeld: boolean): Ruling => (isHeld ? peopleErrors.onHold : null)

export const mayReleaseDeletion = (isHeld: boolean): Ruling =>
  isHeld ? null : peopleErrors.notOnHold

/** Refuses a reset link for a disabled account, because it could not sign in with a new password either. */
export const mayGetResetLink = (person: Subject): Ruling =>
  shutOut(person) === 'locked' ? accountErrors.locked : null
