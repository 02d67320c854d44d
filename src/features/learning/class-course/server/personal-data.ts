import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { classCourses } from '../tables.ts'

/** The personal data in the courses of classes: the teacher who has added one. */
export const classCourseParts = [
  personalPart({
    id: 'class-courses',
    name: { zh: '您给班级添加的课程', en: 'Courses that you gave to classes' },
    tables: ['class_courses'],
    fate: {
      anonymous: {
        zh: '班级仍在使用这些课程，不再关联到您本人',
        en: 'The classes still use them, without your name',
      },
    },
    rows: (userId) => sql`
      select k.name as class, c.name as course, c.name_en as course_en, x.opens_on, x.added_at
      from class_courses x join classes k on k.id = x.class_id join courses c on c.id = x.course_id
      where x.added_by_id = ${userId} order by x.added_at`,
    async erase(tx, userId) {
      await tx
        .update(classCourses)
        .set({ addedById: null })
        .where(eq(classCourses.addedById, userId))
    },
  }),
]
