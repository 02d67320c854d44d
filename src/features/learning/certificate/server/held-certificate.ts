import { eq } from 'drizzle-orm'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { certificateErrors } from '../errors.ts'
import { certificates } from '../tables.ts'

/**
 * Tests that the viewer manages the course of a certificate. Administrators manage all, those of removed courses too.
 * @throws certificate.notFound, course.notFound, course.notTeacher
 */
export async function mustManageCertificate(
  db: Db,
  certificateId: number,
  viewer: Viewer,
): Promise<void> {
  const [row] = await db
    .select({ courseId: certificates.courseId })
    .from(certificates)
    .where(eq(certificates.id, certificateId))
  if (row && isAdmin(viewer)) return
  if (!row || row.courseId === null) throw new AppError(certificateErrors.notFound)
  await mustManage(db, row.courseId, viewer)
}

/** Reads a certificate and locks it until the transaction ends. */
export async function holdCertificate(tx: Tx, certificateId: number) {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.id, certificateId))
    .for('update')
  if (!row) throw new AppError(certificateErrors.notFound)
  return row
}
