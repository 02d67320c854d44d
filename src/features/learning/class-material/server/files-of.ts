import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { materialUseText } from './files-text.ts'

const keys = ['class_materials.user_file_id']

/** Files in the materials of classes. */
export const materialFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds }) {
    const { rows } = await db.execute<{
      userFileId: number
      title: string
      detail: string
      classId: number
    }>(sql`
      select m.user_file_id as "userFileId", c.name as title, m.title as detail, c.id as "classId"
      from class_materials m join classes c on c.id = m.class_id
      where m.user_file_id = any(${sql.param(userFileIds)}::int[]) order by m.id desc`)
    return rows.map(({ classId, ...row }) => ({
      ...{ ...row, what: materialUseText, state: 'live' as const },
      path: classPaths.materials(classId),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** The members of a class read and download its materials, students from their day on. */
export const materialReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute(sql`
      select from class_materials x
      join class_members m on m.class_id = x.class_id and m.user_id = ${viewer.id} and m.state = 'member'
      where x.user_file_id = ${userFileId}
        and (x.visible_from is null or m.role in ('owner', 'coTeacher') or x.visible_from <= ${schoolToday})
      limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
