import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { courseCompletions, studyClocks, studyPlaces, studyProgress } from '../tables.ts'

/** Personal data of learning: progress and places in courses. */
export const studyParts = [
  personalPart({
    id: 'study-progress',
    name: { zh: '学习进度', en: 'Study progress' },
    tables: ['study_progress', 'study_clocks'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en,
        p.position as position_seconds, (p.watched_tenths / 10.0)::float8 as watched_seconds, p.pages as pages_seen,
        p.done_at
      from study_progress p join course_items i on i.id = p.item_id
      join courses c on c.id = p.course_id
      where p.user_id = ${userId} order by p.course_id, p.item_id`,
    async erase(tx, userId) {
      await tx.delete(studyProgress).where(eq(studyProgress.userId, userId))
      await tx.delete(studyClocks).where(eq(studyClocks.userId, userId))
    },
  }),
  personalPart({
    id: 'study-places',
    name: { zh: '上次学到的位置', en: 'Where you left off' },
    tables: ['study_places'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en,
        p.visited_at
      from study_places p join course_items i on i.id = p.item_id
      join courses c on c.id = p.course_id
      where p.user_id = ${userId} order by p.visited_at`,
    async erase(tx, userId) {
      await tx.delete(studyPlaces).where(eq(studyPlaces.userId, userId))
    },
  }),
  personalPart({
    id: 'course-completions',
    name: { zh: '学完的课程', en: 'Completed courses' },
    tables: ['course_completions'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, d.completed_at
      from course_completions d join courses c on c.id = d.course_id
      where d.user_id = ${userId} order by d.completed_at`,
    async erase(tx, userId) {
      await tx.delete(courseCompletions).where(eq(courseCompletions.userId, userId))
    },
  }),
]
