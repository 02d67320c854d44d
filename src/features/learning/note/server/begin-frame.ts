import { sql } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import { learnerState } from '#src/features/learning/course/server/access.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { noteApi } from '../contract.ts'
import { noteErrors } from '../errors.ts'
import { noteFrames } from '../frame-tables.ts'
import { framesPerDay } from '../limits.ts'
import { frameFolder } from './frames-text.ts'
import { mayNote } from './rules.ts'

/** Begins the upload of a frame for a note. It becomes a file of its person, in a folder of these. */
export async function beginFrame(call: Call<typeof noteApi.beginFrame>) {
  const { db, viewer, locale, config, input } = call
  const { courseId, frame, size } = input
  const state = await learnerState(db, courseId, viewer)
  if (!state) throw new AppError(courseErrors.notFound)
  must(mayNote(state))
  return beginArrival(call, {
    ...{ uploadId: frame, name: 'frame.jpg', size },
    // Everyone may sign up and write, so that these have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const begun = await tx.$count(
        noteFrames,
        sql`user_id = ${viewer.id} and began_at > now() - interval '1 day'`,
      )
      if (begun >= framesPerDay) throw new AppError(noteErrors.tooManyFrames)
      await tx.insert(noteFrames).values({ key: frame, userId: viewer.id }).onConflictDoNothing()
      return findOrMake(tx, viewer.id, null, pick(frameFolder, locale))
    },
  })
}
