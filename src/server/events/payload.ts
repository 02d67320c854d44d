import type { EventKind, EventMap } from './events.ts'

/** The one channel of LISTEN and NOTIFY. */
export const channel = 'farsail'
/** PostgreSQL takes less than 8,000 bytes. */
export const maxBytes = 7900

export type Announcement = { [K in EventKind]: [kind: K, event: EventMap[K]] }[EventKind]

/** The payload of the channel. `from` is the process that has published it locally already. */
export interface Payload {
  from?: string
  events?: Announcement[]
  /** A process calls itself to check that it can hear. */
  ping?: number
}

/**
 * Splits an event into as many payloads as the limit requires. A part that does not fit even alone
 * becomes "missed".
 */
export function payloadsOf(events: readonly Announcement[], from: string): string[] {
  const payloads: string[] = []
  const write = (part: readonly Announcement[]) => JSON.stringify({ from, events: part })
  const add = (part: readonly Announcement[]): void => {
    if (part.length === 0) return
    const text = write(part)
    if (Buffer.byteLength(text) <= maxBytes) payloads.push(text)
    else if (part.length === 1) payloads.push(write([['missed', true]]))
    else {
      const half = Math.ceil(part.length / 2)
      add(part.slice(0, half))
      add(part.slice(half))
    }
  }
  add(events)
  return payloads
}

export function readPayload(text: string | undefined): Payload {
  try {
    const payload: unknown = JSON.parse(text ?? '')
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    // Any client with the database's password may notify anything.
    return {}
  }
}
