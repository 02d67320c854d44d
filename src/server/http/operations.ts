import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import multipart from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import { type FastifyRequest, type FastifyHttpOptions, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { answerError, answerRefusal } from './answers.ts'
import type { Kernel } from '../kernel.ts'
import { capConnections } from './connections.ts'
import { isTrustedProxy } from '../net/networks.ts'
import { ConnectionDrops } from '../observe/connection-drops.ts'
import { logRequests, requestLogger } from '../observe/logger.ts'
import type { Metrics } from '../observe/metrics.ts'
import { diskState } from '../storage/free-space.ts'
import { limitRates } from './rate-limit.ts'
import { callBytes, cutEndlessBodies, limitBodies } from './request-body.ts'
import { allowUploadBase } from './upload-base.ts'
import { securityHeaders } from './security-headers.ts'

/** The options that Fastify must be created with. */
export function fastifyOptions(config: Config, log: Logger): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    childLoggerFactory: requestLogger,
    genReqId: (request) => requestId(config, request),
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    bodyLimit: callBytes,
    // As long as an upload of ten megabytes takes on a slow line. Calls have less (`limitBodies`).
    requestTimeout: 300_000,
    // Nothing moves: a reader that has gone, or reads a large file byte by byte. Open pages get a beat.
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    // Longer than proxies keep idle connections, so that none is closed while one reuses it.
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }
}

/** A request id of our own proxy is used when it is harmless to log. */
function requestId(
  config: Pick<Config, 'TRUST_PROXY'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): string {
  const given = isTrustedProxy(config, socket.remoteAddress) ? headers['x-request-id'] : undefined
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
  metrics.watchDisk(config)
  const drops = new ConnectionDrops(app.log)
  capConnections(app.server, config, {
    onDrop(state) {
      metrics.connectionDropped(state)
      drops.count(state)
    },
  })
  cutEndlessBodies(app)
  allowUploadBase(app, config)
  await limitRates(kernel)
  limitBodies(app)
  app.addHook('onRequest', async (request) => {
    // Before its body is read.
    if (request.is404) throw new AppError(commonErrors.notFound)
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 50, parts: 51, fieldSize: 64 * 1024 },
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => notFound(reply))
  // Pages take every address without another route, but an unknown call must not get a page.
  app.all(
    '/api/*',
    { onRequest: async (_request, reply) => notFound(reply) },
    async (_request, reply) => notFound(reply),
  )

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const [answered, disk] = await Promise.all([answers(db), diskState(config)])
    const ready = !draining && answered && disk !== 'full'
    return reply.code(ready ? 200 : 503).send({ ok: ready, ...(disk !== 'ok' && { disk }) })
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
