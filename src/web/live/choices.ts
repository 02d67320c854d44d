import {
  isLocale,
  type Locale,
  localeCookie,
  localeCookieDays,
  splitLocale,
  withLocale,
} from '#src/shared/locale.ts'
import { asScheme, setScheme } from '../ui/scheme.ts'
import { showChoice } from './menus.ts'

/** Language and looks are chosen by forms that the server can answer; here they take effect at once. */
export function startChoices(): () => void {
  const stop = new AbortController()
  document.addEventListener('submit', choose, { signal: stop.signal })
  return () => stop.abort()
}

function choose(event: SubmitEvent) {
  const form = event.target
  const { submitter } = event
  if (!(form instanceof HTMLFormElement) || form.dataset['choose'] === undefined) return
  if (!(submitter instanceof HTMLButtonElement) || event.defaultPrevented) return
  event.preventDefault()
  const { name, value } = submitter
  if (name === 'scheme') chooseScheme(value)
  if (name === 'language' && isLocale(value)) {
    rememberLanguage(value)
    const { pathname, search, hash } = window.location
    window.location.assign(withLocale(value, splitLocale(pathname).rest) + search + hash)
  }
}

/** Every switch of the page shows the same. */
function chooseScheme(value: string) {
  setScheme(asScheme(value))
  for (const one of document.querySelectorAll<HTMLButtonElement>('button[name=scheme]')) {
    if (one.role !== 'menuitemradio') one.ariaPressed = String(one.value === value)
    else if (one.value === value) showChoice(one)
  }
}

export function rememberLanguage(locale: Locale) {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
}
