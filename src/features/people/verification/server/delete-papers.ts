import { and, isNull, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { teacherVerifications as applications } from '../tables.ts'
import { dropDocuments, removeDocuments } from './drop-documents.ts'

const job = 'account-papers'
/** Applications looked at in one turn. */
const turn = 100

/** Every night, papers go that were kept for long enough. */
export function scheduleDeletingPapers(kernel: Kernel): void {
  kernel.jobs.define(job, { timeout: 1800 }, () => deleteOldPapers(kernel))
  kernel.jobs.schedule(job, '41 19 * * *')
}

/**
 * Papers of applications decided or withdrawn so many days ago. Running it again does no harm; what a
 * crash leaves behind, the hourly job for loose files removes.
 */
export async function deleteOldPapers(
  kernel: Pick<Kernel, 'db' | 'storage' | 'config' | 'log'>,
): Promise<void> {
  const { db, config, log } = kernel
  const days = config.VERIFICATION_DOCUMENT_DAYS
  let gone = 0
  for (;;) {
    const due = await db
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          isNull(applications.documentsDeletedAt),
          sql`${applications.status} <> 'pending'`,
          sql`coalesce(${applications.decidedAt}, ${applications.submittedAt})
            < now() - make_interval(days => ${days})`,
        ),
      )
      .limit(turn)
    for (const { id } of due) {
      const fileIds = await db.transaction((tx) => dropDocuments(tx, [id]))
      await removeDocuments(kernel, fileIds)
    }
    gone += due.length
    if (due.length < turn) break
  }
  if (gone > 0) log.info({ applications: gone }, 'papers of teachers were deleted')
}
