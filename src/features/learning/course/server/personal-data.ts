import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import type { Events } from '#src/server/events/events.ts'
import { courses, courseStaff, courseTeachers } from '../tables.ts'
import { announceChanged } from './announce-changed.ts'
import { renewWordsOf } from './search-words.ts'

/** The personal data that courses hold about learners and teachers. */
export const courseParts = (events: Pick<Events, 'announce'>) => [
  personalPart({
    id: 'joined-courses',
    name: { zh: '加入的课程', en: 'Courses you joined' },
    tables: ['course_learners'],
    fate: {
      anonymous: {
        zh: '课程人数与付费记录须如实保留，不再关联到您本人',
        en: 'Numbers of learners and what was paid stay true, without your name',
      },
    },
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, s.name as semester, l.joined_at,
        l.paid as coins_paid
      from course_learners l join courses c on c.id = l.course_id
      left join course_semesters s on s.id = l.semester_id
      where l.user_id = ${userId} order by l.joined_at`,
    // A course and an anonymous number: the row holds no name.
    async erase() {},
  }),
  personalPart({
    id: 'co-taught-courses',
    name: { zh: '合作的课程', en: 'Courses you co-teach' },
    tables: ['course_staff'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, s.may_edit, s.may_release, s.may_see_learners,
        s.invited_at, s.accepted_at
      from course_staff s join courses c on c.id = s.course_id
      where s.user_id = ${userId} order by s.invited_at`,
    async erase(tx, userId) {
      await tx.delete(courseStaff).where(eq(courseStaff.userId, userId))
    },
  }),
  personalPart({
    id: 'taught-courses',
    name: { zh: '您的课程与教师介绍', en: 'Your courses, and yourself as their teacher' },
    tables: ['courses', 'course_teachers'],
    fate: {
      anonymous: {
        zh: '学员仍在学习这些课程，课程保留；您的姓名、头像与介绍从课程中移除',
        en: 'Learners still use them, so courses stay. Your name, picture and introduction leave them',
      },
    },
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, c.owner_id = ${userId} as owner,
        t.name as shown_name, t.introduction, t.introduction_en, s.name as school, c.created_at
      from courses c
      left join schools s on s.id = c.school_id
      left join course_teachers t on t.course_id = c.id and t.user_id = ${userId}
      where c.owner_id = ${userId} or t.user_id = ${userId} order by c.id`,
    async erase(tx, userId) {
      const gone = await tx
        .delete(courseTeachers)
        .where(eq(courseTeachers.userId, userId))
        .returning({ courseId: courseTeachers.courseId })
      await tx.update(courses).set({ ownerId: null }).where(eq(courses.ownerId, userId))
      await tx.update(courses).set({ transferToId: null }).where(eq(courses.transferToId, userId))
      // The name is also one of the course's search words.
      for (const { courseId } of gone) await renewWordsOf(tx, courseId)
      await announceChanged(events, tx, gone)
    },
  }),
]
