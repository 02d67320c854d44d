import { sql, type SQL } from 'drizzle-orm'
import { iso } from '#src/features/learning/interaction/server/row.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import type { Db } from '#src/server/database/db.ts'
import { canOf } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { DiscussionReply } from '../answers.ts'
import { repliesMost } from '../limits.ts'
import { authorColumns, type AuthorRow, authorTables, toAuthor } from './author.ts'
import { pictureIds } from './pictures.ts'
import { mayDelete, mayEdit, mayReport, type Talk } from './rules.ts'

/** The columns that topics and replies are both read with. */
export interface TextRow extends AuthorRow, Record<string, unknown> {
  body: string
  pictures: number[]
  edited: boolean
  hiddenReason: ReportReason | null
  hiddenWords: string
  reported: boolean
  createdAt: Date
}
interface Row extends TextRow {
  replyId: number
}

/** The columns of a TextRow, of the texts `x`. @param key the column of pictures and reports that names the text */
export const textColumns = (key: SQL, reports: SQL, userId: number): SQL => sql`
  x.body, ${pictureIds(key, sql`x.id`)} as pictures, x.edited_at is not null as edited,
  x.hidden_reason as "hiddenReason", x.hidden_words as "hiddenWords", x.created_at as "createdAt",
  exists (select from ${reports} o where o.${key} = x.id and o.user_id = ${userId}) as reported,
  ${authorColumns}`

/** Reads replies to a topic, or comments, the newest last. @param of selects them as `x` */
export async function readReplies(db: Db, viewer: Viewer, of: SQL, classId: number) {
  const { rows } = await db.execute<Row>(sql`
    select x.id as "replyId",
      ${textColumns(sql`reply_id`, sql`discussion_reply_reports`, viewer.id)}
    from discussion_replies x ${authorTables(sql`${classId}::int`)}
    where ${of} and (x.hidden_reason is null or x.author_id = ${viewer.id})
    order by x.created_at, x.id limit ${repliesMost}`)
  return rows
}

export const textOf = (row: TextRow) => ({
  ...{ body: row.body, pictures: row.pictures, edited: row.edited, reported: row.reported },
  hidden: row.hiddenReason && { reason: row.hiddenReason, words: row.hiddenWords },
  createdAt: iso(row.createdAt),
})

export function toReply(
  row: Row,
  talk: Talk,
  reader: { viewer: Viewer; locale: Locale },
): DiscussionReply {
  const author = toAuthor(row, reader)
  const { isMine } = author
  const found = {
    ...{ role: talk.role, state: talk.state, isOff: talk.isOff },
    ...{ isMine, hidden: row.hiddenReason !== null },
  }
  return {
    ...{ replyId: row.replyId, ...textOf(row), author },
    can: {
      edit: canOf(mayEdit(found)),
      delete: canOf(mayDelete(found)),
      report: canOf(mayReport(found)),
    },
  }
}
