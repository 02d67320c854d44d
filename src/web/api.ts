import { pagePath, signInPath } from '#src/shared/page-path.ts'
import { defaultLocale, splitLocale, withLocale } from '#src/shared/locale.ts'
import { createClient } from './api-client.ts'
import { endedKey } from './live/keep-session.ts'
import { guardedReload } from './reload-guard.ts'
import { browserTokens } from './token-store.ts'
import { progress } from './ui/progress-store.ts'
import { toast } from './ui/toast-store.ts'

export { ApiError } from './api-error.ts'

/** The language of the open page. */
export const pageLocale = () => splitLocale(window.location.pathname).locale ?? defaultLocale

let isSigningOut = false

/** From here on, calls that fail because the person is signing out neither say so nor open a page. */
export function beginSignOut(): void {
  isSigningOut = true
}

/** Opens the sign-in page for the session that has ended; that page says so and leads back. */
export function goToLogin(): void {
  const { pathname, search } = window.location
  if (splitLocale(pathname).rest === signInPath) return
  const path = withLocale(pageLocale(), pagePath(signInPath, { redirect: pathname + search }))
  leave(() => window.location.assign(path))
}

/** Opens the next page, which says that the session has ended. */
function leave(go: () => void): void {
  if (isSigningOut) return
  sessionStorage.setItem(endedKey, '1')
  go()
}

export const client = createClient({
  fetch: (input, init) => fetch(input, init),
  tokens: browserTokens,
  locale: pageLocale,
  now: () => Date.now(),
  progress,
  showError: (text) => void (isSigningOut || toast.error(text)),
  goToLogin,
  reload: () => leave(guardedReload),
  // Without HTTPS a browser has no locks: two tabs may refresh at the same moment, and the later one
  // has to sign in again.
  alone: (run) => ('locks' in navigator ? navigator.locks.request('session-refresh', run) : run()),
})

/** Calls the server: `await api(courseApi.join, { courseId })`. @throws ApiError, already shown. */
export const { api } = client
