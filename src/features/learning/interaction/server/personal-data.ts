import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { personalPart } from '#src/server/personal-data.ts'
import {
  interactionFollowers,
  interactionMeToo,
  interactionReplies,
  interactionReplyReports,
  interactionReports,
} from '../tables.ts'
import { countReplies } from './count-replies.ts'
import { takeAway } from './delete.ts'
import { dropPicturesOf } from './drop-pictures.ts'

const place = sql`c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en`
const placeTables = sql`join courses c on c.id = q.course_id join course_items i on i.id = q.item_id`

/** The personal data in questions and replies, with marks, follows and reports. */
export const interactionParts = [
  personalPart({
    id: 'interaction-pictures',
    name: { zh: '提问和回复中的图片', en: 'Pictures in questions and replies' },
    tables: ['interaction_pictures', 'interaction_uploads'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, f.name as file from interaction_pictures p
      join user_files f on f.id = p.user_file_id left join interaction_replies r on r.id = p.reply_id
      join interactions q on q.id = coalesce(p.interaction_id, r.interaction_id) ${placeTables}
      where coalesce(r.author_id, q.author_id) = ${userId} order by p.user_file_id`,
    erase: dropPicturesOf,
  }),
  personalPart({
    id: 'interaction-replies',
    name: { zh: '对提问的回复', en: 'Replies to questions' },
    tables: ['interaction_replies'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, r.body, r.hidden_reason, r.hidden_words, r.created_at, r.edited_at
      from interaction_replies r join interactions q on q.id = r.interaction_id ${placeTables}
      where r.author_id = ${userId} order by r.id`,
    async erase(tx, userId) {
      const gone = await tx
        .delete(interactionReplies)
        .where(eq(interactionReplies.authorId, userId))
        .returning({ interactionId: interactionReplies.interactionId })
      await countReplies(tx, [...new Set(gone.map(({ interactionId }) => interactionId))])
    },
  }),
  personalPart({
    id: 'interactions',
    name: { zh: '课程中的提问', en: 'Questions in courses' },
    tables: ['interactions'],
    fate: {
      anonymous: {
        zh: '提问的内容删除；有他人回复的，保留“提问已被删除”一行，署名变为“已注销用户”',
        en: 'Your words are deleted. Where others have replied, a line says that the question was deleted, signed “Deleted user”',
      },
    },
    rows: (userId) => sql`
      select ${place}, q.second, q.page, q.words, q.body, q.is_private, q.hidden_reason, q.hidden_words,
        q.created_at, q.edited_at
      from interactions q ${placeTables} where q.author_id = ${userId} order by q.id`,
    async erase(tx, userId) {
      for (const id of await idsOf(tx, userId)) await takeAway(tx, id)
    },
  }),
  personalPart({
    id: 'interaction-follows',
    name: { zh: '关注的提问', en: 'Questions that you follow' },
    tables: ['interaction_followers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place} from interaction_followers w join interactions q on q.id = w.interaction_id ${placeTables}
      where w.user_id = ${userId} order by q.id`,
    async erase(tx, userId) {
      await tx.delete(interactionFollowers).where(eq(interactionFollowers.userId, userId))
    },
  }),
  personalPart({
    id: 'interaction-me-too',
    name: { zh: '标记“我也想问”的提问', en: 'Questions that you have too' },
    tables: ['interaction_me_too'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place} from interaction_me_too m join interactions q on q.id = m.interaction_id ${placeTables}
      where m.user_id = ${userId} order by q.id`,
    async erase(tx, userId) {
      await tx.execute(sql`
        update interactions q set me_too_count = me_too_count - 1
        from interaction_me_too m where m.interaction_id = q.id and m.user_id = ${userId}`)
      await tx.delete(interactionMeToo).where(eq(interactionMeToo.userId, userId))
    },
  }),
  personalPart({
    id: 'reported-interactions',
    name: { zh: '举报的提问和回复', en: 'Questions and replies that you reported' },
    tables: ['interaction_reports', 'interaction_reply_reports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, o.reason, o.words, o.state, o.created_at from (
        select interaction_id, reason, words, state, created_at from interaction_reports where user_id = ${userId}
        union all
        select r.interaction_id, p.reason, p.words, p.state, p.created_at from interaction_reply_reports p
        join interaction_replies r on r.id = p.reply_id where p.user_id = ${userId}) o
      join interactions q on q.id = o.interaction_id ${placeTables} order by o.created_at`,
    async erase(tx, userId) {
      await tx.delete(interactionReports).where(eq(interactionReports.userId, userId))
      await tx.delete(interactionReplyReports).where(eq(interactionReplyReports.userId, userId))
    },
  }),
]

async function idsOf(tx: Tx, userId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from interactions where author_id = ${userId} and body <> '' order by id for update`,
  )
  return rows.map(({ id }) => id)
}
