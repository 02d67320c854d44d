import { sql, type SQL } from 'drizzle-orm'
import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { excerptOf, iso } from '#src/features/learning/interaction/server/row.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { discussionApi as api } from '../contract.ts'
import { topicsPerPage as perPage } from '../limits.ts'
import { authorColumns, type AuthorRow, authorTables, toAuthor } from './author.ts'
import { readTalk } from './find.ts'
import { mayFollowTalk, maySetOff, mayWrite } from './rules.ts'
import { isNewIn, seenIn } from './unread.ts'

interface Row extends AuthorRow, Record<string, unknown> {
  topicId: number
  title: string
  body: string
  pictureCount: number
  pinned: boolean
  closed: boolean
  deleted: boolean
  hidden: boolean
  unread: boolean
  replies: number
  createdAt: Date
  lastReplyAt: Date | null
}

const orders = {
  latest: sql`greatest(x.created_at, x.last_reply_at) desc, x.id desc`,
  newest: sql`x.created_at desc, x.id desc`,
}

/** Lists the topics of a class, in two statements for any number of rows. Pinned ones come first. */
export async function listTopics(
  call: Call<typeof api.getTopics>,
): Promise<AnswerOf<typeof api.getTopics>> {
  const { db, viewer, locale, input } = call
  const { classId, page, sort } = input
  const talk = await readTalk(db, { classId, userId: viewer.id })
  must(mayOpen(talk))
  const head = {
    ...{ ...headOf(talk), isOff: talk.isOff },
    can: { write: canOf(mayWrite(talk)), setOff: canOf(maySetOff(talk)) },
  }
  // The page says that it is switched off; it refuses nothing, as students come here by their tabs.
  if (mayFollowTalk(talk)) return { ...paged({ total: 0, page, perPage, items: [] }), ...head }
  const fits = fitting(call)
  const order = sql`x.pinned_at is not null desc, ${orders[sort]}`
  const { limit, offset } = rowsOf(page, perPage)
  const [counted, { rows }] = await Promise.all([
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from discussion_topics x where ${fits}`,
    ),
    db.execute<Row>(sql`
      select x.id as "topicId", x.title, x.body, x.pinned_at is not null as pinned,
        x.closed_at is not null as closed, x.deleted_at is not null as deleted,
        x.hidden_reason is not null as hidden, x.reply_count as replies, x.created_at as "createdAt",
        x.last_reply_at as "lastReplyAt",
        (select count(*)::int from discussion_pictures p where p.topic_id = x.id) as "pictureCount",
        ${isNewIn(sql`seen.since_at`, viewer.id)} as unread, ${authorColumns}
      from (select * from discussion_topics x where ${fits} order by ${order} limit ${limit} offset ${offset}) x
      cross join ${seenIn({ classId, userId: viewer.id })} seen ${authorTables(sql`x.class_id`)}
      order by ${order}`),
  ])
  const items = rows.map((row) => ({
    ...{ topicId: row.topicId, title: row.title, excerpt: excerptOf(row.body) },
    ...{ pictureCount: row.pictureCount, pinned: row.pinned, closed: row.closed },
    ...{ deleted: row.deleted, isHidden: row.hidden, unread: row.unread, replies: row.replies },
    author: toAuthor(row, { viewer, locale }),
    createdAt: iso(row.createdAt),
    lastReplyAt: row.lastReplyAt && iso(row.lastReplyAt),
  }))
  return { ...paged({ total: counted.rows[0]!.total, page, perPage, items }), ...head }
}

function fitting({ viewer, input: { classId, keyword, filter } }: Call<typeof api.getTopics>): SQL {
  const narrowed = {
    all: sql``,
    mine: sql`and x.author_id = ${viewer.id} and x.deleted_at is null`,
    pinned: sql`and x.pinned_at is not null`,
    unanswered: sql`and x.reply_count = 0 and x.deleted_at is null`,
  }[filter]
  const found =
    keyword === '' ? sql`` : sql`and x.sought like ${textPattern(keyword.toLowerCase())}`
  return sql`x.class_id = ${classId} and (x.hidden_reason is null or x.author_id = ${viewer.id})
    ${narrowed} ${found}`
}
