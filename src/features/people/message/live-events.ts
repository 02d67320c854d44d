import type { Both } from '#src/shared/locale.ts'
import type { MessageKind } from '#src/shared/message.ts'

/** Events of the live connection: their names, and their data as JSON. */
export interface LiveEvents {
  /** Sent first on each connection. */
  unread: { unread: number }
  /** A new message. `link` is without the locale. */
  message: { id: number; kind: MessageKind; title: Both; link: string | null; unread: number }
  /** Messages were read or deleted, perhaps on another device. */
  changed: { unread: number }
  /** Events may have been missed, so the page must reload its messages. */
  refresh: Record<string, never>
  /** What the page shows of a topic, such as 'quiz 12', has changed. */
  stale: { topic: string }
  /** Regular sign of life, so that both sides notice a dead connection. */
  beat: Record<string, never>
  /** The access token has expired or was renewed; the page reconnects with the new cookie. */
  expired: Record<string, never>
  /** The session has ended. */
  ended: Record<string, never>
}

/** Seconds between two beats. */
export const beatSeconds = 25
