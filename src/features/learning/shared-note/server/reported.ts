import { sql } from 'drizzle-orm'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { reportedRows } from '#src/features/people/report/server/reported-rows.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'

interface Row extends Record<string, unknown> {
  classId: number
  name: string
  body: string
  pictures: number[]
}

/** Reported notes of classes, for the queue of reports. Teachers and assistants of the class do not decide. */
export const reportedSharedNotes = reportedRows<Row>({
  kind: 'sharedNote',
  things: sql`shared_notes`,
  author: sql`user_id`,
  reports: sql`shared_note_reports`,
  key: sql`shared_id`,
  joins: sql`join notes n on n.id = x.note_id join classes k on k.id = x.class_id`,
  columns: () => sql`k.id as "classId", k.name, n.body,
    array(select f.user_file_id from note_frames f where f.note_id = n.id and f.user_id = n.user_id
      and f.user_file_id is not null order by f.began_at, f.key) as pictures`,
  shown: (row, locale) => ({
    ...{ place: row.name, text: textOfHtml(row.body), pictures: row.pictures },
    author: fullName(row, locale),
    link: classPaths.notes(row.classId),
  }),
  concerns: (userId) => sql`exists (select from class_members m where m.class_id = x.class_id
    and m.user_id = ${userId} and m.state = 'member' and m.role <> 'student')`,

  async placeOf(tx, id) {
    const { rows } = await tx.execute<{ classId: number; name: string }>(sql`
      select k.id as "classId", k.name from shared_notes s join classes k on k.id = s.class_id where s.id = ${id}`)
    const { classId, name } = rows[0]!
    return { place: { zh: name, en: name }, link: classPaths.notes(classId) }
  },
})
