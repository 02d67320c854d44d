import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { channel, type Payload, readPayload } from './payload.ts'

interface Options {
  /** Milliseconds between two checks that notifications still arrive. */
  pingMs?: number
  /** Milliseconds within which the listener's own call must come back. */
  patienceMs?: number
}

interface Given extends Options {
  database: pg.PoolConfig
  log: Logger
  /** Sends a payload over the pool, as every other sender does. */
  notify: (payload: Payload) => Promise<void>
  heard: (payload: Payload) => void
  /** From here on notifications arrive, but earlier ones may have been lost. */
  missed: () => void
}

export interface Listener {
  /** The connection itself, for tests that cut it. */
  connection(): pg.Client | undefined
  close(): Promise<void>
}

const longestPause = 10_000

/**
 * The one connection of this process that LISTENs. It reconnects by itself, and calls itself from time
 * to time, since a pooler or a dead line would otherwise fail silently.
 * @throws when the first try fails
 */
export async function openListener(given: Given): Promise<Listener> {
  const { database, log, notify, heard, missed, pingMs = 30_000, patienceMs = 10_000 } = given
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined
  let awaited: { ping: number; late: NodeJS.Timeout } | undefined
  let pings = 0
  let deafBefore = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...database,
      application_name: 'farsail-events',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    next.on('notification', ({ payload }) => {
      const received = readPayload(payload)
      if (received.ping === undefined) heard(received)
      else if (received.ping === awaited?.ping) settle()
    })
    // Without a listener an error would end the process; 'end' follows it.
    next.on('error', () => {})
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      settle()
      if (!signal.aborted) void comeBack()
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
  }

  async function comeBack(): Promise<void> {
    log.warn('the connection for events is lost')
    for (let pause = 200; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause * (0.5 + Math.random()), undefined, { ref: false })
      if (signal.aborted) return
      try {
        await connect()
        break
      } catch {
        // The database is unreachable; other parts report that.
      }
    }
    if (signal.aborted) {
      await client?.end().catch(() => {})
      return
    }
    log.info('the connection for events is back')
    missed()
  }

  function settle(): void {
    clearTimeout(awaited?.late)
    awaited = undefined
    if (client) deafBefore = false
  }

  function ping(): void {
    if (!client || awaited) return
    const asked = client
    const late = setTimeout(() => {
      awaited = undefined
      if (client !== asked) return
      if (!deafBefore) {
        log.error(
          'events of other processes do not arrive: DATABASE_URL must be a session connection, not a transaction pooler',
        )
      }
      deafBefore = true
      // The end of the connection brings a new one, and with it "missed".
      asked.connection.stream.destroy()
    }, patienceMs)
    late.unref()
    awaited = { ping: ++pings * 1_000_000 + process.pid, late }
    notify({ ping: awaited.ping }).catch(() => {})
  }

  await connect()
  const timer = setInterval(ping, pingMs)
  timer.unref()
  ping()
  return {
    connection: () => client,
    async close() {
      stopping.abort()
      clearInterval(timer)
      clearTimeout(awaited?.late)
      await client?.end().catch(() => {})
    },
  }
}
