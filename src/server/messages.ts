import type { Config } from '#src/config.ts'
import type { NewMessage } from '#src/shared/message.ts'
import type { Db, Tx } from './database/db.ts'
import type { Events } from './events/events.ts'
import type { Outbox } from './outbox/outbox.ts'
import { port } from './ports.ts'

/** Telling people things; the feature `message` does it, and every feature may. */
export interface Messages {
  /**
   * Tells one person, within the caller's transaction: nothing is told when it rolls back. Reaches
   * an open page at once after the commit, and by mail what is important enough.
   */
  send(tx: Db | Tx, message: NewMessage): Promise<void>
  /** How many a person has not read. Cached; a new message and a reading renew it. */
  unread(userId: number): Promise<number>
}

/** The message room answers it; every room may send. */
export const messageSource =
  port<(given: { config: Config; db: Db; events: Events; outbox: Outbox }) => Messages>('messages')
