import { keepTyped } from '../typed-text.ts'
import { asScheme, setScheme } from '../ui/scheme.ts'
import { showChoice } from './menus.ts'

/**
 * Applies a choice of the colour scheme at once, and keeps the typed text over a choice of the language.
 * Without script the server answers these forms.
 */
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
  const { name, value } = submitter
  if (name === 'scheme') {
    event.preventDefault()
    chooseScheme(value)
  } else {
    // The server remembers the language as it leads to the page: a reader who stays keeps both. The
    // redirect keeps the part of the address that only the browser knows.
    form.action = `/choose${window.location.hash}`
    keepTyped()
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
