import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { readTokenRecord, tokenCookie } from '#src/shared/token-record.ts'
import type { Kernel } from '../kernel.ts'
import { routeOf } from '../observe/logger.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that is authorised by its cookie, as pages are. */
    byCookie?: boolean
  }
}

const minute = 60_000
/** Unknown tokens from one address in a minute; beyond it, tokens from there are not looked up. */
const badTokens = 60

/** Limits calls by person, or by address for visitors. Counters are in this process's memory. */
export async function limitRates(
  kernel: Pick<Kernel, 'app' | 'config' | 'sessions'>,
): Promise<void> {
  const { app, config, sessions } = kernel
  const bad = new LRUCache<string, number>({ max: 50_000, ttl: minute })

  /** An invented token must not buy a fresh allowance, nor cost a database query at each try. */
  async function keyOf(request: FastifyRequest): Promise<string> {
    const ip = normalizeIP(request.ip)
    const token = tokenOf(request)
    if (token === undefined) return ip
    const tried = bad.get(ip) ?? 0
    if (tried >= badTokens) return ip
    const found = await sessions.resolve(token)
    if ('viewer' in found) {
      request.userId = found.viewer.id
      return `user ${found.viewer.id}`
    }
    bad.set(ip, tried + 1)
    return ip
  }

  await app.register(rateLimit, {
    max: config.RATE_PER_MINUTE,
    timeWindow: minute,
    cache: 50_000,
    keyGenerator: keyOf,
    allowList: isFree,
    errorResponseBuilder: () => new AppError(commonErrors.tooMany),
    // The remaining number concerns no client and costs bytes; Retry-After is sent with a 429.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

/**
 * Identifies callers by the header, and readers of pages by the cookie that pages are rendered by: a
 * whole school behind one address must not share one allowance.
 */
function tokenOf({ headers, method, url, routeOptions }: FastifyRequest): string | undefined {
  if (typeof headers.token === 'string' && headers.token !== '') return headers.token
  if (headers.cookie === undefined || method !== 'GET') return undefined
  if (url.startsWith('/api/') && !routeOptions.config.byCookie) return undefined
  return readTokenRecord(parseCookie(headers.cookie)[tokenCookie])?.access_token
}

/** Built files cost next to nothing, and a page loads a dozen; probes must never be refused. */
function isFree(request: FastifyRequest): boolean {
  const route = routeOf(request)
  // A route of its own with such an ending is a file of the build; invented addresses have no route.
  return route === '/healthz' || route === '/readyz' || /\.(?:js|css|svg|png|woff2?)$/.test(route)
}
