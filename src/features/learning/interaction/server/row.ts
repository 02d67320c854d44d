import { sql, type SQL } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import type { ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { authorName, fullName } from '#src/features/learning/course/server/masked-name.ts'
import { type AnchorColumns, toAnchor } from '#src/features/learning/note/server/anchor-columns.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { InteractionRow } from '../answers.ts'
import { waitHours } from '../limits.ts'

export interface AuthorRow {
  authorId: number
  realName: string
  realNameEn: string | null
  erased: boolean
  avatarId: number | null
  avatarName: string | null
  byTeacher: boolean
}

export interface QuestionRow extends AuthorRow, AnchorColumns, Record<string, unknown> {
  interactionId: number
  body: string
  isPrivate: boolean
  deleted: boolean
  hidden: boolean
  accepted: boolean
  answered: boolean
  waits: boolean
  replies: number
  meToo: number
  pictureCount: number
  createdAt: Date
  lastReplyAt: Date | null
  courseId: number
  courseKind: CourseKind
  course: string
  itemId: number
  itemKind: ItemKind
  item: string
  chapter: string
  itemGone: boolean
  placeGone: boolean
}

/** The columns of an AuthorRow, of the texts under the alias `q` or `r` and their author under `u`. */
export const authorColumns = (texts: 'q' | 'r'): SQL => sql`
  ${sql.raw(texts)}.author_id as "authorId", ${sql.raw(texts)}.by_teacher as "byTeacher",
  u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased,
  av.id as "avatarId", av.name as "avatarName"`

/** SQL condition: a question `q` that nobody has answered. One of a teacher waits for none. */
export const unanswered = sql`(q.first_teacher_reply_at is null and q.accepted_reply_id is null
  and q.deleted_at is null and not q.by_teacher)`
export const waiting = sql`(${unanswered}
  and q.created_at < now() - ${sql.raw(String(waitHours))} * interval '1 hour')`

/** The columns of a QuestionRow, from `questionTables`. */
export const questionColumns = (locale: Locale): SQL => sql`
  q.id as "interactionId", q.body, q.is_private as "isPrivate", q.deleted_at is not null as deleted,
  q.hidden_reason is not null as hidden, q.accepted_reply_id is not null as accepted,
  q.first_teacher_reply_at is not null as answered, ${waiting} as waits, q.reply_count as replies,
  q.me_too_count as "meToo",
  (select count(*)::int from interaction_pictures x where x.interaction_id = q.id) as "pictureCount", q.created_at as "createdAt", q.last_reply_at as "lastReplyAt",
  q.second, q.page, q.words, q.words_before as "wordsBefore", q.words_after as "wordsAfter",
  c.id as "courseId", c.kind as "courseKind", ${inLanguage(locale, 'c', 'name')} as course, i.id as "itemId",
  i.kind as "itemKind", ${inLanguage(locale, 'i', 'name')} as item, ${inLanguage(locale, 'ch', 'name')} as chapter,
  i.removed_at is not null as "itemGone",
  coalesce(q.second > i.duration_seconds or q.page > i.pages, false) as "placeGone", ${authorColumns('q')}`

// Questions stay when a release leaves their item out, and say so: these are not the live rows.
const tablesOf = (questions: SQL): SQL => sql`${questions} q join users u on u.id = q.author_id
  left join files av on av.id = u.avatar_file_id
  join courses c on c.id = q.course_id join course_items i on i.id = q.item_id
  join course_chapters ch on ch.id = i.chapter_id`
export const questionTables = tablesOf(sql`interactions`)
/** The same of one page of questions, a select of `q.*`, so that nothing is joined to the others. */
export const pageTables = (page: SQL): SQL => tablesOf(sql`(${page})`)

/** SQL condition: the person may read the question `q` of a course in which the person takes part. */
export const readable = (viewer: Viewer, teaches: boolean): SQL => sql`(q.author_id = ${viewer.id}
  or q.hidden_reason is null ${teaches ? sql`` : sql`and not q.is_private`})`

/** Whose eyes read. */
export interface Reader {
  viewer: Viewer
  locale: Locale
  teaches: boolean
}

const excerptMost = 160
/** A formula, which says nothing as one line of its source. */
const formula = /<span data-formula="[^"]*"><\/span>/g

// In one line with other words, a mark of direction could turn these round.
const directions = /\p{Bidi_Control}/gu

export const excerptOf = (body: string): string => {
  const text = textOfHtml(body.replaceAll(formula, ' … '))
  const letters = [...text.replaceAll(directions, '')]
  return letters.length > excerptMost
    ? `${letters.slice(0, excerptMost).join('')}…`
    : letters.join('')
}

/** Learners know the teachers by their names and each other by the first character; teachers know all. */
export function toAuthor(row: AuthorRow, { viewer, locale, teaches }: Reader) {
  const isMine = row.authorId === viewer.id
  const isKnown = isMine || teaches || row.byTeacher
  return {
    name: isKnown ? fullName(row, locale) : authorName(row, locale),
    avatarUrl:
      row.avatarId === null
        ? null
        : publicFileUrl({ id: row.avatarId, name: row.avatarName ?? '' }),
    teaches: row.byTeacher,
    isMine,
  }
}

export const iso = (time: Date) => new Date(time).toISOString()

export function toRow(row: QuestionRow, reader: Reader): InteractionRow {
  return {
    ...{ interactionId: row.interactionId, isPrivate: row.isPrivate, deleted: row.deleted },
    ...{ accepted: row.accepted, answered: row.answered },
    ...{ replies: row.replies, meToo: row.meToo, isHidden: row.hidden },
    // Only teachers are reminded of it.
    waits: row.waits && reader.teaches,
    excerpt: excerptOf(row.body),
    pictureCount: row.pictureCount,
    author: toAuthor(row, reader),
    createdAt: iso(row.createdAt),
    lastReplyAt: row.lastReplyAt && iso(row.lastReplyAt),
    place: {
      ...{ courseId: row.courseId, kind: row.courseKind, itemId: row.itemId, item: row.item },
      ...{ itemKind: row.itemKind, chapter: row.chapter, anchor: toAnchor(row) },
      gone: row.itemGone ? 'item' : row.placeGone ? 'place' : null,
    },
  }
}
