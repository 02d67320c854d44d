import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
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

/** Has everything held about a person packed by a job; refused as `mayRequestExport` says. */
export async function packFor(
  tx: Tx,
  { jobs }: Pick<Kernel, 'jobs'>,
  one: { userId: number; onRequest: boolean },
): Promise<void> {
  const { userId } = one
  // An abandoned export must not block a new one.
  await tx
    .update(dataExports)
    .set({ status: 'failed' })
    .where(
      and(
        eq(dataExports.userId, userId),
        eq(dataExports.status, 'waiting'),
        lt(dataExports.createdAt, sql`now() - make_interval(hours => ${packingHours})`),
      ),
    )
  const lately = await countLately(tx, userId)
  const [made] = await tx
    .insert(dataExports)
    .values(one)
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  must(mayRequestExport({ waits: !made, lately }))
  await jobs.enqueue(tx, exportJob, { exportId: made!.id })
}

/** Requests a download of one's own personal data. */
export async function requestExport(call: Call<typeof privacyApi.requestExport>) {
  const { db, viewer } = call
  await db.transaction(async (tx) => {
    await packFor(tx, call, { userId: viewer.id, onRequest: false })
    await recordAct(tx, call, privacyActs.requestExport, { subjectUserId: viewer.id })
  })
  return {}
}
