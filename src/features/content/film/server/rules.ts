import type { Ruling } from '#src/shared/can.ts'
import { readingErrors } from '#src/features/content/file/reading-errors.ts'

/** The person who uploaded it, and administrators; for others it does not exist here. */
export const mayChangeFilm = ({
  isOwner,
  isAdmin,
}: {
  isOwner: boolean
  isAdmin: boolean
}): Ruling => (isOwner || isAdmin ? null : readingErrors.unknown)
