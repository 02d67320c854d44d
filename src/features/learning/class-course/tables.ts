import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, pgView, primaryKey } from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { schoolToday } from '#src/server/school-day.ts'

/** The courses of a class. */
export const classCourses = pgTable(
  'class_courses',
  {
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Students see its name only before this day of the school; null – it is open at once. */
    opensOn: date({ mode: 'string' }),
    /** Members study it without joining, because a teacher with the right to release it has added it. */
    grants: boolean().notNull(),
    addedById: integer().references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.courseId] }),
    index().on(t.courseId),
    index().on(t.addedById),
  ],
)

/**
 * Why a person may study a course without having joined it: one row for each reason. The course room reads this view
 * by its name, because it is built before the rooms that give reasons; a further reason is one more `union all` here.
 */
export const courseReasons = pgView('course_reasons', {
  courseId: integer().notNull(),
  userId: integer().notNull(),
}).as(sql`
  select x.course_id, m.user_id from class_courses x
  join class_members m on m.class_id = x.class_id and m.state = 'member'
  join courses c on c.id = x.course_id and c.deleted_at is null
  where x.grants and (x.opens_on is null or m.role <> 'student' or x.opens_on <= ${schoolToday})`)
