import { sql } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import { mayNameFiles } from '#src/features/content/question/files-of-answer.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { quizApi } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import { answerUploadsMost } from '../files-api.ts'
import { answerUploads } from '../file-tables.ts'
import { answerPlace } from './answer-place.ts'
import { folderText } from './files-text.ts'
import { maySendFile } from './rules.ts'

/**
 * Begins the upload of a file for an answer. The file becomes one of the learner's own, in a folder of their answers;
 * the right to send it lasts as long as answers are taken, late ones too.
 */
export async function beginFile(call: Call<typeof quizApi.beginFile>) {
  const { db, viewer, locale, input, config } = call
  const { attemptId, questionId, uploadId, name, size } = input
  const found = await answerPlace(db, { attemptId, questionId, userId: viewer.id })
  if (!mayNameFiles(found.body)) throw new AppError(quizErrors.takesNoFiles)
  must(maySendFile(found))
  return beginArrival(call, {
    ...{ uploadId, name, size },
    // Everyone may sign up and answer, so that answers have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      await noteUpload(tx, { attemptId, questionId, uploadId })
      return findOrMake(tx, viewer.id, null, pick(folderText, locale))
    },
  })
}

/** Notes what an upload is for. @throws quiz.tooManyFiles */
export async function noteUpload(
  tx: Tx,
  row: Pick<typeof answerUploads.$inferInsert, 'attemptId' | 'questionId' | 'uploadId'> &
    Partial<typeof answerUploads.$inferInsert>,
): Promise<void> {
  const begun = await tx.$count(
    answerUploads,
    sql`attempt_id = ${row.attemptId} and question_id = ${row.questionId}`,
  )
  if (begun >= answerUploadsMost) throw new AppError(quizErrors.tooManyFiles)
  await tx.insert(answerUploads).values(row).onConflictDoNothing()
}
