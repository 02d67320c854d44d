import { api } from '#src/web/api.ts'
import { securityApi } from '../contract.ts'

/** Has a code sent to a contact that is the person's own, or is to become it. */
export const requestBindCode = (target: string) =>
  api(securityApi.getBindCode, { inputNumber: target }, { quiet: true })
