import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { papers } from '#src/features/content/paper/tables.ts'
import { homework } from '#src/features/learning/homework/tables.ts'
import { quizzes } from '#src/features/learning/quiz/tables.ts'

/** The quiz that homework asks for. A quiz without homework, whose class was deleted, is deleted in the night. */
export const homeworkQuizzes = pgTable(
  'homework_quizzes',
  {
    quizId: integer()
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    homeworkId: integer()
      .unique()
      .references(() => homework.id, { onDelete: 'set null' }),
    /** The paper that it was made from. */
    paperId: integer().references(() => papers.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.paperId)],
)
