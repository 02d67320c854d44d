import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'

/**
 * Whether a page of this site sent the form. Browsers say so themselves; those that do not yet send
 * `Sec-Fetch-Site` name the page's origin, which a proxy with TLS may hide from this server. A request
 * with neither comes from no page.
 */
export function isOwnPost(
  { headers, protocol, host }: FastifyRequest,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === `${protocol}://${host}`) return true
  return PUBLIC_URL !== undefined && origin === new URL(PUBLIC_URL).origin
}
