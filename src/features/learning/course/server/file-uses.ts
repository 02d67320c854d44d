import { sql } from 'drizzle-orm'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { pick } from '#src/shared/locale.ts'
import type { CourseKind } from '../contract.ts'
import { coursePaths } from '../paths.ts'
import { fileUseText } from './text.ts'
import { liveItems } from './live-rows.ts'

type Uses = NonNullable<(typeof fileUses)['answer']>

interface UseRow extends Record<string, unknown> {
  userFileId: number
  courseId: number
  kind: CourseKind
  title: string
  /** The name of the item; null for the cover. */
  item: string | null
  published: boolean
}

/** Files that courses use: films and courseware of their items, what their texts show, and covers. */
export const courseFileUses: Uses = {
  keys: [
    'course_items.user_file_id',
    'course_item_files.user_file_id',
    'courses.cover_user_file_id',
    'course_teachers.avatar_user_file_id',
  ],
  async of(db, { userFileIds, locale }) {
    const wanted = sql`any(${sql.param(userFileIds)}::int[])`
    const { rows } = await db.execute<UseRow>(sql`
      select used."userFileId", c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as title,
        used.item, c.publish_status = 'published' as published
      from (
        select i.user_file_id as "userFileId", i.course_id, ${inLanguage(locale, 'i', 'name')} as item, i.id
        from ${liveItems} i where i.user_file_id = ${wanted}
        union all
        select n.user_file_id, i.course_id, ${inLanguage(locale, 'i', 'name')}, i.id
        from course_item_files n join ${liveItems} i on i.id = n.item_id where n.user_file_id = ${wanted}
        union all
        select k.cover_user_file_id, k.id, null, 0 from courses k where k.cover_user_file_id = ${wanted}
        union all
        select t.avatar_user_file_id, t.course_id, t.name, 0 from course_teachers t
        where t.avatar_user_file_id = ${wanted}
      ) used
      join courses c on c.id = used.course_id
      order by c.id desc, used.id`)
    return rows.map((row) => ({
      userFileId: row.userFileId,
      what: fileUseText.course[row.kind],
      title: row.title,
      detail: row.item ?? pick(fileUseText.cover, locale),
      path: coursePaths.course(row, row.item === null ? undefined : 'catalog'),
      state: row.published ? ('live' as const) : ('draft' as const),
    }))
  },
}
