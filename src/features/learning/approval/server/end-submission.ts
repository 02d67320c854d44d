import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { SubmissionState } from '../states.ts'
import { courseSubmissionFiles, courseSubmissions as submissions } from '../tables.ts'

/** Ends a submission: its files are free, because the draft names those that are still wanted. */
export async function endSubmission(
  tx: Tx,
  submissionId: number,
  { state, deciderId }: { state: Exclude<SubmissionState, 'waiting'>; deciderId: number },
): Promise<void> {
  await tx
    .update(submissions)
    .set({ state, deciderId, decidedAt: sql`now()` })
    .where(eq(submissions.id, submissionId))
  await tx.delete(courseSubmissionFiles).where(eq(courseSubmissionFiles.submissionId, submissionId))
}
