import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { homeworkPaths } from '../paths.ts'
import { isConcerned, isShown } from './columns.ts'
import { attachmentUseText, workUseText } from './files-text.ts'

const keys = ['homework_attachments.user_file_id', 'homework_work_files.user_file_id']

interface Use extends Record<string, unknown> {
  userFileId: number
  title: string
  detail: string
  classId: number | null
  homeworkId: number
  handedIn: boolean
}

/** Files that teachers give with homework, and those of works. What was handed in stays as it is. */
export const homeworkFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds }) {
    const ids = sql`${sql.param(userFileIds)}::int[]`
    const { rows } = await db.execute<Use>(sql`
      select a.user_file_id as "userFileId", h.title, c.name as detail, c.id as "classId", h.id as "homeworkId",
        false as "handedIn"
      from homework_attachments a join homework h on h.id = a.homework_id join classes c on c.id = h.class_id
      where a.user_file_id = any(${ids})
      union all
      select f.user_file_id, h.title, c.name, null, h.id, f.handed_in
      from homework_work_files f join homework_works w on w.id = f.work_id
      join homework h on h.id = w.homework_id join classes c on c.id = h.class_id
      where f.user_file_id = any(${ids})
      order by "homeworkId" desc`)
    return rows.map(({ userFileId, title, detail, classId, homeworkId, handedIn }) => ({
      ...{ userFileId, title, detail },
      what: classId === null ? workUseText : attachmentUseText,
      path:
        classId === null ? homeworkPaths.own(homeworkId) : homeworkPaths.edit(classId, homeworkId),
      state: handedIn ? ('history' as const) : ('live' as const),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/**
 * Students whom homework concerns read what is given with it, and what the others of their group have added; those who look after the class read that too, and what was
 * handed in.
 */
export const homeworkFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute(sql`
      select from homework_attachments a join homework h on h.id = a.homework_id
      join class_members m on m.class_id = h.class_id and m.user_id = ${viewer.id} and m.state = 'member'
      where a.user_file_id = ${userFileId} and (m.role <> 'student' or (${isConcerned} and ${isShown}))
      union all
      select from homework_work_files f join homework_works w on w.id = f.work_id
      join homework h on h.id = w.homework_id
      join class_members m on m.class_id = h.class_id and m.user_id = ${viewer.id} and m.state = 'member'
      where f.user_file_id = ${userFileId} and f.handed_in and m.role <> 'student' and exists (
        select from homework_works o join class_members s on s.class_id = h.class_id and s.user_id = o.user_id
        where (o.id = w.id or o.shared_id = w.id) and s.state = 'member')
      union all
      select from homework_work_files f join homework_works o on o.shared_id = f.work_id and o.user_id = ${viewer.id}
      join homework h on h.id = o.homework_id join class_members m on m.class_id = h.class_id and m.user_id = o.user_id
      where f.user_file_id = ${userFileId} and ${isConcerned} and ${isShown}
      limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
