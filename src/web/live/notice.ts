import { defaultLocale, splitLocale } from '#src/shared/locale.ts'
import { textOf } from '../i18n.tsx'
import { shellText } from '../text.ts'
import { toastMs } from '../ui/toast-store.ts'
import css from '../ui/toast.module.css'
import { endedKey } from './keep-session.ts'

/** Shows on a plain page that the session has ended, in the style of a toast. */
export function showSessionEnded(): void {
  sessionStorage.removeItem(endedKey)
  const locale = splitLocale(window.location.pathname).locale ?? defaultLocale
  const region = document.createElement('div')
  region.className = css['region'] ?? ''
  region.role = 'alert'
  document.body.append(region)
  const message = document.createElement('div')
  message.className = `${css['toast']} ${css['error']}`
  message.textContent = textOf(shellText, locale).loginExpired
  region.append(message)
  setTimeout(() => region.remove(), toastMs)
}
