import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { AppError } from '#src/shared/errors.ts'
import { readableInteraction, readableReply } from './facts.ts'
import { pictureUseText } from './pictures-text.ts'

const keys = ['interaction_pictures.user_file_id']

/** Pictures in questions and replies, which their sender deletes with the text. */
export const pictureUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<{ userFileId: number; title: string }>(sql`
      select p.user_file_id as "userFileId", ${inLanguage(locale, 'c', 'name')} as title
      from interaction_pictures p left join interaction_replies r on r.id = p.reply_id
      join interactions q on q.id = coalesce(p.interaction_id, r.interaction_id)
      join courses c on c.id = q.course_id
      where p.user_file_id = any(${sql.param(userFileIds)}::int[]) order by q.id desc`)
    return rows.map((row) => ({
      ...row,
      ...{ what: pictureUseText, detail: '', path: null, state: 'live' as const },
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** Whoever may read a question or a reply may see its pictures. */
export const pictureReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute<{ interactionId: number | null; replyId: number | null }>(sql`
      select interaction_id as "interactionId", reply_id as "replyId" from interaction_pictures
      where user_file_id = ${userFileId}`)
    const [found] = rows
    if (!found) return none
    try {
      if (found.replyId !== null) await readableReply(db, found.replyId, viewer)
      else await readableInteraction(db, found.interactionId!, viewer)
    } catch (error) {
      if (error instanceof AppError) return none
      throw error
    }
    return { read: true, download: true, ways: [] }
  },
}
