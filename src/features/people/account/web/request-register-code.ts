import type { CodeSent } from '#src/features/people/guard/contract.ts'
import { api } from '#src/web/api.ts'
import { accountApi } from '../contract.ts'

/** Requests a code for signing up; `work` is the proof that the last refusal asked for. */
export const requestRegisterCode = (inputNumber: string, work?: string): Promise<CodeSent> =>
  api(accountApi.getVerificationCode, { inputNumber, work }, { quiet: true })
