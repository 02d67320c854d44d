import { feedbackErrors } from '../contract.ts'
import type { Ruling } from '#src/shared/can.ts'

/** An answer needs an account, because a visitor leaves only a phone number. */
export const mayAnswer = ({ userId }: { userId: number | null }): Ruling =>
  userId === null ? feedbackErrors.noAccount : null
