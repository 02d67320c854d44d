/** A redirect leads within this site: '/…', never '//other', '/\other' or what a browser reads as such. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    const { origin, pathname } = new URL(path, 'http://here.invalid')
    return origin === 'http://here.invalid' && !pathname.startsWith('//')
  } catch {
    return false
  }
}
