import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import type { Resolution } from '#src/server/http/session.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import type { CustomRole } from '#src/shared/viewer.ts'
import { sessions, userCustomRoles, users } from '../tables.ts'
import { deletionIsHeld } from './deletion-hold.ts'
import { erasesAt } from './deletion-date.ts'
import { shutOut } from './rules.ts'

/** Precision of a session's last use, in milliseconds: a write on each call would cost too much. */
const lastUseMs = 5 * 60_000

/** Makes the query of `cachedSessions`: from an access token's hash to the person, or the reason for none. */
export function findSession({ db, ports }: { db: Db; ports: Ports }) {
  const query = db
    .select({
      sessionId: sessions.id,
      until: sessions.expiresAt,
      endedAt: sessions.endedAt,
      lastUsedAt: sessions.lastUsedAt,
      tokenUsedAt: sessions.tokenUsedAt,
      id: users.id,
      username: users.username,
      realName: users.realName,
      realNameEn: users.realNameEn,
      accountRole: users.accountRole,
      mustChangePassword: users.passwordMustChange,
      lockedAt: users.lockedAt,
      deletionRequestedAt: users.deletionRequestedAt,
      erasedAt: users.erasedAt,
      isHeld: ports.get(deletionIsHeld),
      avatarId: files.id,
      avatarName: files.name,
      customRoles: sql<CustomRole[]>`array(
        select ${userCustomRoles.role} from ${userCustomRoles}
        where ${userCustomRoles.userId} = ${users.id} order by 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session')

  return async (tokenHash: string): Promise<Resolution & { until?: number }> => {
    const [row] = await query.execute({ tokenHash })
    // A renewed token is unknown too; its holder only needs to refresh.
    if (!row) return { refusal: 'expired' }
    if (row.endedAt || shutOut(row)) return { refusal: 'ended' }
    if (row.until.getTime() <= Date.now()) return { refusal: 'expired' }
    if (!row.tokenUsedAt || row.lastUsedAt.getTime() < Date.now() - lastUseMs) {
      await db
        .update(sessions)
        .set({ lastUsedAt: sql`now()`, tokenUsedAt: sql`coalesce(${sessions.tokenUsedAt}, now())` })
        .where(and(eq(sessions.id, row.sessionId), eq(sessions.tokenHash, tokenHash)))
    }
    const { sessionId, id, username, realName, accountRole, customRoles, mustChangePassword } = row
    const avatar =
      row.avatarId && row.avatarName
        ? publicFileUrl({ id: row.avatarId, name: row.avatarName })
        : null
    const { deletionRequestedAt, isHeld } = row
    const leaves = deletionRequestedAt && !isHeld ? erasesAt(deletionRequestedAt) : null
    return {
      viewer: {
        ...{
          id,
          sessionId,
          username,
          realName,
          latinName: row.realNameEn || latinName(realName),
          avatar,
          accountRole,
          customRoles,
          mustChangePassword,
        },
        erasesAt: leaves?.toISOString() ?? null,
      },
      until: row.until.getTime(),
    }
  }
}
