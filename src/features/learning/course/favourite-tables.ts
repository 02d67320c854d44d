import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { favouriteColumns } from '#src/features/learning/favourite/tables.ts'
import { courses } from './tables.ts'

/** The courses that people have made their favourites, of both kinds. */
export const courseFavourites = pgTable(
  'course_favourites',
  {
    ...favouriteColumns(),
    courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('course_favourites_once').on(t.userId, t.courseId),
    index().on(t.courseId),
    index().on(t.folderId),
  ],
)
