import { sql, type SQL } from 'drizzle-orm'
import { personJson } from '#src/features/content/bank/server/person-name.ts'
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
import { findInComments } from './find-in-comments.ts'
import { type HitRow, toHit } from './hit.ts'
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
  hit: HitRow | null
}
type Found = { total: number } & (Row | { topicId: null })

const orders = {
  latest: sql`greatest(x.created_at, x.last_reply_at) desc, x.id desc`,
  newest: sql`x.created_at desc, x.id desc`,
}

/** Lists the topics of a class, in two statements for any number of rows, a search in three. Pinned ones come first. */
export async function getTopics(
  call: Call<typeof api.getTopics>,
): Promise<AnswerOf<typeof api.getTopics>> {
  const { db, viewer, locale, input } = call
  const { classId, keyword, page } = input
  const talk = await readTalk(db, { classId, userId: viewer.id })
  must(mayOpen(talk))
  const head = {
    ...{ ...headOf(talk), isOff: talk.isOff },
    can: { write: canOf(mayWrite(talk)), setOff: canOf(maySetOff(talk)) },
  }
  const noComments = { total: 0, items: [] }
  // The page says that it is switched off; it refuses nothing, as students come here by their tabs.
  if (mayFollowTalk(talk)) {
    return { ...paged({ total: 0, page, perPage, items: [] }), comments: noComments, ...head }
  }
  const [{ rows }, comments] = await Promise.all([
    db.execute<Found>(topicsOf(call)),
    keyword !== '' && input.filter === 'all' && page === 1
      ? findInComments(call, talk)
      : noComments,
  ])
  const items = rows.flatMap((row) =>
    row.topicId === null
      ? []
      : [
          {
            ...{ topicId: row.topicId, title: row.title, excerpt: excerptOf(row.body) },
            ...{ pictureCount: row.pictureCount, pinned: row.pinned, closed: row.closed },
            ...{ deleted: row.deleted, isHidden: row.hidden, unread: row.unread },
            replies: row.replies,
            author: toAuthor(row, { viewer, locale }),
            createdAt: iso(row.createdAt),
            lastReplyAt: row.lastReplyAt && iso(row.lastReplyAt),
            hit: row.hit && toHit(row.hit, keyword, locale),
          },
        ],
  )
  return { ...paged({ total: rows[0]!.total, page, perPage, items }), comments, ...head }
}

/** Selects a page of topics with the number of all; one row without a topic where the page has none. */
function topicsOf({ viewer, input }: Call<typeof api.getTopics>): SQL {
  const { classId, keyword, filter, sort, page } = input
  const { limit, offset } = rowsOf(page, perPage)
  const order = sql`x.pinned_at is not null desc, ${orders[sort]}`
  const isRead = sql`(x.hidden_reason is null or x.author_id = ${viewer.id})`
  const narrowed = {
    all: sql``,
    mine: sql`and x.author_id = ${viewer.id} and x.deleted_at is null`,
    pinned: sql`and x.pinned_at is not null`,
    unanswered: sql`and x.reply_count = 0 and x.deleted_at is null`,
  }[filter]
  const pattern = textPattern(keyword.toLowerCase())
  // The latest reply of each topic that has the keyword.
  const hits =
    keyword === ''
      ? sql`select null::int as topic_id, null::int as reply_id where false`
      : sql`select distinct on (x.topic_id) x.topic_id, x.id as reply_id
          from discussion_topics t join discussion_replies x on x.topic_id = t.id
          where t.class_id = ${classId} and x.sought like ${pattern} and ${isRead}
          order by x.topic_id, x.created_at desc, x.id desc`
  const found =
    keyword === '' ? sql`` : sql`and (x.sought like ${pattern} or h.reply_id is not null)`
  return sql`
    with hits as materialized (${hits}),
    fitting as materialized (select x.id, h.reply_id from discussion_topics x left join hits h on h.topic_id = x.id
      where x.class_id = ${classId} and ${isRead} ${narrowed} ${found})
    select n.total, x.* from (select count(*)::int as total from fitting) n
    left join (
      select x.id as "topicId", x.title, x.body, x.pinned_at is not null as pinned,
        x.closed_at is not null as closed, x.deleted_at is not null as deleted,
        x.hidden_reason is not null as hidden, x.reply_count as replies, x.created_at as "createdAt",
        x.last_reply_at as "lastReplyAt", row_number() over (order by ${order}) as place,
        (select count(*)::int from discussion_pictures p where p.topic_id = x.id) as "pictureCount",
        (select json_build_object('replyId', r.id, 'body', r.body, 'createdAt', r.created_at, 'author', ${personJson('hu')})
          from discussion_replies r join users hu on hu.id = r.author_id where r.id = x.reply_id) as hit,
        ${isNewIn(sql`seen.since_at`, viewer.id)} as unread, ${authorColumns}
      from (select x.*, f.reply_id from fitting f join discussion_topics x on x.id = f.id
        order by ${order} limit ${limit} offset ${offset}) x
      cross join ${seenIn({ classId, userId: viewer.id })} seen ${authorTables(sql`x.class_id`)}) x on true
    order by x.place`
}
