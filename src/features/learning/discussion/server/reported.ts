import { type SQL, sql } from 'drizzle-orm'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { reportedRows } from '#src/features/people/report/server/reported-rows.ts'
import type { Tx } from '#src/server/database/db.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { discussionPaths } from '../paths.ts'
import { countReplies } from './count-replies.ts'
import { pictureIds } from './pictures.ts'

interface Place extends Record<string, unknown> {
  classId: number
  name: string
  topicId: number | null
  announcementId: number | null
}
interface Row extends Place {
  title: string
  body: string
  pictures: number[]
}

const linkOf = ({ classId, topicId, announcementId }: Place) =>
  topicId === null
    ? announcementPaths.one(classId, announcementId!)
    : discussionPaths.topic(classId, topicId)

/** The tables and columns in which reports of topics and reports of replies differ. */
interface Kind {
  kind: 'classTopic' | 'classReply'
  things: SQL
  reports: SQL
  key: SQL
  /** The tables `t`, `a` and `c` of a thing `x`: its topic, its announcement and its class. */
  joins: SQL
  /** The topic of a thing `x`. */
  topic: SQL
  /** The title of a topic, which is part of what its author wrote. */
  title: SQL
}

/** Reported topics, or replies and comments, for the queue of reports. */
function reportedOf({ topic, title, ...tables }: Kind) {
  const topicOf = async (tx: Tx, id: number) =>
    (
      await tx.execute<{ id: number | null }>(
        sql`select ${topic} as id from ${tables.things} x where x.id = ${id}`,
      )
    ).rows[0]?.id ?? null
  const place = sql`c.id as "classId", c.name, t.id as "topicId", a.id as "announcementId"`

  return reportedRows<Row>({
    ...tables,
    author: sql`author_id`,
    columns: () => sql`
      ${place}, ${title} as title, x.body, ${pictureIds(tables.key, sql`x.id`)} as pictures`,
    shown: (row, locale) => ({
      ...{ place: row.name, pictures: row.pictures, link: linkOf(row) },
      text: [row.title, textOfHtml(row.body)].filter(Boolean).join('\n'),
      author: fullName(row, locale),
    }),
    concerns: (userId) => sql`exists (select from class_members w where w.class_id = c.id
      and w.user_id = ${userId} and w.state = 'member' and w.role <> 'student')`,

    async lockFirst(tx, id) {
      // Replying and deleting lock the topic before a reply, and hiding a reply counts in the topic's row.
      const topicId = await topicOf(tx, id)
      await tx.execute(sql`select from discussion_topics where id = ${topicId}::int for update`)
    },

    async placeOf(tx, id) {
      const { rows } = await tx.execute<Place>(
        sql`select ${place} from ${tables.things} x ${tables.joins} where x.id = ${id}`,
      )
      const found = rows[0]!
      return { place: { zh: found.name, en: found.name }, link: linkOf(found) }
    },

    async count(tx, id) {
      const topicId = tables.kind === 'classReply' ? await topicOf(tx, id) : null
      if (topicId !== null) await countReplies(tx, [topicId])
    },
  })
}

export const reportedTopics = reportedOf({
  kind: 'classTopic',
  things: sql`discussion_topics`,
  reports: sql`discussion_topic_reports`,
  key: sql`topic_id`,
  joins: sql`join discussion_topics t on t.id = x.id join classes c on c.id = t.class_id
    left join announcements a on false`,
  topic: sql`x.id`,
  title: sql`x.title`,
})

export const reportedReplies = reportedOf({
  kind: 'classReply',
  things: sql`discussion_replies`,
  reports: sql`discussion_reply_reports`,
  key: sql`reply_id`,
  joins: sql`left join discussion_topics t on t.id = x.topic_id
    left join announcements a on a.id = x.announcement_id
    join classes c on c.id = coalesce(t.class_id, a.class_id)`,
  topic: sql`x.topic_id`,
  title: sql`''`,
})
