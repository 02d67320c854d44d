import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { notePaths } from '#src/features/learning/note/paths.ts'
import { reportedRows } from '#src/features/people/report/server/reported-rows.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Both } from '#src/shared/locale.ts'

interface Place extends Record<string, unknown> {
  courseId: number
  itemId: number
  kind: CourseKind
  second: number
}
const place = sql`c.id as "courseId", i.id as "itemId", c.kind, x.second`

// Comments stay when a release leaves their film out, and so do reports of them: these are not the live rows.
const joins = sql`join course_items i on i.id = x.item_id join courses c on c.id = i.course_id`

const linkOf = ({ courseId, itemId, kind, second }: Place) =>
  notePaths.place(kind, courseId, itemId, { kind: 'second', second })

/** Reported bullet comments, for the queue of reports. */
export const reportedBullets = reportedRows<Place & { course: string; text: string }>({
  kind: 'bullet',
  things: sql`bullets`,
  author: sql`author_id`,
  reports: sql`bullet_reports`,
  key: sql`bullet_id`,
  joins,
  columns: (locale) => sql`${place}, x.words as text, ${inLanguage(locale, 'c', 'name')} as course`,
  shown: (row, locale) => ({
    ...{ place: row.course, text: row.text },
    ...{ author: fullName(row, locale), link: linkOf(row) },
  }),
  concerns: teachesCourse,

  async placeOf(tx, id) {
    const { rows } = await tx.execute<Place & Both>(sql`
      select ${place}, ${inLanguage('zh-CN', 'c', 'name')} as zh, ${inLanguage('en-US', 'c', 'name')} as en
      from bullets x ${joins} where x.id = ${id}`)
    const { zh, en, ...found } = rows[0]!
    return { place: { zh, en }, link: linkOf(found) }
  },
})
