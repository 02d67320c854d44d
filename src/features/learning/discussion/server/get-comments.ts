import { sql } from 'drizzle-orm'
import { openedOf } from '#src/features/content/editor/server/open-texts.ts'
import { readPictures } from '#src/features/learning/interaction/server/pictures.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { Comments } from '../answers.ts'
import type { discussionApi as api } from '../contract.ts'
import { findComments } from './comments.ts'
import { readReplies, toReply } from './replies.ts'
import { mayCloseComments, mayComment, mayReadComments, mayWrite } from './rules.ts'

/** Returns the comments on an announcement. */
export async function getComments(call: Call<typeof api.getComments>): Promise<Comments> {
  const { db, viewer, locale, input } = call
  const { announcementId } = input
  const found = await findComments(db, { announcementId, userId: viewer.id })
  const isShown = mayReadComments(found) === null
  const [rows, follows] = await Promise.all([
    isShown
      ? readReplies(db, viewer, sql`x.announcement_id = ${announcementId}`, found.classId)
      : [],
    readFollows(call),
  ])
  return {
    items: rows.map((one) => toReply(one, found, { viewer, locale })),
    files: await readPictures(
      call,
      rows.flatMap(({ pictures }) => pictures),
    ),
    opened: await openedOf(
      call,
      viewer,
      rows.map(({ body }) => body),
      new Set(),
    ),
    ...{ follows, closed: found.closed },
    can: {
      reply: canOf(mayComment(found)),
      close: canOf(mayCloseComments(found)),
      follow: canOf(mayWrite(found)),
    },
  }
}

/** Reads whether the viewer follows the comments. The author of an announcement does without having taken part. */
async function readFollows({
  db,
  viewer,
  input: { announcementId },
}: Call<typeof api.getComments>) {
  const { rows } = await db.execute<{ follows: boolean }>(sql`
    select coalesce((select f.follows from discussion_followers f
        where f.announcement_id = a.id and f.user_id = ${viewer.id}), a.author_id = ${viewer.id}, false) as follows
    from announcements a where a.id = ${announcementId}`)
  return rows[0]?.follows ?? false
}
