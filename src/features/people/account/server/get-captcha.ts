import type { Call } from '#src/server/kernel.ts'
import type { accountApi } from '../contract.ts'
import { newCaptcha } from './captcha.ts'

/** Another captcha, of the kind the person can solve. */
export function getCaptcha({ db, input }: Call<typeof accountApi.getCaptcha>) {
  return newCaptcha(db, input.kind)
}
