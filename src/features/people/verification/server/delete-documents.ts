import { and, isNull, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { teacherVerifications as applications } from '../tables.ts'
import { dropDocuments, removeDocuments } from './drop-documents.ts'

/** Applications looked at in one turn. */
const turn = 100

/** Deletes, every night, documents that were kept for long enough. */
export const deleteDocumentsJob: Job = {
  name: 'verification-documents',
  options: { timeout: 1800 },
  cron: '41 19 * * *',
  run: (kernel) => deleteOldDocuments(kernel),
}

/**
 * Documents of applications decided or withdrawn so many days ago. Running it again does no harm; what a
 * crash leaves behind, the hourly job for loose files removes.
 */
export async function deleteOldDocuments(
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
  if (gone > 0) log.info({ applications: gone }, 'documents of teachers were deleted')
}
