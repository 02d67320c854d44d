import { api } from '#src/web/api.ts'
import { securityApi } from '../contract.ts'

/** Requests a code to a contact that the person owns or wants to bind. */
export const requestBindCode = (target: string) =>
  api(securityApi.getBindCode, { inputNumber: target }, { quiet: true })
