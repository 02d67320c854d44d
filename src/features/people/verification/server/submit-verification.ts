import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { imageErrors } from '#src/features/people/account/contract.ts'
import { idOfImage } from '#src/features/people/account/forms.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { teacherVerifications, verificationDocuments } from '../tables.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'

type Submit = Call<typeof verificationApi.submitVerification>

/** A teacher asks to be verified; of many at one moment one is taken. */
export async function submitVerification({ db, viewer, input }: Submit) {
  const { documents, ...said } = input
  return db.transaction(async (tx) => {
    // Held, so that nobody is verified by the application before while this one is being made.
    const user = await holdOwn(tx, viewer.id)
    if (user.accountRole !== '2') throw new AppError(verificationErrors.forTeachers)
    if (user.verifiedAt) throw new AppError(verificationErrors.alreadyVerified)
    const [application] = await tx
      .insert(teacherVerifications)
      .values({ ...said, userId: viewer.id, schoolId: user.schoolId })
      .onConflictDoNothing()
      .returning()
    if (!application) throw new AppError(verificationErrors.verificationPending)
    await keepDocuments(tx, application, documents)
    return { verificationId: application.id }
  })
}

/** Only the applicant's own uploads of papers, each once. */
async function keepDocuments(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  paths: Submit['input']['documents'],
): Promise<void> {
  const rows = []
  for (const [position, path] of paths.entries()) {
    const fileId = idOfImage(path)
    const upload = { fileId, ownerId: userId, visibility: 'private' as const, sealed: true }
    if (!(await attachFile(tx, upload))) {
      throw refuseField(imageErrors.imageUnknown, `documents.${position}`)
    }
    rows.push({ verificationId: id, position, fileId })
  }
  await tx.insert(verificationDocuments).values(rows)
}
