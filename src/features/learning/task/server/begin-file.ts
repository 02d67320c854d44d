import { eq } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { uploadsMost } from '../limits.ts'
import { taskUploads } from '../tables.ts'
import { folderText } from './files-text.ts'
import { holdAnswer } from './hold-answer.ts'
import { openForAnswer } from './read-task.ts'

/** Begins the upload of a file for an answer. It becomes one of the learner's own, in a folder of their answers. */
export async function beginFile(call: Call<typeof taskApi.beginFile>) {
  const { viewer, locale, input, config } = call
  const { courseId, itemId, uploadId, name, size } = input
  await openForAnswer(call)
  return beginArrival(call, {
    ...{ uploadId, name, size },
    // Everyone may sign up and answer, so that answers have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const { id: answerId } = await holdAnswer(tx, { userId: viewer.id, courseId, itemId })
      const begun = await tx.$count(taskUploads, eq(taskUploads.answerId, answerId))
      if (begun >= uploadsMost) throw new AppError(taskErrors.tooManyFiles)
      await tx.insert(taskUploads).values({ uploadId, answerId }).onConflictDoNothing()
      return findOrMake(tx, viewer.id, null, pick(folderText, locale))
    },
  })
}
