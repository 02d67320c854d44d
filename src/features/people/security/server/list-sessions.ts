import bowser from 'bowser'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { ReturnOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { deviceKinds, securityApi } from '../contract.ts'
import { sessions } from '#src/features/people/account/tables.ts'
import { placeFinder } from './place.ts'

/** Returns the viewer's sessions, this device first. */
export function getSessions({ db, viewer, locale }: Call<typeof securityApi.getSessions>) {
  return listSessions(db, { userId: viewer.id, currentId: viewer.sessionId, locale })
}

/** Returns up to 200 valid sessions of a person: the current one first, then by last use. */
export async function listSessions(
  db: Db,
  { userId, currentId, locale }: { userId: number; currentId?: number; locale: Locale },
): Promise<ReturnOf<typeof securityApi.getSessions>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.refreshExpiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(eq(sessions.id, currentId ?? 0)), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(200)
  const placeOf = await placeFinder(locale)
  return rows.map((row) => ({
    sessionId: row.id,
    current: row.id === currentId,
    ...deviceOf(row.userAgent),
    place: placeOf(row.ip),
    ip: row.ip,
    remembered: row.remembered,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
}

type DeviceKind = (typeof deviceKinds)[number]
const kinds: Record<string, DeviceKind> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/**
 * Reads device, browser and system from a user agent. Leaves the system's version out, because browsers
 * report Windows 10, macOS 10.15 and Android 10 for all later ones.
 */
export function deviceOf(userAgent: string): {
  device: DeviceKind
  browser: string
  system: string
} {
  if (userAgent === '') return { device: 'other', browser: '', system: '' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0] ?? ''
  return {
    device: kinds[platform.type ?? ''] ?? 'other',
    browser: [browser.name ?? '', version].join(' ').trim(),
    system: os.name ?? '',
  }
}
