import type { Ruling } from '#src/shared/can.ts'
import { profileErrors } from '../contract.ts'

/** A name and its English spelling may be changed until the name is verified: courses show them. */
export const mayChangeName = (user: { verifiedAt: Date | null }): Ruling =>
  user.verifiedAt ? profileErrors.nameVerified : null

/** A school may be changed until it is verified: courses and classes name it beside their teacher. */
export const mayChangeSchool = (user: { verifiedAt: Date | null }): Ruling =>
  user.verifiedAt ? profileErrors.schoolVerified : null
