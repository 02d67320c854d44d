import { type Ruling, withValues } from '#src/shared/can.ts'
import { coinErrors } from '../contract.ts'

/** A person pays out of a balance that is large enough. */
export const mayPay = (balance: number, need: number): Ruling =>
  balance < need ? withValues(coinErrors.insufficient, { need, balance }) : null
