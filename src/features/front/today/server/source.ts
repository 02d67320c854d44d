import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { Todo, todayApi } from '../contract.ts'
import { todoKey } from '../kinds.ts'

type TodayCall = Call<typeof todayApi.getToday>

/** Reads the things of one kind, or of a few, that wait for the viewer on a day of the school. */
export type Source = (call: TodayCall, day: string) => Promise<FoundTodo[]>

/** The viewer and the school's day, as the statements of this room take them. */
export const userId = sql`${sql.placeholder('userId')}::int`
export const today = sql`${sql.placeholder('today')}::date`

/** Days before an examination on which it is named. */
export const examAhead = 7

/** More than a person does in a day; the page of the kind has them all. */
export const mostOfKind = 20

/** A to-do before it is known until when it can be put off. */
export type FoundTodo = Omit<Todo, 'snoozeUntil'>

/** Fills in the fields that a row leaves out. */
export const todo = (row: Pick<Todo, 'kind' | 'to'> & Partial<FoundTodo>): FoundTodo => ({
  ...{
    key: todoKey(row),
    name: '',
    course: null,
    count: 1,
    dueAt: null,
    dueOn: null,
    todoId: null,
  },
  ...row,
})
