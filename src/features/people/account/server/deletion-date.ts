import { deletionDays } from '../contract.ts'

const dayMs = 86_400_000

/** When an account goes whose deletion was asked for then. */
export const erasesAt = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + deletionDays * dayMs)
