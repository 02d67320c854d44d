import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { defaultLocale, type Locale } from '#src/shared/locale.ts'
import type { MessageChannel, MessageKind } from '#src/shared/message.ts'
import { messageSwitches } from '../tables.ts'
import { isOn } from './ways.ts'

export interface Recipient {
  email: string | null
  phone: string | null
  /** Language of mail and text messages to this person. */
  locale: Locale
  /** Whether the person's switches allow a kind of message by a channel. */
  on(kind: MessageKind, channel: MessageChannel): boolean
}

/**
 * Returns the ways to reach a person; undefined for an erased one. A locked person has no e-mail and no
 * phone here: the messages wait on the site until the account is unlocked.
 */
export async function findRecipient(tx: Db | Tx, userId: number): Promise<Recipient | undefined> {
  const [found] = await tx
    .select({
      email: users.email,
      phone: users.phone,
      locale: users.locale,
      lockedAt: users.lockedAt,
      switched: sql<Parameters<typeof isOn>[2]>`(
        select coalesce(json_agg(json_build_object(
          'kind', ${messageSwitches.kind}, 'channel', ${messageSwitches.channel},
          'enabled', ${messageSwitches.enabled})), '[]')
        from ${messageSwitches} where ${messageSwitches.userId} = ${users.id})`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  if (!found) return undefined
  const { lockedAt, locale, switched } = found
  return {
    email: lockedAt ? null : found.email,
    phone: lockedAt ? null : found.phone,
    locale: locale ?? defaultLocale,
    on: (kind, channel) => isOn(kind, channel, switched),
  }
}
