import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** To-dos that a person has written down; all others are read from what waits. */
export const ownTodos = pgTable(
  'own_todos',
  {
    id: id(),
    userId: owner(),
    /** The name that the form gave it, so that a repeated call adds it once. */
    key: text().notNull(),
    title: text().notNull(),
    dueOn: date(),
    doneAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [unique('own_todos_key').on(t.userId, t.key), index('own_todos_done').on(t.doneAt)],
)

/** To-dos that a person wants to see again on a later day. */
export const todoSnoozes = pgTable(
  'todo_snoozes',
  {
    userId: owner(),
    /** Names the to-do (`todoKey`). */
    key: text().notNull(),
    /** The first of the school's days on which it is shown again. */
    untilOn: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('todo_snoozes_until').on(t.untilOn)],
)
