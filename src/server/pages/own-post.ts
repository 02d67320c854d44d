import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this site sent the form. Browsers say so themselves; those that do not yet send
 * `Sec-Fetch-Site` name the page's origin. A request with neither comes from no page.
 */
export function isOwnPost({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === `${protocol}://${host}`
}
