import { feedbackErrors } from '../contract.ts'
import type { Ruling } from '#src/shared/can.ts'

/** An answer needs an account: the form asks for a phone, and the site does not call. */
export const mayAnswer = ({ userId }: { userId: number | null }): Ruling =>
  userId === null ? feedbackErrors.noAccount : null
