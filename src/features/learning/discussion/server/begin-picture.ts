import { sql } from 'drizzle-orm'
import { beginTextPicture } from '#src/features/learning/interaction/server/begin-picture.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { readTalk } from './find.ts'
import { folderText } from './pictures-text.ts'
import { mayWrite } from './rules.ts'

/** Begins the upload of a picture for a topic, a reply or a comment. */
export async function beginPicture(call: Call<typeof api.beginPicture>) {
  const { db, viewer, input } = call
  must(mayWrite(await readTalk(db, { classId: input.classId, userId: viewer.id })))
  return beginTextPicture(call, sql`discussion_uploads`, folderText)
}
