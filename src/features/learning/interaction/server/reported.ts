import { type SQL, sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { type AnchorColumns, toAnchor } from '#src/features/learning/note/server/anchor-columns.ts'
import { reportedRows } from '#src/features/people/report/server/reported-rows.ts'
import type { Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { interactionPaths } from '../paths.ts'
import { countReplies } from './count-replies.ts'
import { pictureIds } from './pictures.ts'
import { placeOf } from './place-of.ts'

interface Row extends AnchorColumns, Record<string, unknown> {
  interactionId: number
  courseId: number
  itemId: number
  kind: CourseKind
  course: string
  body: string
  pictures: number[]
}

/** What reports of questions and reports of replies differ in. */
interface Kind {
  kind: 'interaction' | 'interactionReply'
  things: SQL
  reports: SQL
  key: SQL
  /** The question that a thing `x` belongs to. */
  question: SQL
}

/** Reported questions, or replies, for the queue of reports. */
function reportedOf({ question, ...tables }: Kind) {
  const select = (id: number) =>
    sql`select ${question} as id from ${tables.things} x where x.id = ${id}`
  const questionOf = async (tx: Tx, id: number) =>
    (await tx.execute<{ id: number }>(select(id))).rows[0]!.id

  return reportedRows<Row>({
    ...tables,
    author: sql`author_id`,
    joins: sql`join interactions q on q.id = ${question} join courses c on c.id = q.course_id`,
    columns: (locale) => sql`
      q.id as "interactionId", c.id as "courseId", c.kind, q.item_id as "itemId",
      ${inLanguage(locale, 'c', 'name')} as course, q.second, q.page, q.words,
      q.words_before as "wordsBefore", q.words_after as "wordsAfter",
      x.body, ${pictureIds(tables.key, sql`x.id`)} as pictures`,
    shown: (row, locale) => ({
      ...{ place: row.course, text: textOfHtml(row.body), pictures: row.pictures },
      author: fullName(row, locale),
      link: interactionPaths.place(
        ...([row.kind, row.courseId, row.itemId, toAnchor(row), row.interactionId] as const),
      ),
    }),
    concerns: teachesCourse,

    async lockFirst(tx, id) {
      // Replying and deleting lock the question before a reply, and hiding a reply counts in the question's row.
      await tx.execute(sql`select from interactions where id = (${select(id)}) for update`)
    },

    async placeOf(tx, id) {
      const { course, link } = await placeOf(tx, await questionOf(tx, id))
      return { place: course, link }
    },

    async count(tx, id) {
      if (tables.kind === 'interactionReply') await countReplies(tx, [await questionOf(tx, id)])
    },
  })
}

export const reportedInteractions = reportedOf({
  kind: 'interaction',
  things: sql`interactions`,
  reports: sql`interaction_reports`,
  key: sql`interaction_id`,
  question: sql`x.id`,
})

export const reportedReplies = reportedOf({
  kind: 'interactionReply',
  things: sql`interaction_replies`,
  reports: sql`interaction_reply_reports`,
  key: sql`reply_id`,
  question: sql`x.interaction_id`,
})
