import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { must } from '#src/shared/can.ts'
import { imageErrors } from '#src/features/people/account/contract.ts'
import { idOfImage } from '#src/features/people/account/forms.ts'
import type { verificationApi } from '../contract.ts'
import { teacherVerifications, verificationDocuments } from '../tables.ts'
import { maySubmit } from './rules.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'

type Submit = Call<typeof verificationApi.submitVerification>

/** Submits an application; of several at one moment, one is taken. */
export async function submitVerification({ db, viewer, input }: Submit) {
  const { documents, ...said } = input
  return db.transaction(async (tx) => {
    // Held, so that an earlier application is not approved while this one is written.
    const user = await holdOwn(tx, viewer.id)
    const [application] = await tx
      .insert(teacherVerifications)
      .values({ ...said, userId: viewer.id, schoolId: user.schoolId })
      .onConflictDoNothing()
      .returning()
    // Another one waits where this one was not written.
    must(maySubmit(user, { waits: !application }))
    await keepDocuments(tx, application!, documents)
    return { verificationId: application!.id }
  })
}

/** Only the applicant's own uploads of documents, each once. */
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
