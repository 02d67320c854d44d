import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { accountActs } from './acts-text.ts'

/**
 * Records a sign-in: the first within a day from each address, so that a class which signs in every hour
 * does not bury the other acts. The caller holds the person's row, so that simultaneous sign-ins count once.
 */
export async function recordSignIn(tx: Tx, userId: number, origin: Origin): Promise<void> {
  const isKnown = await tx.$count(
    auditLog,
    and(
      eq(auditLog.actorId, userId),
      eq(auditLog.action, accountActs.signIn.action),
      eq(auditLog.ip, origin.ip),
      gt(auditLog.at, sql`now() - interval '1 day'`),
    ),
  )
  if (isKnown > 0) return
  const viewer = { id: userId }
  await recordAct(tx, { viewer, origin }, accountActs.signIn, { subjectUserId: userId })
}
