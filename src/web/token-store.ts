import { readTokenRecord, tokenCookie, type TokenRecord } from '#src/shared/token-record.ts'

const key = 'token'

/** The token record, in local storage for calls, and in a cookie with which the server renders pages. */
export const browserTokens = {
  /**
   * Returns the record of the session that pages are rendered with: a form without script sets the
   * cookie alone, so the cookie is newer where the two differ.
   */
  read(): TokenRecord | undefined {
    const stored = readTokenRecord(localStorage.getItem(key))
    const sent = readTokenRecord(cookieValue())
    return sent?.access_token === stored?.access_token ? stored : (sent ?? stored)
  },
  /** @param renews the token that this one succeeds; without it the record begins another session. */
  write({ access_token, expires }: TokenRecord, renews?: string): void {
    const record = { access_token, expires }
    localStorage.setItem(key, JSON.stringify({ ...record, renews }))
    writeCookie(JSON.stringify(record), Math.max(1, Math.round((expires - Date.now()) / 1000)))
  },
  /** Completes the record of a signed-in page: in storage for its renewal, in the cookie for pages. */
  complete(): void {
    const record = browserTokens.read()
    if (record && hasTokenCookie()) localStorage.setItem(key, JSON.stringify(record))
    else if (record) browserTokens.write(record)
  },
  clear(): void {
    localStorage.removeItem(key)
    writeCookie('', 0)
  },
  /**
   * Reports that another tab has signed in, renewed the session (`same`) or signed out.
   * @returns a function that stops it.
   */
  watch(changed: (record: TokenRecord | undefined, same: boolean) => void): () => void {
    const known = browserTokens.read()?.access_token
    const listen = (event: StorageEvent) => {
      if (event.key !== key) return
      const [before, now] = [event.oldValue, event.newValue].map(readTokenRecord)
      const ours = [known, before?.access_token]
      changed(now, !!now && (ours.includes(now.access_token) || ours.includes(now.renews ?? '')))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}

export const hasTokenCookie = () => cookieValue() !== undefined

function cookieValue(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${tokenCookie}=`))
  const value = found?.slice(tokenCookie.length + 1)
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function writeCookie(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${tokenCookie}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
