import { sessionApi } from '#src/shared/session-contract.ts'
import { sessionErrors } from '#src/shared/session-contract.ts'
import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { hashCredential, newCredential, signedToken } from '#src/server/http/session.ts'
import { AppError } from '#src/shared/errors.ts'
import { rotatedCredentials, sessions, users } from '../tables.ts'
import { knownAgent, lifetimes } from './create-session.ts'
import { announceEnded, endSessions } from './end-sessions.ts'
import { copiedSessionNotice } from './notice.ts'
import { rememberLanguage } from './remember-language.ts'
import { refreshCookie, refreshCookieOf } from './start-session.ts'
import { accountActs } from './acts-text.ts'
import { shutOut } from './rules.ts'

/**
 * A client that missed the answer (a broken network, two simultaneous tabs) tries again with the
 * credential that was just rotated. Its time-out is 30 s, and it tries once more.
 */
const raceSeconds = 45

type Refresh = Call<typeof sessionApi.refresh>
type Session = typeof sessions.$inferSelect
type Result =
  { token: string; refresh: string; session: Session } | { refused: true; ended?: Session }

/**
 * Renews the access token and the refresh credential. The reuse of an old credential ends its session,
 * because one of two holders must have stolen it – unless its successors are still unused, and the reuse
 * comes from the same browser within `raceSeconds`: then the answer repeats the successors. These derive
 * from the old credential, which is not stored, and a stored salt; so neither a copy of the database nor
 * an old credential alone is enough to make them, and simultaneous refreshes all get the same answer.
 */
export async function refreshToken(call: Refresh) {
  const { db, origin, config, log } = call
  const credential = origin.cookies[refreshCookie]
  const result: Result = credential
    ? await db.transaction((tx) => renew(tx, call, credential))
    : { refused: true }
  if ('refused' in result) {
    if (result.ended) {
      announceEnded(call, result.ended.userId)
      log.warn({ sessionId: result.ended.id }, 'an old refresh credential came back: session ended')
    }
    origin.setCookies.push(refreshCookieOf(config, '', false, 0))
    throw new AppError(sessionErrors.refreshRefused)
  }
  const { token, refresh, session } = result
  // The previous token must not stay in the cache.
  call.sessions.forget(session.userId)
  await rememberLanguage(db, session.userId, call.locale)
  origin.setCookies.push(refreshCookieOf(config, refresh, session.remembered, session.loginDays))
  return { access_token: token, expires: session.expiresAt.getTime() }
}

async function renew(tx: Tx, call: Refresh, credential: string): Promise<Result> {
  const hash = hashCredential(credential)
  // Of simultaneous calls the first gets the row; the others find its hash changed.
  const [found] = await tx
    .select({ session: sessions, lockedAt: users.lockedAt, erasedAt: users.erasedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.refreshHash, hash))
    .for('update', { of: sessions })
  if (!found) return renewAgain(tx, call, credential, hash)
  if (shutOut(found) || isOver(found.session)) return { refused: true }
  const salt = newCredential()
  const next = successors(call, credential, salt)
  await tx.insert(rotatedCredentials).values({ hash, salt, sessionId: found.session.id })
  const [session] = await tx
    .update(sessions)
    .set({
      tokenHash: hashCredential(next.token),
      refreshHash: hashCredential(next.refresh),
      ...lifetimes(
        found.session.remembered,
        found.session.loginDays,
        call.config.SESSION_DAYS,
        found.session.createdAt,
      ),
      tokenUsedAt: null,
      lastUsedAt: sql`now()`,
      userAgent: knownAgent(call.origin.userAgent),
    })
    .where(eq(sessions.id, found.session.id))
    .returning()
  return { ...next, session: session! }
}

async function renewAgain(
  tx: Tx,
  call: Refresh,
  credential: string,
  hash: string,
): Promise<Result> {
  const [old] = await tx
    .select({
      salt: rotatedCredentials.salt,
      secondsAgo: sql<number>`extract(epoch from now() - ${rotatedCredentials.rotatedAt})::float8`,
      session: sessions,
    })
    .from(rotatedCredentials)
    .innerJoin(sessions, eq(sessions.id, rotatedCredentials.sessionId))
    .where(eq(rotatedCredentials.hash, hash))
    .for('update', { of: sessions })
  if (!old || isOver(old.session)) return { refused: true }
  const next = successors(call, credential, old.salt)
  const isUnused =
    old.session.tokenUsedAt === null && old.session.refreshHash === hashCredential(next.refresh)
  const isRace =
    old.secondsAgo <= raceSeconds && old.session.userAgent === knownAgent(call.origin.userAgent)
  if (isUnused && isRace) return { ...next, session: old.session }
  const { id, userId } = old.session
  await endSessions(tx, { userId, only: id })
  await call.messages.send(tx, { userId, ...copiedSessionNotice(id) })
  await recordAct(tx, { viewer: null, origin: call.origin }, accountActs.credentialReused, {
    subjectUserId: userId,
    subject: `session:${id}`,
  })
  return { refused: true, ended: old.session }
}

const isOver = (session: Session) =>
  session.endedAt !== null || session.refreshExpiresAt.getTime() <= Date.now()

function successors({ secret }: Pick<Refresh, 'secret'>, credential: string, salt: string) {
  const make = (purpose: string) =>
    createHmac('sha256', credential).update(`${purpose}:${salt}`).digest('base64url')
  return { token: signedToken(secret, make('access')), refresh: make('refresh') }
}
