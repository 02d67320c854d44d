import { sql } from 'drizzle-orm'
import { openedOf } from '#src/features/content/editor/server/open-texts.ts'
import { maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { readPictures } from '#src/features/learning/interaction/server/pictures.ts'
import { iso } from '#src/features/learning/interaction/server/row.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Topic } from '../answers.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionErrors as errors } from '../errors.ts'
import { authorTables, toAuthor } from './author.ts'
import { findTopic } from './find.ts'
import { readReplies, textColumns, textOf, type TextRow, toReply } from './replies.ts'
import { mayDelete, mayEdit, mayFollow, mayModerate, mayReply, mayReport } from './rules.ts'
import { leavesLine } from './take-away.ts'

interface Row extends TextRow {
  replies: number
  lastReplyAt: Date | null
  follows: boolean
  leavesLine: boolean
  /** With those that are hidden. */
  allReplies: number
  hiddenReplies: number
  othersReplied: boolean
}

/** Returns a topic with its replies. */
export async function getTopic(call: Call<typeof api.getTopic>): Promise<Topic> {
  const { db, viewer, locale, input } = call
  const { topicId } = input
  const found = await findTopic(db, { topicId, userId: viewer.id })
  const [row, rows] = await Promise.all([
    readTopic(call),
    readReplies(db, viewer, sql`x.topic_id = ${topicId}`, found.classId),
  ])
  if (!row) throw new AppError(errors.unknown)
  const looksAfter = maySeeStudents(found) === null
  const reader = { viewer, locale }
  const texts = [row, ...rows]
  const { title, pinned, closed, deleted, isOff } = found
  return {
    ...{ ...headOf(found), topicId, title, pinned, closed, deleted, isOff },
    ...{ ...textOf(row), author: toAuthor(row, reader), replies: row.replies },
    lastReplyAt: row.lastReplyAt && iso(row.lastReplyAt),
    items: rows.map((one) => toReply(one, found, reader)),
    files: await readPictures(
      call,
      texts.flatMap(({ pictures }) => pictures),
    ),
    opened: await openedOf(
      call,
      viewer,
      texts.map(({ body }) => body),
      new Set(),
    ),
    follows: row.follows,
    deletion: {
      leavesLine: !looksAfter && row.leavesLine,
      ...{ replies: row.allReplies, hidden: row.hiddenReplies },
      isTold: looksAfter && (row.othersReplied || (!found.isMine && !deleted)),
    },
    can: {
      reply: canOf(mayReply(found)),
      edit: canOf(mayEdit(found)),
      delete: canOf(mayDelete(found)),
      report: canOf(mayReport(found)),
      moderate: canOf(mayModerate(found)),
      follow: canOf(mayFollow(found)),
    },
  }
}

async function readTopic({ db, viewer, input: { topicId } }: Call<typeof api.getTopic>) {
  const { rows } = await db.execute<Row>(sql`
    select ${textColumns(sql`topic_id`, sql`discussion_topic_reports`, viewer.id)},
      x.reply_count as replies, x.last_reply_at as "lastReplyAt",
      ${leavesLine({ topicId: sql`x.id`, authorId: sql`x.author_id` })} as "leavesLine", r.*,
      exists (select from discussion_followers f
        where f.topic_id = x.id and f.user_id = ${viewer.id} and f.follows) as follows
    from discussion_topics x ${authorTables(sql`x.class_id`)}
    cross join lateral (select count(*)::int as "allReplies",
      count(*) filter (where r.hidden_reason is not null)::int as "hiddenReplies",
      coalesce(bool_or(r.author_id <> ${viewer.id}), false) as "othersReplied"
      from discussion_replies r where r.topic_id = x.id) r
    where x.id = ${topicId}`)
  return rows[0]
}
