import { readTokenRecord, tokenCookie, type TokenRecord } from '#src/shared/token-record.ts'

const key = 'token'

/** The token record, in local storage for calls, and in a cookie with which the server renders pages. */
export const browserTokens = {
  /**
   * Returns the record of the session that pages are rendered with: a form without script sets the
   * cookie alone, so the cookie is newer where the two differ.
   */
  read(): TokenRecord | undefined {
    const [stored, sent] = [storedRecord(), readTokenRecord(cookieValue())]
    return sent && sent.access_token !== stored?.access_token ? sent : (stored ?? sent)
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
    if (!record) return
    if (!hasTokenCookie()) browserTokens.write(record)
    else if (storedRecord()?.access_token !== record.access_token) {
      localStorage.setItem(key, JSON.stringify(record))
    }
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
      const ours = [known, before?.access_token].filter((token) => token !== undefined)
      const theirs = [now?.access_token, now?.renews]
      changed(
        now,
        ours.some((token) => theirs.includes(token)),
      )
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}

const storedRecord = () => readTokenRecord(localStorage.getItem(key))

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
