import type { Call } from '#src/server/kernel.ts'
import type { accountApi } from '../contract.ts'
import { newCaptcha } from './captcha.ts'

/** Returns a new captcha of the requested kind. */
export function getCaptcha({ db, input }: Call<typeof accountApi.getCaptcha>) {
  return newCaptcha(db, input.kind)
}
