import type { FastifyRequest } from 'fastify'
import { type Caller, callerFinder, type Charged } from './caller.ts'
import { type Cost, costs, CostLimit } from './cost-limit.ts'
import { TooMany } from './too-many.ts'
import type { Kernel } from '../kernel.ts'
import { routeOf } from '../observe/logger.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost that the request is charged where it is no call; default: that of a call. */
    cost?: Cost
    /** The call that the request is charged as. */
    call?: Charged
  }
}

/**
 * The part of an allowance that each person has alone; what people of one address spend beyond it comes out of
 * `heavyUse` allowances that they share. So a script with eleven accounts does not spend eleven allowances, and it
 * refuses nothing to its neighbours who read and click.
 */
const lightUse = 0.1
const heavyUse = 2

/**
 * Limits what a caller spends: by person, or by address for visitors. Runs before a body is parsed, also at
 * addresses that lead nowhere. Calls with a limit of their own (`perMinute`) are counted besides, each by itself.
 * Allowances are in this process's memory.
 */
export async function limitRates(
  kernel: Pick<Kernel, 'app' | 'config' | 'sessions'>,
): Promise<void> {
  const { app, config } = kernel
  const find = callerFinder(kernel)
  const limit = new CostLimit()
  const counts = new CostLimit()
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const found = await find(request)
    const perMinute = config.RATE_PER_MINUTE * found.width
    const shareOf = (of: string, units: number) => {
      if (!found.shared) return 0
      const { key, width } = found.shared
      const isLight = limit.pay(`${of} light ${found.key}`, units, perMinute * lightUse) === 0
      return isLight ? 0 : limit.pay(`${of} heavy ${key}`, units, perMinute * heavyUse * width)
    }
    const pay = (cost: Cost) => {
      const { of, units } = costs[cost]
      const wait = limit.pay(`${of} ${found.key}`, units, perMinute) || shareOf(of, units)
      if (wait > 0) throw new TooMany(wait)
      caller.charged = cost
    }
    const charge = ({ path, perMinute, cost }: Charged) => {
      pay(cost ?? 'call')
      if (perMinute === undefined) return
      const wait = counts.pay(`${path} ${found.key}`, 1, perMinute * found.width)
      if (wait > 0) throw new TooMany(wait)
    }
    const caller: Caller = { ...found, charged: undefined, pay, charge }
    request.caller = caller
    if (found.session && 'viewer' in found.session) request.userId = found.session.viewer.id
    if (isProbe(request)) return
    const { call, cost = 'call' } = request.routeOptions.config
    if (call) charge(call)
    else pay(cost)
  })
}

/** Probes must never be refused. */
const isProbe = (request: FastifyRequest) => /^\/(?:healthz|readyz)$/.test(routeOf(request))
