import { and, eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import type { EventMap } from '#src/server/events/events.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { LiveEvents } from '../live-events.ts'
import { messages } from '../tables.ts'
import { liveGroups } from './live-groups-port.ts'
import { messageEvents, newMessageEvent } from './message-events.ts'

/** A live connection: of one open page, or of all tabs of one browser. */
export interface Connection {
  userId: number
  sessionId: number
  token: string
  write<K extends keyof LiveEvents>(event: K, data: LiveEvents[K]): void
  end(): void
}

/** The live connections of this process. */
interface LiveHub {
  count(): number
  countOf(userId: number): number
  /** @returns a function that removes the connection. */
  add(connection: Connection): () => void
  /** Sends the unread count, which a new connection begins with. */
  begin(connection: Connection): Promise<void>
  /** Sends the refusal and ends the connection unless its session is still valid. */
  check(connection: Connection): Promise<void>
  close(): void
}

/** People of a group whose pages are told at once, and the pause before the next ones: each page asks the server. */
const toldAtOnce = 100
const pauseMs = 200

/** Passes events about a person to that person's open pages. `counted` gets the number of connections. */
export function openLiveHub(
  kernel: Pick<Kernel, 'db' | 'events' | 'log' | 'messages' | 'ports' | 'sessions'>,
  counted: (count: number) => void,
): LiveHub {
  const { db, events, log, sessions } = kernel
  const open = new Map<number, Set<Connection>>()
  let count = 0
  const of = (userId: number) => [...(open.get(userId) ?? [])]
  const turns = new Map<number, Promise<unknown>>()
  const failed = (error: unknown) => log.warn({ err: error }, 'live page not notified')

  /**
   * Runs work about one person after the work before it: of two counts read at once, the older may arrive last,
   * and pages would show it until the next event.
   */
  function inTurn(userId: number, work: () => Promise<void>): Promise<void> {
    const turn = (turns.get(userId) ?? Promise.resolve()).then(work)
    const ended: Promise<unknown> = turn
      .catch(() => undefined)
      .finally(() => turns.get(userId) === ended && turns.delete(userId))
    turns.set(userId, ended)
    return turn
  }

  async function tell(userId: number, kind: string, data: unknown): Promise<void> {
    if (!open.has(userId)) return
    const { id, sessionId } =
      kind === newMessageEvent ? ((data ?? {}) as { id?: unknown; sessionId?: unknown }) : {}
    const [unread, row] = await Promise.all([
      kernel.messages.unread(userId),
      typeof id === 'number' ? readMessage(userId, id) : undefined,
    ])
    for (const one of of(userId)) {
      // A message stored as read, or already read on another device, needs no notice, nor does one's own act.
      if (row && row.readAt === null && one.sessionId !== sessionId) {
        // Both languages, because the tabs of one connection may differ in language.
        const title = { zh: row.titleZh, en: row.titleEn }
        one.write('message', { id: row.id, kind: row.kind, title, link: row.link, unread })
      } else one.write('changed', { unread })
    }
  }

  async function readMessage(userId: number, id: number) {
    const one = and(eq(messages.id, id), eq(messages.userId, userId))
    const [row] = await db
      .select({
        id: messages.id,
        kind: messages.kind,
        titleZh: messages.titleZh,
        titleEn: messages.titleEn,
        link: messages.link,
        readAt: messages.readAt,
      })
      .from(messages)
      .where(one)
    return row
  }

  /** Tells the open pages of a group, a few people after the others. */
  async function tellGroup({ topics, group, id }: EventMap['staleOf']): Promise<void> {
    const known = kernel.ports.all(liveGroups).find((one) => one.group === group)
    if (!known || open.size === 0) return
    const people = await known.among(db, id, [...open.keys()])
    for (let from = 0; from < people.length; from += toldAtOnce) {
      if (from > 0) await pause(pauseMs, undefined, { ref: false })
      for (const userId of people.slice(from, from + toldAtOnce)) {
        for (const one of of(userId)) for (const topic of topics) one.write('stale', { topic })
      }
    }
  }

  async function check(connection: Connection): Promise<void> {
    const found = await sessions.resolve(connection.token)
    if (!('refusal' in found)) return
    connection.write(found.refusal, {})
    connection.end()
  }

  const subscriptions = [
    events.subscribe('person', ({ userId, kind, data }) => {
      if (!messageEvents.includes(kind) || !open.has(userId)) return
      inTurn(userId, () => tell(userId, kind, data)).catch(failed)
    }),
    events.subscribe('stale', ({ topic, userIds }) => {
      for (const userId of userIds) for (const one of of(userId)) one.write('stale', { topic })
    }),
    events.subscribe('staleOf', (event) => void tellGroup(event).catch(failed)),
    events.subscribe('sessions', ({ userId }) => {
      for (const one of of(userId)) check(one).catch(failed)
    }),
    events.subscribe('missed', () => {
      for (const all of open.values()) {
        for (const one of all) {
          one.write('refresh', {})
          check(one).catch(failed)
        }
      }
    }),
  ]

  return {
    count: () => count,
    countOf: (userId) => open.get(userId)?.size ?? 0,
    add(connection) {
      const { userId } = connection
      const own = open.get(userId) ?? new Set()
      open.set(userId, own.add(connection))
      counted(++count)
      return () => {
        if (!own.delete(connection)) return
        counted(--count)
        if (own.size === 0) open.delete(userId)
      }
    },
    begin: (connection) =>
      inTurn(connection.userId, async () => {
        connection.write('unread', { unread: await kernel.messages.unread(connection.userId) })
      }),
    check,
    close() {
      for (const end of subscriptions) end()
      for (const all of [...open.values()]) for (const one of [...all]) one.end()
    },
  }
}
