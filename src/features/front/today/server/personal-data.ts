import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { ownTodos, todoSnoozes } from '../tables.ts'

/** The to-dos that a person has written down or put off. */
export const todayParts = [
  personalPart({
    id: 'own-todos',
    name: { zh: '自己的待办事项', en: 'Your own to-dos' },
    tables: ['own_todos'],
    fate: 'deleted',
    rows: (userId) => sql`
      select title, due_on, done_at, created_at from own_todos
      where user_id = ${userId} order by created_at`,
    async erase(tx, userId) {
      await tx.delete(ownTodos).where(eq(ownTodos.userId, userId))
    },
  }),
  personalPart({
    id: 'todo-snoozes',
    name: { zh: '稍后处理的待办事项', en: 'To-dos that you have snoozed' },
    tables: ['todo_snoozes'],
    fate: 'deleted',
    rows: (userId) => sql`
      select key as name, until_on from todo_snoozes where user_id = ${userId} order by until_on`,
    async erase(tx, userId) {
      await tx.delete(todoSnoozes).where(eq(todoSnoozes.userId, userId))
    },
  }),
]
