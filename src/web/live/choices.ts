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

/** Applies a choice of language or colour scheme at once. Without script the server answers these forms. */
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

/** Sets the scheme and updates every switch of the page. */
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
