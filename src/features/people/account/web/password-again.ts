import type { TextOf } from '#src/web/form/fields.ts'
import { useText } from '#src/web/i18n.tsx'
import { usePosted } from '#src/web/posted.ts'
import { accountText } from './text.ts'

/**
 * Says why a password is empty on the page that answers a form sent without script; undefined once it is
 * typed, and beside an error, which says more.
 */
export function usePasswordAgain({ name, value, error }: TextOf) {
  const t = useText(accountText)
  const isEmptied = usePosted()?.again.includes(name) && value === '' && !error
  return isEmptied ? t.passwordAgain : undefined
}
