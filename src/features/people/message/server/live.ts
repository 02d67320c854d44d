import { PassThrough } from 'node:stream'
import { parseCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import { knownSession } from '#src/server/http/caller.ts'
import { isForeign } from '#src/server/http/foreign.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { readTokenRecord, tokenCookie } from '#src/shared/token-record.ts'
import { livePath } from '../contract.ts'
import { beatSeconds, type LiveEvents } from '../live-events.ts'
import { liveErrors } from './live-errors.ts'
import { type Connection, openLiveHub } from './live-hub.ts'

/** Connections of one person; a browser needs one for all its tabs. */
const perPerson = 20
const inAll = 10_000
/** Unread bytes after which a connection is given up. */
const mostWaiting = 64 * 1024

/**
 * Server-sent events for signed-in pages. An EventSource cannot send a header, so this route reads the
 * cookie. That is safe, because it is a GET that changes nothing and refuses pages of other sites. An
 * invalid session is reported as an event, because an EventSource sees no status.
 */
export function liveRoute(kernel: Kernel): void {
  const { app, config, metrics, sessions, log } = kernel
  const hub = openLiveHub(
    kernel,
    metrics.gauge('live_connections', 'Open live connections of pages'),
  )
  // Runs before the server waits for its connections, so that open pages do not delay a stop.
  app.addHook('preClose', async () => hub.close())

  // Without HEAD, because its answer would count as a connection and never end.
  const options = { config: { byCookie: true, endless: true }, exposeHeadRoute: false }
  app.get(livePath, options, async (request, reply) => {
    if (isForeign(request, config)) throw new AppError(liveErrors.foreign)
    const token = readTokenRecord(
      parseCookie(request.headers.cookie ?? '')[tokenCookie],
    )?.access_token
    // Status 204 tells an EventSource not to reconnect.
    if (token === undefined) return reply.code(204).send()
    const found = await knownSession(request, token, sessions)
    if ('viewer' in found) {
      if (hub.countOf(found.viewer.id) >= perPerson) throw new AppError(liveErrors.tooManyPages)
      if (hub.count() >= inAll) throw new AppError(liveErrors.full)
    }
    const stream = new PassThrough()
    const connection: Connection = {
      userId: 'viewer' in found ? found.viewer.id : 0,
      sessionId: 'viewer' in found ? found.viewer.sessionId : 0,
      token,
      write<K extends keyof LiveEvents>(event: K, data: LiveEvents[K]) {
        if (stream.writableEnded || stream.destroyed) return
        stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        if (stream.writableLength > mostWaiting) stream.destroy()
      },
      end: () => void stream.end(),
    }
    if ('refusal' in found) {
      connection.write(found.refusal, {})
      connection.end()
      return sendEvents(reply, stream)
    }
    const remove = hub.add(connection)
    const beat = setInterval(() => {
      connection.write('beat', {})
      hub.check(connection).catch((error: unknown) => log.warn({ err: error }, 'live page'))
    }, beatSeconds * 1000)
    beat.unref()
    stream.once('close', () => {
      clearInterval(beat)
      remove()
    })
    // The count follows `add`, so that no message in between is missed.
    try {
      await hub.begin(connection)
    } catch (error) {
      // The stream has no reader, so only this removes the connection from the hub.
      stream.destroy()
      throw error
    }
    return sendEvents(reply, stream)
  })
}

function sendEvents(reply: FastifyReply, stream: PassThrough): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise nginx would hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    })
    .send(stream)
}
