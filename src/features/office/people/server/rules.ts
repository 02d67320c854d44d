import type { KnownError } from '#src/shared/errors.ts'
import { peopleErrors } from '#src/features/office/people/contract.ts'

/** Who may do what to whom. Each predicate says null, or the refusal that explains its no. */
type Verdict = KnownError | null

interface Subject {
  id: number
  erasedAt: Date | null
}

/** What is left of a deleted account names nobody: there is nobody to do anything to. */
export const accountIsThere = (person: Subject): Verdict =>
  person.erasedAt ? peopleErrors.personErased : null

/** An administrator has his own pages for his own account, and those ask for his password. */
export const isSomebodyElse = (viewer: { id: number }, person: Subject): Verdict =>
  viewer.id === person.id ? peopleErrors.notYourself : null

/** Whether an administrator may act on this account at all. */
export const mayActOn = (viewer: { id: number }, person: Subject): Verdict =>
  accountIsThere(person) ?? isSomebodyElse(viewer, person)

/**
 * Somebody who can open the back office has to remain when this person no longer can. `usable` are
 * the administrators who are not locked and not about to be deleted.
 */
export const anAdministratorRemains = (
  usable: readonly number[],
  person: { id: number },
): Verdict => (usable.some((id) => id !== person.id) ? null : peopleErrors.lastAdministrator)

/** Taking the administrator's role from, or locking, somebody. */
export const mayLoseAccess = (
  viewer: { id: number },
  person: Subject,
  usable: readonly number[],
): Verdict => mayActOn(viewer, person) ?? anAdministratorRemains(usable, person)
