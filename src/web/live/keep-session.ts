import { signInPath } from '#src/shared/page-path.ts'
import { defaultLocale, splitLocale } from '#src/shared/locale.ts'
import { pageAfterSignIn } from '#src/shared/query-value.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { guardedReload } from '../reload-guard.ts'
import { browserTokens, hasTokenCookie } from '../token-store.ts'

/** Set in sessionStorage when the session has ended other than by this tab, so that the next page reports it. */
export const endedKey = 'session-ended'

interface Keeper {
  /** Whether the page was rendered for a person who is signed in. */
  signedIn: boolean
  /** Loads the client, which only the renewal of a session needs. */
  client: () => Promise<{ renew(token: string): Promise<boolean> }>
}

/**
 * Keeps the page consistent with the stored session: when another tab signs in or out, when the cookie
 * ended before the session, and when the token ends while the page is open.
 */
export function keepSession(keeper: Keeper): () => void {
  const unwatch = browserTokens.watch((record, same) => {
    // Another session ends a person's page too, because its calls would be made for another person.
    if (keeper.signedIn ? same : !record) return
    if (!record) sessionStorage.setItem(endedKey, '1')
    window.location.reload()
  })
  const record = browserTokens.read()
  if (!record) {
    // Another tab has signed out after the server rendered this page and before its script ran.
    if (keeper.signedIn) {
      sessionStorage.setItem(endedKey, '1')
      guardedReload()
    }
    return unwatch
  }
  if (!keeper.signedIn) {
    void restore(record, keeper)
    return unwatch
  }
  browserTokens.complete()
  const stop = renewInTime(keeper)
  return () => {
    unwatch()
    stop()
  }
}

/** Opens the page that asked for the sign-in, or the home page (specification, section 2). */
export function leaveSignIn(): void {
  const { pathname, search } = window.location
  window.location.assign(pageAfterSignIn(search, splitLocale(pathname).locale ?? defaultLocale))
}

/** Restores a stored session on a page rendered for a visitor: sets its cookie, or renews it. */
async function restore(record: TokenRecord, { client }: Keeper): Promise<void> {
  const onlyCookieMissing = record.expires > Date.now() && !hasTokenCookie()
  if (onlyCookieMissing) browserTokens.write(record)
  else if (!(await (await client()).renew(record.access_token))) return
  if (splitLocale(window.location.pathname).rest === signInPath) leaveSignIn()
  else guardedReload()
}

/** Renews the session a minute before its token ends, because the cookie of page requests ends with it. */
function renewInTime({ client }: Keeper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    const record = browserTokens.read()
    if (!record || record.expires === 0) return
    const wait = Math.max(1000, record.expires - Date.now() - 60_000)
    // A timer cannot wait longer than 24 days, so it wakes once a day.
    timer = setTimeout(() => void renew(), Math.min(wait, 86_400_000))
  }
  const renew = async () => {
    const now = browserTokens.read()
    if (!now) return
    if (now.expires - Date.now() > 61_000) plan()
    else if (await (await client()).renew(now.access_token)) plan()
  }
  plan()
  return () => clearTimeout(timer)
}
