import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import {
  teacherVerifications as applications,
  verificationDocuments as documents,
} from '../verification-tables.ts'

const job = 'account-papers'
/** Applications looked at in one turn. */
const turn = 100

/** Every night, papers go that were kept for long enough. */
export function scheduleDeletingPapers(kernel: Kernel): void {
  kernel.jobs.define(job, { timeout: 1800 }, () => deleteOldPapers(kernel))
  kernel.jobs.schedule(job, '41 19 * * *')
}

/** Papers of applications decided or withdrawn so many days ago. Running it again does no harm. */
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
      const fileIds = await db.transaction((tx) => takePapers(tx, id))
      for (const fileId of fileIds) await removeFile(kernel, fileId)
    }
    gone += due.length
    if (due.length < turn) break
  }
  if (gone > 0) log.info({ applications: gone }, 'papers of teachers were deleted')
}

/**
 * Takes the papers from an application, for good. After the transaction comes `removeFile` for each;
 * where a crash prevents that, the hourly job for loose files does it.
 * @returns the files.
 */
export async function takePapers(tx: Tx, verificationId: number): Promise<number[]> {
  const taken = await tx
    .delete(documents)
    .where(eq(documents.verificationId, verificationId))
    .returning({ fileId: documents.fileId })
  const fileIds = taken.map(({ fileId }) => fileId)
  await detachFiles(tx, fileIds)
  await tx
    .update(applications)
    .set({ documentsDeletedAt: sql`now()` })
    .where(eq(applications.id, verificationId))
  return fileIds
}
