import { rememberLanguage } from '#src/features/people/account/server/remember-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { messageApi } from '../contract.ts'

/** Stores the language of the site as the viewer's language of mail. */
export async function setLanguage({ db, viewer, input }: Call<typeof messageApi.setLanguage>) {
  await rememberLanguage(db, viewer.id, input.locale)
  return {}
}
