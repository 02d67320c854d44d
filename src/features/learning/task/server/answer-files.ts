import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { teachesCourse } from '#src/features/learning/interaction/server/facts.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { answerUseText } from './files-text.ts'

const keys = ['task_answer_files.user_file_id']

/** Files in answers to teaching tasks. What was handed in stays as it is. */
export const taskFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<{ userFileId: number; title: string; handedIn: boolean }>(sql`
      select f.user_file_id as "userFileId", ${inLanguage(locale, 'i', 'name')} as title,
        f.handed_in as "handedIn"
      from task_answer_files f join task_answers a on a.id = f.answer_id
      join course_items i on i.id = a.item_id
      where f.user_file_id = any(${sql.param(userFileIds)}::int[]) order by a.id desc`)
    return rows.map(({ userFileId, title, handedIn }) => ({
      ...{ userFileId, title, what: answerUseText, detail: '', path: null },
      state: handedIn ? ('history' as const) : ('live' as const),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** The teachers of a course read the files that its learners have handed in. */
export const taskFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer || !passesRoleGuard(viewer)) return none
    const { rows } = await db.execute(sql`
      select from task_answer_files f
      join task_answers a on a.id = f.answer_id
      join courses c on c.id = a.course_id and c.deleted_at is null
      join course_learners l on l.course_id = a.course_id and l.user_id = a.user_id
      where f.user_file_id = ${userFileId} and f.handed_in and ${teachesCourse(viewer.id)} limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
