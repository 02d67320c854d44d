import type { Ruling } from '#src/shared/can.ts'
import { filmErrors } from '../contract.ts'

/** A film is watched where it is used. Without a right its existence shows only where such a place is visible. */
export function mayWatch(facts: { read: boolean; isNamed: boolean; hasExpired: boolean }): Ruling {
  if (facts.read) return null
  if (facts.hasExpired) return filmErrors.rightExpired
  return facts.isNamed ? filmErrors.notReadable : filmErrors.filmUnknown
}

/** The person who uploaded it, and administrators. */
export const mayChangeFilm = ({
  isOwner,
  isAdmin,
}: {
  isOwner: boolean
  isAdmin: boolean
}): Ruling => (isOwner || isAdmin ? null : filmErrors.notYours)
