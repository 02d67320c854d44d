import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '#src/server/database/columns.ts'
import { courseChapters, ofCourse } from './tables.ts'

/** An open course runs in semesters. All days are the school's, 'YYYY-MM-DD', both ends inclusive. */
export const courseSemesters = pgTable(
  'course_semesters',
  {
    id: id(),
    courseId: ofCourse(),
    name: text().notNull(),
    nameEn: text(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    /** The first and the last day of enrolment; null: from the beginning, until the semester ends. */
    enrolFrom: date(),
    enrolUntil: date(),
  },
  (t) => [
    index().on(t.courseId, t.startsOn),
    check('course_semesters_order', sql`${t.startsOn} <= ${t.endsOn}`),
    check('course_semesters_enrolment', sql`${t.enrolFrom} <= ${t.enrolUntil}`),
  ],
)

/** The pace of a semester: the day on which a top chapter opens, with all below it. Others open with the semester. */
export const courseSemesterWeeks = pgTable(
  'course_semester_weeks',
  {
    semesterId: integer()
      .notNull()
      .references(() => courseSemesters.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    opensOn: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.semesterId, t.chapterId] }), index().on(t.chapterId)],
)
