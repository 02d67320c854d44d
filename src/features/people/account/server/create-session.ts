import type { Db, Tx } from '#src/server/database/db.ts'
import { hashCredential, newCredential, signedToken } from '#src/server/http/session.ts'
import { defaultLoginDay } from '../contract.ts'
import { sessions } from '../tables.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Returns when a session's credentials expire: the token after an hour, or after the remembered days; no
 * credential outlives the session itself, which ends `sessionDays` after the sign-in however often it is
 * renewed.
 */
export function lifetimes(
  remembered: boolean,
  loginDays: number,
  sessionDays: number,
  signedInAt = new Date(),
) {
  const tokenMs = remembered ? loginDays * dayMs : hourMs
  // The refresh credential must live longer than the token it renews.
  const refreshMs = remembered ? 2 * tokenMs : 13 * hourMs
  const end = signedInAt.getTime() + sessionDays * dayMs
  const at = (ms: number) => new Date(Math.min(Date.now() + ms, end))
  return { expiresAt: at(tokenMs), refreshExpiresAt: at(refreshMs) }
}

interface NewSession {
  /** Signs the access token. */
  secret: string
  userId: number
  remember: boolean
  /** Days, default 7. */
  loginDay?: number
  /** Days until the session ends, however often it is renewed; default 90. */
  sessionDays?: number
  userAgent: string
  ip: string
}

/** Makes a session. Returns its credentials, of which the database keeps only hashes. */
export async function createSession(
  tx: Db | Tx,
  {
    secret,
    userId,
    remember,
    loginDay = defaultLoginDay,
    sessionDays = 90,
    userAgent,
    ip,
  }: NewSession,
): Promise<{ accessToken: string; refreshCredential: string; expiresAt: Date }> {
  const accessToken = signedToken(secret, newCredential())
  const refreshCredential = newCredential()
  const until = lifetimes(remember, loginDay, sessionDays)
  await tx.insert(sessions).values({
    userId,
    tokenHash: hashCredential(accessToken),
    refreshHash: hashCredential(refreshCredential),
    ...until,
    remembered: remember,
    loginDays: loginDay,
    userAgent: knownAgent(userAgent),
    ip,
  })
  return { accessToken, refreshCredential, expiresAt: until.expiresAt }
}

/** The part of a user agent that is stored and compared. */
export const knownAgent = (userAgent: string) => userAgent.slice(0, 400)
