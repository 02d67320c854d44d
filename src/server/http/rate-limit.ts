import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { callerFinder } from './caller.ts'
import { costs, CostLimit } from './cost-limit.ts'
import { TooMany } from './too-many.ts'
import type { Kernel } from '../kernel.ts'
import { routeOf } from '../observe/logger.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request's cost in ordinary calls, charged to its caller's allowance; default 1. */
    cost?: number
  }
}

const minute = 60_000

/**
 * Limits what a caller spends: by person, or by address for visitors. Runs before a body is parsed, also at
 * addresses that lead nowhere. Endpoints with a limit of their own (`perMinute`) are counted besides.
 * Allowances are in this process's memory.
 */
export async function limitRates(
  kernel: Pick<Kernel, 'app' | 'config' | 'sessions'>,
): Promise<void> {
  const { app, config } = kernel
  const find = callerFinder(kernel)
  const limit = new CostLimit()
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const found = await find(request)
    const perMinute = config.RATE_PER_MINUTE * found.width
    const pay = (cost: number) => {
      // Kept apart, so that an address that has spent its calls can still read.
      const bucket = cost === costs.kept ? `kept ${found.key}` : found.key
      const wait = limit.pay(bucket, cost, perMinute)
      if (wait > 0) throw new TooMany(wait)
    }
    request.caller = { ...found, pay }
    if (found.session && 'viewer' in found.session) request.userId = found.session.viewer.id
    if (!isProbe(request)) pay(costOf(request))
  })

  await app.register(rateLimit, {
    // Only routes with a limit of their own.
    global: false,
    timeWindow: minute,
    cache: 50_000,
    keyGenerator: ({ caller, ip }) => caller?.key ?? ip,
    errorResponseBuilder: (_request, { ttl }) => new TooMany(Math.max(1, Math.ceil(ttl / 1000))),
    // The remaining number concerns no client and costs bytes; Retry-After is sent with a 429.
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

/** A route's own count a minute by one person, or by one address for visitors. */
export const countLimit = (perMinute: number) => ({
  rateLimit: {
    max: ({ caller }: FastifyRequest) => perMinute * (caller?.width ?? 1),
    timeWindow: minute,
  },
})

/** Probes must never be refused. */
const isProbe = (request: FastifyRequest) => /^\/(?:healthz|readyz)$/.test(routeOf(request))

function costOf(request: FastifyRequest): number {
  const { cost } = request.routeOptions.config
  if (cost !== undefined) return cost
  // A route of its own with such an ending is a file of the build; invented addresses have no route.
  return /\.(?:js|css|svg|png|woff2?)$/.test(routeOf(request)) ? costs.kept : costs.call
}
