import { signInPath } from '#src/shared/page-path.ts'
import { defaultLocale, splitLocale, withLocale } from '#src/shared/locale.ts'
import { isOwnPath } from '#src/shared/own-path.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { guardedReload } from '../reload-guard.ts'
import { browserTokens, hasTokenCookie } from '../token-store.ts'

/** Set in sessionStorage when the server has ended the session, for the page that says so. */
export const endedKey = 'session-ended'

interface Keeper {
  /** Whether the page was rendered for a person who is signed in. */
  signedIn: boolean
  /** Loaded only where a session has to be renewed. */
  client: () => Promise<{ renew(token: string): Promise<boolean> }>
}

/**
 * Holds the page and the stored session together: other tabs that sign in or out, a cookie that ran
 * out before the session did, a token that ends while the page is open.
 */
export function keepSession(keeper: Keeper): () => void {
  const unwatch = browserTokens.watch((record) => {
    if ((record !== undefined) !== keeper.signedIn) window.location.reload()
  })
  const record = browserTokens.read()
  if (!record) return unwatch
  if (!keeper.signedIn) {
    void restore(record, keeper)
    return unwatch
  }
  if (!hasTokenCookie()) browserTokens.write(record)
  const stop = renewInTime(keeper)
  return () => {
    unwatch()
    stop()
  }
}

/** Leads to the page that asked for the sign-in, or home (specification, section 2). */
export function leaveSignIn(): void {
  const { pathname, search } = window.location
  const wanted = new URLSearchParams(search).getAll('redirect')[0]
  const home = withLocale(splitLocale(pathname).locale ?? defaultLocale, '/')
  window.location.assign(wanted !== undefined && isOwnPath(wanted) ? wanted : home)
}

/** The page was rendered for a visitor, but a session is stored: makes it good, or forgets it. */
async function restore(record: TokenRecord, { client }: Keeper): Promise<void> {
  const alive = record.expires > Date.now() && !hasTokenCookie()
  if (alive) browserTokens.write(record)
  else if (!(await (await client()).renew(record.access_token))) return
  if (splitLocale(window.location.pathname).rest === signInPath) leaveSignIn()
  else guardedReload()
}

/** Pages are asked for with the cookie, which ends with the token: it is renewed a minute before. */
function renewInTime({ client }: Keeper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    const record = browserTokens.read()
    if (!record || record.expires === 0) return
    const wait = Math.max(1000, record.expires - Date.now() - 60_000)
    // Longer than a timer can wait: look again tomorrow.
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
