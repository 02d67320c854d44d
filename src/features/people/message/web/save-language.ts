import { quietly } from '#src/web/quietly.ts'
import type { Locale } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { messageApi } from '../contract.ts'

/** Stores the site's language as the language of mail, without waiting; the next sign-in repeats it. */
export function saveLanguage(locale: Locale): void {
  void quietly(api(messageApi.setLanguage, { locale }, { quiet: true, background: true }))
}
