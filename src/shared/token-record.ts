/** The browser's record of a session, in local storage and in the cookie for page rendering. */
export interface TokenRecord {
  access_token: string
  /** Milliseconds since 1970; 0 where an older format had none. */
  expires: number
  /** In storage, after a renewal: the token before this one. */
  renews?: string
}

export const tokenCookie = 'token'

/**
 * Parses a stored token record. Older formats are accepted too: the JSON text of the JSON, an object
 * with `token` or `accessToken`, and the bare token.
 */
export function readTokenRecord(text: string | null | undefined): TokenRecord | undefined {
  if (!text) return undefined
  let value: unknown = text
  // At most twice: JSON, and JSON of that as a string.
  for (let round = 0; round < 2 && typeof value === 'string'; round++) {
    try {
      value = JSON.parse(value)
    } catch {
      break
    }
  }
  if (typeof value === 'string') {
    return /^[\w.~+/=-]{16,}$/.test(value) ? { access_token: value, expires: 0 } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { access_token, accessToken, token, expires, renews } = value as Record<string, unknown>
  const found = access_token ?? accessToken ?? token
  if (typeof found !== 'string' || found === '') return undefined
  return {
    access_token: found,
    expires: Number(expires) || 0,
    ...(typeof renews === 'string' && { renews }),
  }
}
