import { sql, type SQL } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import type { Call } from '#src/server/kernel.ts'
import { endingOf } from '#src/server/storage/file-url.ts'
import { must } from '#src/shared/can.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { type Both, pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { uploadsPerDay } from '../limits.ts'
import { courseFacts } from './facts.ts'
import { folderText } from './pictures-text.ts'
import { mayTakePart } from './rules.ts'

/** Begins the upload of a picture for a question or a reply. */
export async function beginPicture(call: Call<typeof interactionApi.beginPicture>) {
  must(mayTakePart(await courseFacts(call.db, call.input.courseId, call.viewer)))
  return beginTextPicture(call, sql`interaction_uploads`, folderText)
}

/**
 * Begins the upload of a picture for a text that a person may write. It becomes a file of its sender, in a folder of these.
 * @param uploads the room's table of them
 */
export async function beginTextPicture(
  call: Call<Endpoint> & { input: { uploadId: string; name: string; size: number } },
  uploads: SQL,
  folder: Both,
) {
  const { viewer, locale, config, input } = call
  const { uploadId, name, size } = input
  return beginArrival(call, {
    // The name that a person gave the file is no affair of those who read the text.
    ...{ uploadId, name: `picture${endingOf(name).toLowerCase()}`, size },
    // Everyone may sign up and write, so that these have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const { rows } = await tx.execute<{ begun: number }>(sql`
        select count(*)::int as begun from ${uploads}
        where author_id = ${viewer.id} and began_at > now() - interval '1 day'`)
      if (rows[0]!.begun >= uploadsPerDay) throw new AppError(errors.tooManyPictures)
      await tx.execute(sql`
        insert into ${uploads} (upload_id, author_id) values (${uploadId}, ${viewer.id})
        on conflict do nothing`)
      return findOrMake(tx, viewer.id, null, pick(folder, locale))
    },
  })
}
