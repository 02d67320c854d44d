import { anotherAdministratorRemains } from '#src/features/people/account/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { exportsPerDay, privacyErrors } from '../contract.ts'

/** One download is packed at a time, and a few in a day. `lately` were asked for in 24 hours. */
export function mayRequestExport({ waits, lately }: { waits: boolean; lately: number }): Ruling {
  if (waits) return privacyErrors.exportWaiting
  return lately >= exportsPerDay ? privacyErrors.exportsUsedUp : null
}

interface Person {
  id: number
  isAdministrator: boolean
  deletionRequestedAt: Date | null
}

/** A person may leave once, and an administrator only where another one remains. */
export function mayRequestDeletion(person: Person, usable: readonly number[]): Ruling {
  if (person.deletionRequestedAt) return privacyErrors.deletionAsked
  return person.isAdministrator && !anotherAdministratorRemains(usable, person)
    ? privacyErrors.onlyAdministrator
    : null
}

/** A deletion that was asked for may be taken back until it is carried out. */
export const mayCancelDeletion = (
  person: Pick<Person, 'deletionRequestedAt'> | undefined,
): Ruling => (person?.deletionRequestedAt ? null : privacyErrors.deletionNotAsked)
