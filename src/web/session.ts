import { useEffect } from 'react'
import { splitLocale, withLocale } from '#src/shared/locale.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { client, pageLocale } from './api.ts'
import { textOf } from './i18n.tsx'
import type { RootData } from '#src/shared/page.ts'
import { paths } from './paths.ts'
import { guardedReload } from './reload-guard.ts'
import { shellText } from './text.ts'
import { browserTokens, hasTokenCookie } from './token-store.ts'
import { toast } from './ui/toast-store.ts'

export { useViewer } from './root-data.ts'

/** Keeps a sign-in and goes where the person wanted to, as an external navigation (specification, section 2). */
export function signedIn(record: TokenRecord): void {
  browserTokens.write(record)
  const wanted = new URLSearchParams(window.location.search).getAll('redirect')[0]
  window.location.assign(wanted !== undefined && isOwnPath(wanted) ? wanted : home())
}

/** Forgets the session here, ends it on the server, and goes home. */
export async function signOut(): Promise<void> {
  const record = browserTokens.read()
  browserTokens.clear()
  try {
    await fetch('/api/Login/Logout', {
      method: 'POST',
      headers: client.withToken({ 'content-type': 'application/json' }, record?.access_token),
      body: '{}',
      keepalive: true,
    })
  } finally {
    window.location.assign(home())
  }
}

/** Told by the server while the page was open: leaves to the sign-in page, which says why. */
export function sessionEnded(): void {
  browserTokens.clear()
  sessionStorage.setItem(endedKey, '1')
  const { pathname, search } = window.location
  window.location.assign(paths.login(pageLocale(), pathname + search))
}
const endedKey = 'session-ended'

function sayThatItEnded(): void {
  if (sessionStorage.getItem(endedKey) === null) return
  sessionStorage.removeItem(endedKey)
  toast.error(textOf(shellText, pageLocale()).loginExpired)
}

const home = () => withLocale(pageLocale(), '/')

/** A redirect leads within this site: '/…', never '//other' or '/\other'. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    return new URL(path, window.location.origin).origin === window.location.origin
  } catch {
    return false
  }
}

/**
 * Holds the page and the stored session together: other tabs that sign in or out, a cookie that ran
 * out before the session did, a token that ends while the page is open.
 */
export function useSessionKeeper({ viewer }: RootData): void {
  const personId = viewer?.id
  useEffect(
    () =>
      browserTokens.watch((record) => {
        if ((record !== undefined) !== (personId !== undefined)) window.location.reload()
      }),
    [personId],
  )
  useEffect(() => {
    const record = browserTokens.read()
    if (!record) {
      sayThatItEnded()
      return
    }
    if (personId === undefined) {
      void restore(record)
      return
    }
    if (!hasTokenCookie()) browserTokens.write(record)
    return renewInTime()
  }, [personId])
}

/** The page was rendered for a visitor, but a session is stored: make it good, or forget it. */
async function restore(record: TokenRecord): Promise<void> {
  const alive = record.expires > Date.now() && !hasTokenCookie()
  if (alive) browserTokens.write(record)
  else if (!(await client.renew(record.access_token))) return
  const { pathname } = window.location
  if (splitLocale(pathname).rest === '/auth/login') signedIn(browserTokens.read() ?? record)
  else guardedReload()
}

/** Pages are asked for with the cookie, which ends with the token: it is renewed a minute before. */
function renewInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    const record = browserTokens.read()
    if (!record || record.expires === 0) return
    const wait = Math.max(1000, record.expires - Date.now() - 60_000)
    // Longer than a timer can wait: look again tomorrow.
    timer = setTimeout(
      () => {
        const now = browserTokens.read()
        if (!now) return
        if (now.expires - Date.now() > 61_000) plan()
        else void client.renew(now.access_token).then((done) => done && plan())
      },
      Math.min(wait, 86_400_000),
    )
  }
  plan()
  return () => clearTimeout(timer)
}
