import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { RefusalFlood } from './refusal-flood.ts'
import { safeUrl, unknownUrl } from './safe-url.ts'

/** Fields that never reach the log, at any place in the first three levels. */
const secrets = [
  'token',
  'access_token',
  'accessToken',
  'refreshToken',
  'cookie',
  'cookies',
  'set-cookie',
  'authorization',
  'password',
  'newPassword',
  'oldPassword',
  'code',
  'captcha',
  'secret',
]
/** `err.code` ('ECONNREFUSED', an SQLSTATE) is no secret, and redacting it would hide what happened. */
const paths = secrets.flatMap((name) => {
  const key = `["${name}"]`
  const deep = name === 'code' ? ['req', 'body', 'data', 'input'] : ['*']
  return [
    key,
    ...deep.map((parent) => `${parent}${key}`),
    ...deep.map((parent) => `*.${parent}${key}`),
  ]
})

/** Structured log, one JSON object per line. */
export function openLogger(config: Pick<Config, 'LOG_LEVEL'>, to?: DestinationStream): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '…' },
    serializers: { err: errorWithoutValues },
  }
  return to ? pino(options, to) : pino(options)
}

/**
 * Describes an error without the values of the failed statement: Drizzle writes them into its message,
 * and PostgreSQL quotes rows in `detail`. They may be a password's hash, a code or a phone number.
 */
function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const shown: Record<string, unknown> = { ...stdSerializers.err(error) }
  for (const name of ['params', 'detail', 'where']) delete shown[name]
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (!('params' in one) || !Array.isArray(one.params)) continue
    const values = `\nparams: ${String(one.params)}`
    for (const name of ['message', 'stack']) {
      shown[name] = String(shown[name]).replaceAll(values, '')
    }
  }
  return shown
}

const { chindingsSym } = pino.symbols

/**
 * A request's own logger, as `child` makes it with one difference: `child` searches its bindings for
 * secrets, which is a seventh of the cost of a cached page, and the only binding here is the request's
 * id.
 */
export function requestLogger<L extends FastifyBaseLogger>(logger: L, bindings: object): L {
  const before = String(Reflect.get(logger, chindingsSym))
  const bound = `${before},${JSON.stringify(bindings).slice(1, -1)}`
  return Object.assign(Object.create(logger) as L, { [chindingsSym]: bound })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as the caller is known. */
    userId: number | null
    /** The pattern of the page that was asked for; null where there is none. */
    page: string | null
  }
}

/** Routes that take every address. */
const catchAll = new Set(['/*', '/api/*', 'none'])

const quiet = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers that cost nearly nothing, so that one address may have tens of thousands a minute. */
const isKept = ({ caller }: FastifyRequest) =>
  caller?.charged === 'kept' || caller?.charged === 'suggestion'

/**
 * Logs one line for each request, when it is answered. Kept pages and files are counted in the metrics only, unless
 * the level is debug. Of one address's requests that are over its limits or
 * lead nowhere, only the first of each minute are logged; the rest are counted in one line a minute.
 */
export function logRequests(app: FastifyInstance, everyMs = 60_000): void {
  app.decorateRequest('page', null)
  const flood = new RefusalFlood(app.log)
  // Its fields are chosen here and hold no secret; searching each for secrets would be a third of a call's cost.
  const log = app.log.child({}, { redact: [] })
  const timer = setInterval(() => flood.tell(), everyMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    flood.tell()
  })
  app.addHook('onResponse', async (request, reply) => {
    if (flood.counts(request.ip, reply.statusCode)) return
    const route = routeOf(request)
    const isKnown = request.page !== null || !catchAll.has(route)
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.page ?? route,
      url: isKnown ? safeUrl(request.url) : unknownUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      ...(request.userId !== null && { userId: request.userId }),
    }
    if (reply.statusCode >= 500) log.error(line, 'request')
    else if (quiet.has(route) || (reply.statusCode < 400 && isKept(request)))
      log.debug(line, 'request')
    else log.info(line, 'request')
  })
}

/** The pattern, not the address, because the number of patterns is bounded. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none'
