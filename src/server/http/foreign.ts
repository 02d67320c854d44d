import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'

/**
 * Whether a page of another site sends the request. Browsers say so themselves; those that do not yet send
 * `Sec-Fetch-Site` name the page's origin. Programs send neither, and no browser adds cookies to theirs.
 */
export function isForeign(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): boolean {
  const site = headers['sec-fetch-site']
  // 'none': typed by a person.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined || origin === `${protocol}://${host}`) return false
  return PUBLIC_URL === undefined || origin !== new URL(PUBLIC_URL).origin
}
