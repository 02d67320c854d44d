import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { personalPart } from '#src/server/personal-data.ts'
import {
  discussionFollowers,
  discussionReplies,
  discussionReplyReports,
  discussionTopicReports,
  discussionVisits,
} from '../tables.ts'
import { countReplies } from './count-replies.ts'
import { dropPicturesOf } from './drop-pictures.ts'
import { takeAway } from './take-away.ts'

/** The topic or the announcement of a row `x`, and its class. */
const place = sql`c.name as class, coalesce(t.title, a.title) as title`
const placeTables = sql`left join discussion_topics t on t.id = x.topic_id
  left join announcements a on a.id = x.announcement_id
  join classes c on c.id = coalesce(t.class_id, a.class_id)`

/** The personal data in the discussions of classes. */
export const discussionParts = [
  personalPart({
    id: 'discussion-pictures',
    name: { zh: '班级讨论中的图片', en: 'Pictures in class discussions' },
    tables: ['discussion_pictures', 'discussion_uploads'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, f.name as file from (
        select p.user_file_id, coalesce(p.topic_id, r.topic_id) as topic_id, r.announcement_id, r.author_id
        from discussion_pictures p left join discussion_replies r on r.id = p.reply_id) x
      join user_files f on f.id = x.user_file_id ${placeTables}
      where coalesce(x.author_id, t.author_id) = ${userId} order by x.user_file_id`,
    erase: dropPicturesOf,
  }),
  personalPart({
    id: 'discussion-replies',
    name: { zh: '班级讨论的回复和公告的评论', en: 'Replies in class discussions, and comments' },
    tables: ['discussion_replies'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, x.body, x.hidden_reason, x.hidden_words, x.created_at, x.edited_at
      from discussion_replies x ${placeTables} where x.author_id = ${userId} order by x.id`,
    async erase(tx, userId) {
      const gone = await tx
        .delete(discussionReplies)
        .where(eq(discussionReplies.authorId, userId))
        .returning({ topicId: discussionReplies.topicId })
      const topicIds = gone.flatMap(({ topicId }) => topicId ?? [])
      await countReplies(tx, [...new Set(topicIds)])
    },
  }),
  personalPart({
    id: 'discussion-topics',
    name: { zh: '班级讨论的话题', en: 'Topics in class discussions' },
    tables: ['discussion_topics'],
    fate: {
      anonymous: {
        zh: '话题的内容删除；有他人回复的，保留“话题已删除”一行，署名变为“已注销用户”',
        en: 'Your words are deleted. Where others have replied, a line says that the topic was deleted, signed “Deleted user”',
      },
    },
    rows: (userId) => sql`
      select c.name as class, t.title, t.body, t.hidden_reason, t.hidden_words, t.created_at, t.edited_at
      from discussion_topics t join classes c on c.id = t.class_id
      where t.author_id = ${userId} order by t.id`,
    async erase(tx, userId) {
      for (const id of await idsOf(tx, userId)) await takeAway(tx, id)
    },
  }),
  personalPart({
    id: 'discussion-follows',
    name: { zh: '关注的话题和评论', en: 'Topics and comments that you follow' },
    tables: ['discussion_followers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, x.follows from discussion_followers x ${placeTables}
      where x.user_id = ${userId} order by x.id`,
    async erase(tx, userId) {
      await tx.delete(discussionFollowers).where(eq(discussionFollowers.userId, userId))
    },
  }),
  personalPart({
    id: 'discussion-visits',
    name: { zh: '查看班级讨论的时间', en: 'Your last looks at class discussions' },
    tables: ['discussion_visits'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, v.seen_at, v.since_at
      from discussion_visits v join classes c on c.id = v.class_id
      where v.user_id = ${userId} order by c.id`,
    async erase(tx, userId) {
      await tx.delete(discussionVisits).where(eq(discussionVisits.userId, userId))
    },
  }),
  personalPart({
    id: 'reported-discussions',
    name: { zh: '举报的话题、回复和评论', en: 'Topics, replies and comments that you reported' },
    tables: ['discussion_topic_reports', 'discussion_reply_reports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, x.reason, x.words, x.state, x.created_at from (
        select topic_id, null::int as announcement_id, reason, words, state, created_at
        from discussion_topic_reports where user_id = ${userId}
        union all
        select r.topic_id, r.announcement_id, o.reason, o.words, o.state, o.created_at
        from discussion_reply_reports o join discussion_replies r on r.id = o.reply_id
        where o.user_id = ${userId}) x ${placeTables} order by x.created_at`,
    async erase(tx, userId) {
      await tx.delete(discussionTopicReports).where(eq(discussionTopicReports.userId, userId))
      await tx.delete(discussionReplyReports).where(eq(discussionReplyReports.userId, userId))
    },
  }),
]

async function idsOf(tx: Tx, userId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from discussion_topics where author_id = ${userId} and deleted_at is null order by id for update`)
  return rows.map(({ id }) => id)
}
