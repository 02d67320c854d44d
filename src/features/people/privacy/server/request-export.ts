import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { exportsPerDay, type privacyApi, privacyErrors } from '../contract.ts'
import { dataExports } from '../tables.ts'
import { exportJob, packingHours } from './make-export.ts'
import { privacyActs } from './acts-text.ts'

/** Asks for everything held about oneself; a job packs it. */
export async function requestExport(call: Call<typeof privacyApi.requestExport>) {
  const { db, viewer, jobs } = call
  await db.transaction(async (tx) => {
    // One that no job will finish any more must not stand in the way.
    await tx
      .update(dataExports)
      .set({ status: 'failed' })
      .where(
        and(
          eq(dataExports.userId, viewer.id),
          eq(dataExports.status, 'waiting'),
          lt(dataExports.createdAt, sql`now() - make_interval(hours => ${packingHours})`),
        ),
      )
    const lately = await tx.$count(
      dataExports,
      and(
        eq(dataExports.userId, viewer.id),
        gt(dataExports.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    const [made] = await tx
      .insert(dataExports)
      .values({ userId: viewer.id })
      .onConflictDoNothing()
      .returning({ id: dataExports.id })
    if (!made) throw new AppError(privacyErrors.exportWaiting)
    if (lately >= exportsPerDay) throw new AppError(privacyErrors.exportsUsedUp)
    await jobs.enqueue(tx, exportJob, { exportId: made.id })
    await recordAct(tx, call, privacyActs.requestExport, { subjectUserId: viewer.id })
  })
  return {}
}
