import { securityPaths } from '../paths.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import { type Locale, withLocale } from '#src/shared/locale.ts'
import { resetLinkHours } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { resetLinks } from '../tables.ts'

/** Makes a one-time link to a new password, and voids the person's earlier unused links. */
export async function makeResetLink(
  tx: Tx,
  { userId, madeById }: { userId: number; madeById: number },
): Promise<{ token: string; expiresAt: Date }> {
  // The lock makes simultaneous calls wait, so that only the last link is valid.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await voidResetLinks(tx, userId)
  const token = newCredential()
  const [row] = await tx
    .insert(resetLinks)
    .values({
      tokenHash: hashCredential(token),
      userId,
      madeById,
      expiresAt: sql`now() + make_interval(hours => ${resetLinkHours})`,
    })
    .returning({ expiresAt: resetLinks.expiresAt })
  return { token, expiresAt: row!.expiresAt }
}

/** Returns the link's address. The token is in the fragment, which browsers send to no server and no log. */
export function resetLinkUrl(
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  locale: Locale,
  token: string,
): string {
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return `${new URL(withLocale(locale, securityPaths.reset()), base).href}#${token}`
}

/** Returns the account of a link; undefined when the link is no longer valid. */
export async function readResetLink(
  db: Db | Tx,
  token: string,
): Promise<{ userId: number; username: string; expiresAt: Date } | undefined> {
  const [row] = await db
    .select({ userId: users.id, username: users.username, expiresAt: resetLinks.expiresAt })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .where(and(isGood(token), isNull(users.erasedAt)))
  return row
}

/** Uses a link up, in the transaction of the act it allows. @returns false when it was used before. */
export async function consumeResetLink(tx: Tx, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(resetLinks)
    .set({ usedAt: sql`now()` })
    .where(isGood(token))
  return rowCount === 1
}

/** Deletes a person's unused links, because a newer link or password replaces them. */
export async function voidResetLinks(tx: Tx, userId: number): Promise<void> {
  await tx.delete(resetLinks).where(and(eq(resetLinks.userId, userId), isNull(resetLinks.usedAt)))
}

const isGood = (token: string) =>
  and(
    eq(resetLinks.tokenHash, hashCredential(token)),
    isNull(resetLinks.usedAt),
    gt(resetLinks.expiresAt, sql`now()`),
  )
