import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import type { privacyApi } from '../contract.ts'
import { dataExports } from '../tables.ts'
import { exportJob, packingHours } from './make-export.ts'
import { privacyActs } from './acts-text.ts'
import { mayRequestExport } from './rules.ts'

/** How often a person has asked in 24 hours. */
export const countLately = (db: Db | Tx, userId: number): Promise<number> =>
  db.$count(
    dataExports,
    and(eq(dataExports.userId, userId), gt(dataExports.createdAt, sql`now() - interval '1 day'`)),
  )

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
    const lately = await countLately(tx, viewer.id)
    const [made] = await tx
      .insert(dataExports)
      .values({ userId: viewer.id })
      .onConflictDoNothing()
      .returning({ id: dataExports.id })
    must(mayRequestExport({ waits: !made, lately }))
    await jobs.enqueue(tx, exportJob, { exportId: made!.id })
    await recordAct(tx, call, privacyActs.requestExport, { subjectUserId: viewer.id })
  })
  return {}
}
