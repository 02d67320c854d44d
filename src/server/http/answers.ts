import { validateHeaderValue } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors, type KnownError } from '#src/shared/errors.ts'
import { isDatabaseUnavailable } from '../database/db.ts'
import { refuse } from './mount.ts'
import { TooMany } from './too-many.ts'

/** Answers every failure outside a use case with the envelope, and never with a stack. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) return answerRefusal(reply, error)
  dropInvalidHeaders(reply)
  const status = error.statusCode ?? (isDatabaseUnavailable(error) ? 503 : 500)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  return answerRefusal(reply, new AppError(meaningOf(status)))
}

/** A header that Node refuses to write would fail this answer too. */
function dropInvalidHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    try {
      for (const one of [value].flat()) validateHeaderValue(name, String(one))
    } catch {
      reply.removeHeader(name)
    }
  }
}

export function answerRefusal(reply: FastifyReply, error: AppError): FastifyReply {
  const { status, envelope } = refuse(error)
  if (error instanceof TooMany) {
    reply.header('retry-after', error.retryAfter)
    if (isWornOut(reply.request.raw.socket)) reply.header('connection', 'close')
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelope)
}

/** Refusals on one connection after which it is closed: an honest browser stops long before. */
const mostRefusals = 100
const refusals = new WeakMap<object, number>()

/** Counts a refusal on this connection. */
function isWornOut(socket: object): boolean {
  const count = (refusals.get(socket) ?? 0) + 1
  refusals.set(socket, count)
  return count >= mostRefusals
}

function meaningOf(status: number): KnownError {
  if (status === 404) return commonErrors.notFound
  if (status === 413) return commonErrors.tooLarge
  if (status === 429) return commonErrors.tooMany
  if (status === 503) return commonErrors.unavailable
  return status < 500 ? commonErrors.invalid : commonErrors.failed
}
