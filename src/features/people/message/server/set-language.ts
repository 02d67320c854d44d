import { rememberLanguage } from '#src/features/people/account/server/remember-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { messageApi } from '../contract.ts'

/** I have switched the language of the site: mail comes in it from now on. */
export async function setLanguage({ db, viewer, input }: Call<typeof messageApi.setLanguage>) {
  await rememberLanguage(db, viewer.id, input.locale)
  return {}
}
