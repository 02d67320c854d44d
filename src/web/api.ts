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

/** Opens the sign-in page for the session that has ended; that page says so and leads back. */
export function goToLogin(): void {
  const { pathname, search } = window.location
  if (splitLocale(pathname).rest === signInPath) return
  sayEnded()
  window.location.assign(
    withLocale(pageLocale(), pagePath(signInPath, { redirect: pathname + search })),
  )
}

/** Has the next page say that the session has ended. */
const sayEnded = () => sessionStorage.setItem(endedKey, '1')

export const client = createClient({
  fetch: (input, init) => fetch(input, init),
  tokens: browserTokens,
  locale: pageLocale,
  now: () => Date.now(),
  progress,
  showError: (text) => void toast.error(text),
  goToLogin,
  reload() {
    sayEnded()
    guardedReload()
  },
  // Without HTTPS a browser has no locks: two tabs may refresh at the same moment, and the later one
  // has to sign in again.
  alone: (run) => ('locks' in navigator ? navigator.locks.request('session-refresh', run) : run()),
})

/** Calls the server: `await api(courseApi.join, { courseId })`. @throws ApiError, already shown. */
export const { api } = client
