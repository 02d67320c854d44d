import type { Ruling } from '#src/shared/can.ts'
import { profileErrors } from '../contract.ts'

/** A name may be changed until it is verified. */
export const mayChangeName = (user: { verifiedAt: Date | null }): Ruling =>
  user.verifiedAt ? profileErrors.nameVerified : null
