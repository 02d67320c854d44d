import { eq } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { uploadsMost } from '../limits.ts'
import { homeworkUploads } from '../tables.ts'
import { folderText } from './files-text.ts'
import { holdOwnWork } from './own-work.ts'

/** Begins the upload of a file for a work. It becomes one of the learner's own, in a folder of their homework. */
export async function beginFile(call: Call<typeof homeworkApi.beginFile>) {
  const { viewer, locale, input, config } = call
  const { homeworkId, uploadId, name, size } = input
  return beginArrival(call, {
    ...{ uploadId, name, size },
    // Everyone may sign up and join a class, so that works have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const { work } = await holdOwnWork(tx, { homeworkId, userId: viewer.id }, new Date())
      const begun = await tx.$count(homeworkUploads, eq(homeworkUploads.workId, work.id))
      if (begun >= uploadsMost) throw new AppError(homeworkErrors.tooManyFiles)
      await tx.insert(homeworkUploads).values({ uploadId, workId: work.id }).onConflictDoNothing()
      return findOrMake(tx, viewer.id, null, pick(folderText, locale))
    },
  })
}
