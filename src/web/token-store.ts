import { readTokenRecord, tokenCookie, type TokenRecord } from '#src/shared/token-record.ts'

const key = 'token'

/** The token record, in local storage for calls, and in a cookie with which the server renders pages. */
export const browserTokens = {
  read(): TokenRecord | undefined {
    return readTokenRecord(localStorage.getItem(key)) ?? readTokenRecord(cookieValue())
  },
  write(record: TokenRecord): void {
    const { access_token, expires } = record
    const text = JSON.stringify({ access_token, expires })
    localStorage.setItem(key, text)
    writeCookie(text, Math.max(1, Math.round((expires - Date.now()) / 1000)))
  },
  clear(): void {
    localStorage.removeItem(key)
    writeCookie('', 0)
  },
  /** Reports that another tab has signed in, refreshed or signed out. @returns a function that stops it. */
  watch(changed: (record: TokenRecord | undefined) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(readTokenRecord(event.newValue))
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
