import { sql } from 'drizzle-orm'
import { opensInBrowsers } from '#src/features/content/file/server/read-given-files.ts'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { AppError } from '#src/shared/errors.ts'
import { findReply } from './find-reply.ts'
import { findTopic } from './find.ts'
import { pictureUseText } from './pictures-text.ts'

const keys = ['discussion_pictures.user_file_id']

/** Pictures in topics, replies and comments, which their sender deletes with the text. */
export const pictureUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds }) {
    const { rows } = await db.execute<{ userFileId: number; title: string }>(sql`
      select p.user_file_id as "userFileId", c.name as title
      from discussion_pictures p left join discussion_replies r on r.id = p.reply_id
      left join discussion_topics t on t.id = coalesce(p.topic_id, r.topic_id)
      left join announcements a on a.id = r.announcement_id
      join classes c on c.id = coalesce(t.class_id, a.class_id)
      where p.user_file_id = any(${sql.param(userFileIds)}::int[]) order by p.user_file_id desc`)
    return rows.map((row) => ({
      ...row,
      ...{ what: pictureUseText, detail: '', path: null, state: 'live' as const },
    }))
  },
}

interface Row extends Record<string, unknown> {
  topicId: number | null
  replyId: number | null
  mime: string
}

const none = { read: false, download: false, ways: [] }

/** Readers of a topic, a reply or a comment see its pictures. */
export const pictureReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute<Row>(sql`
      select p.topic_id as "topicId", p.reply_id as "replyId", f.mime
      from discussion_pictures p join user_files u on u.id = p.user_file_id join files f on f.id = u.file_id
      where p.user_file_id = ${userFileId}`)
    const [found] = rows
    // The original of a format that browsers do not open may tell the place of a photograph; readers see it converted, with the text.
    if (!found || !opensInBrowsers(found.mime)) return none
    try {
      if (found.replyId !== null) await findReply(db, found.replyId, viewer)
      else await findTopic(db, { topicId: found.topicId!, userId: viewer.id })
    } catch (error) {
      if (error instanceof AppError) return none
      throw error
    }
    return { read: true, download: true, ways: [] }
  },
}
