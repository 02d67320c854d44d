/**
 * Returns an address within this site as a header or the browser may take it: parsed and encoded.
 * Undefined for '//other', '/\other' and any other form that a browser reads as another site.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])/.test(text)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(text, 'http://here.invalid')
    const isOwn = origin === 'http://here.invalid' && !pathname.startsWith('//')
    return isOwn ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
