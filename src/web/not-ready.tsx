import { useText } from './i18n.tsx'
import css from './shell.module.css'
import { shellText } from './text.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Says that the page's script has not loaded yet. The style shows it once a button is pressed that needs
 * the script, and after three seconds where a form does.
 */
export function NotReady() {
  const t = useText(shellText)
  return useHydrated() ? null : <output className={css.waiting}>{t.notReady}</output>
}
