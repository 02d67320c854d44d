import type { Locale } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { messageApi } from '../contract.ts'

/** Mail comes in the language of the site. Nobody waits for it; the next sign-in says it again. */
export function tellLanguage(locale: Locale): void {
  api(messageApi.setLanguage, { locale }, { quiet: true, background: true, keepalive: true }).catch(
    () => undefined,
  )
}
