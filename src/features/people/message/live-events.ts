import type { Both } from '#src/shared/locale.ts'
import type { MessageKind } from '#src/shared/message.ts'

/** What a page hears over the live connection: the names of the events, and their data as JSON. */
export interface LiveEvents {
  /** At the beginning. */
  unread: { unread: number }
  /** Somebody was told something. `link` is without the locale. */
  message: { id: number; kind: MessageKind; title: Both; link: string | null; unread: number }
  /** Messages were read or deleted, maybe on another device. */
  changed: { unread: number }
  /** Something may have been missed: what is shown of messages is to be asked for anew. */
  refresh: Record<string, never>
  /** So that both sides notice a dead line. */
  beat: Record<string, never>
  /** The access token has run out or was renewed: come again with the new cookie. */
  expired: Record<string, never>
  /** The session is over. */
  ended: Record<string, never>
}

/** Seconds between two beats. */
export const beatSeconds = 25
