import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Events, type EventMap, localEvents } from './events.ts'
import { type Listener, openListener } from './listener.ts'
import { channel, maxBytes, type Payload, payloadsOf, type Announcement } from './payload.ts'

/** If more events than this wait, the other processes are asked to drop all their caches instead. */
const mostWaiting = 500

export interface OpenEvents extends Events {
  listener: Listener
  close(): Promise<void>
}

/**
 * Sends events by PostgreSQL's LISTEN and NOTIFY: no further service is needed, and `announce` is part
 * of the caller's transaction. `database` must reach PostgreSQL directly or through a pooler in session
 * mode.
 */
export async function openEvents({
  database,
  pool,
  log,
  pingMs,
  patienceMs,
}: {
  database: pg.PoolConfig
  pool: pg.Pool
  log: Logger
  pingMs?: number
  patienceMs?: number
}): Promise<OpenEvents> {
  const local = localEvents()
  const me = randomUUID()
  let waiting: Announcement[] = []
  let sending: Promise<void> | undefined
  let closed = false

  // This commit need not wait for the disk: the change that it announces is committed already.
  const notify = (payload: string) =>
    pool.query({
      name: 'notify',
      text: `select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', $1)`,
      values: [payload],
    })

  /** Events that arrive while one batch is being sent leave with the next. */
  async function send(): Promise<void> {
    for (let pause = 100; waiting.length > 0;) {
      const batch = waiting
      waiting = []
      try {
        for (const payload of payloadsOf(batch, me)) await notify(payload)
        pause = 100
      } catch {
        const all = [...batch, ...waiting]
        waiting = all.length > mostWaiting ? [['missed', true]] : all
        if (closed) return
        await sleep(pause, undefined, { ref: false })
        pause = Math.min(pause * 2, 5000)
      }
    }
  }

  function tell(announcement: Announcement): void {
    waiting.push(announcement)
    // Sent in the next turn, so that all events of one act leave together.
    sending ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(send)
      .finally(() => (sending = undefined))
  }

  const hear = <K extends keyof EventMap>([kind, event]: [K, EventMap[K]]) =>
    local.publish(kind, event)

  const listener = await openListener({
    database,
    log,
    ...(pingMs !== undefined && { pingMs }),
    ...(patienceMs !== undefined && { patienceMs }),
    notify: async (payload) => void (await notify(JSON.stringify(payload))),
    heard({ from, events }: Payload) {
      if (from === me || !Array.isArray(events)) return
      for (const one of events) hear(one)
    },
    missed: () => local.publish('missed', true),
  })

  return {
    listener,
    publish(kind, event) {
      local.publish(kind, event)
      tell([kind, event] as Announcement)
    },
    async announce(tx, kind, event) {
      const payload = JSON.stringify({ events: [[kind, event]] })
      if (Buffer.byteLength(payload) > maxBytes) throw new Error(`event ${kind} is too large`)
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      await sending
      await listener.close()
    },
  }
}
