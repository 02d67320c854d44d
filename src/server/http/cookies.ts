/** 'a=1; b=2' → { a: '1', b: '2' }; a broken escape leaves the text as it stands. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] = decode(part.slice(at + 1).trim())
  }
  return cookies
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A Set-Cookie value. `maxAge` in seconds; 0 deletes. */
export function cookie(
  name: string,
  value: string,
  options: {
    path: string
    maxAge?: number
    httpOnly?: boolean
    strict?: boolean
    secure?: boolean
  },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path}`]
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  parts.push(`SameSite=${options.strict ? 'Strict' : 'Lax'}`)
  return parts.join('; ')
}
