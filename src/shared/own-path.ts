/**
 * Accepts a redirect within this site: '/…', never '//other', '/\other' or another form that a browser
 * reads so.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    const { origin, pathname } = new URL(path, 'http://here.invalid')
    return origin === 'http://here.invalid' && !pathname.startsWith('//')
  } catch {
    return false
  }
}
