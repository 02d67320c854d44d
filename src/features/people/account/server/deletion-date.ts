import { deletionDays } from '../contract.ts'

const dayMs = 86_400_000

/** Returns when an account is erased, from the time its deletion was requested. */
export const erasesAt = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + deletionDays * dayMs)
