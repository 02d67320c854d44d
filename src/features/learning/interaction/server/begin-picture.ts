import { sql } from 'drizzle-orm'
import { extname } from 'node:path'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { uploadsPerDay } from '../limits.ts'
import { interactionUploads } from '../picture-tables.ts'
import { courseFacts } from './facts.ts'
import { folderText } from './pictures-text.ts'
import { mayTakePart } from './rules.ts'

/** Begins the upload of a picture for a question or a reply. It becomes a file of its sender, in a folder of these. */
export async function beginPicture(call: Call<typeof interactionApi.beginPicture>) {
  const { db, viewer, locale, config, input } = call
  const { courseId, uploadId, name, size } = input
  must(mayTakePart(await courseFacts(db, courseId, viewer)))
  return beginArrival(call, {
    // The name that a person gave the file is no affair of those who read the question.
    ...{ uploadId, name: `picture${extname(name).toLowerCase()}`, size },
    // Everyone may sign up and write, so that these have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const begun = await tx.$count(
        interactionUploads,
        sql`author_id = ${viewer.id} and began_at > now() - interval '1 day'`,
      )
      if (begun >= uploadsPerDay) throw new AppError(errors.tooManyPictures)
      await tx
        .insert(interactionUploads)
        .values({ uploadId, authorId: viewer.id })
        .onConflictDoNothing()
      return findOrMake(tx, viewer.id, null, pick(folderText, locale))
    },
  })
}
