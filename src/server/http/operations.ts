import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { answerError, answerRefusal } from './answers.ts'
import type { Kernel } from '../kernel.ts'
import { logRequests, requestLogger } from '../observe/logger.ts'
import type { Metrics } from '../observe/metrics.ts'
import { limitRates } from './rate-limit.ts'
import { securityHeaders } from './security-headers.ts'

const mebibyte = 1024 * 1024

/** The options that Fastify must be created with. */
export function fastifyOptions(config: Config, log: Logger): FastifyServerOptions {
  return {
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    childLoggerFactory: requestLogger,
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    bodyLimit: mebibyte,
    // Longer than proxies keep idle connections, so that none is closed while one reuses it.
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }
}

/** A proxy's request id is used when it is harmless to log. */
function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

export interface Operations {
  /** From now on /readyz fails, so that a load balancer sends no new requests. */
  drain(): void
}

/**
 * Adds the plugins and hooks that every server needs and no feature mentions. It is called before any
 * route is added, because Fastify's hooks reach only later routes.
 */
export async function registerOperations(
  kernel: Pick<Kernel, 'app' | 'config' | 'db' | 'sessions'>,
  { pool, metrics }: { pool: pg.Pool; metrics: Metrics },
): Promise<Operations> {
  const { app, config, db } = kernel
  let draining = false
  app.decorateRequest('userId', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  securityHeaders(app, config)
  logRequests(app)
  metrics.watchRequests(app)
  metrics.watchPool(pool)
  await limitRates(kernel)
  await app.register(multipart, {
    limits: { fileSize: 50 * mebibyte, files: 1, fields: 50, parts: 51, fieldSize: 64 * 1024 },
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => notFound(reply))
  // Pages take every address without another route, but an unknown call must not get a page.
  app.all('/api/*', async (_request, reply) => notFound(reply))

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining && (await answers(db))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request)) return notFound(reply)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return { drain: () => void (draining = true) }
}

const notFound = (reply: Parameters<typeof answerRefusal>[0]) =>
  answerRefusal(reply, new AppError(commonErrors.notFound))

async function answers(db: Kernel['db']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 2000, false)
  })
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Allows this machine itself (not a proxy on it that speaks for another client) and the token. */
function mayReadMetrics(config: Pick<Config, 'METRICS_TOKEN'>, request: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (config.METRICS_TOKEN && given) {
    return timingSafeEqual(digest(given), digest(config.METRICS_TOKEN))
  }
  const address = request.socket.remoteAddress ?? ''
  const isHere = address === '::1' || /^(::ffff:)?127\./.test(address)
  return isHere && !forwarding.some((name) => name in request.headers)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
