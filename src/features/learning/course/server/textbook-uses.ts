import { sql } from 'drizzle-orm'
import type { textbookUses } from '#src/features/content/textbook/server/uses-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { CourseKind } from '../contract.ts'
import { coursePaths } from '../paths.ts'
import { joinTeacher, readName, teacherName } from './teacher-names.ts'

interface UseRow extends Record<string, unknown> {
  textbookId: number
  courseId: number
  kind: CourseKind
  name: string
  mayName: boolean
  isPublished: boolean
  teachers: string[]
}

/** Courses that are bound to textbooks. One that is not published is named to its owner only. */
export const courseTextbookUses: NonNullable<(typeof textbookUses)['answer']> = async (
  db,
  { textbookIds, viewer, locale },
) => {
  const { rows } = await db.execute<UseRow>(sql`
    select c.textbook_id as "textbookId", c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name,
      c.publish_status = 'published' as "isPublished",
      c.publish_status = 'published' or c.owner_id is not distinct from ${viewer?.id ?? 0} as "mayName",
      array(select ${teacherName(locale)} from course_teachers t ${joinTeacher(locale)}
        where t.course_id = c.id order by t.position) as teachers
    from courses c where c.textbook_id = any(${sql.param([...textbookIds])}::int[]) order by c.id desc`)
  return rows.map(({ textbookId, courseId, kind, name, mayName, isPublished, teachers }) => ({
    ...{ textbookId, courseId, isPublished },
    name: mayName ? name : '',
    path: isPublished ? coursePaths.course({ courseId, kind }) : null,
    teachers: isPublished ? teachers.map((one) => readName(one, locale)) : [],
  }))
}
