import type { Config } from '#src/config.ts'
import type { NewMessage } from '#src/shared/message.ts'
import type { Db, Tx } from './database/db.ts'
import type { Events } from './events/events.ts'
import type { Outbox } from './outbox/outbox.ts'
import { port } from './ports.ts'

/** Sends messages to people; the room `message` implements it, and every room may use it. */
export interface Messages {
  /**
   * Sends a message to one person, within the caller's transaction: a rollback sends nothing. It
   * reaches an open page at once after the commit; important ones are also sent by mail.
   */
  send(tx: Db | Tx, message: NewMessage): Promise<void>
  /** The number of a person's unread messages. Cached; a new message or a reading refreshes it. */
  unread(userId: number): Promise<number>
}

/** The message room answers this port; every room may send. */
export const messageSource =
  port<(given: { config: Config; db: Db; events: Events; outbox: Outbox }) => Messages>('messages')
