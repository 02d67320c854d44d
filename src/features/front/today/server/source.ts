import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { Todo, todayApi } from '../contract.ts'

type TodayCall = Call<typeof todayApi.getToday>

/** Reads the things of one kind, or of a few, that wait for the viewer on a day of the school. */
export type Source = (call: TodayCall, day: string) => Promise<Todo[]>

/** The viewer and the school's day, as the statements of this room take them. */
export const userId = sql`${sql.placeholder('userId')}::int`
export const today = sql`${sql.placeholder('today')}::date`

/** Days before an examination on which it is named. */
export const examAhead = 7

/** More than a person does in a day; the page of the kind has them all. */
export const mostOfKind = 20

/** Completes a row: what it does not say, it has not. */
export const todo = (row: Pick<Todo, 'kind' | 'to'> & Partial<Todo>): Todo => ({
  ...{ name: '', course: null, count: 1, dueAt: null, dueOn: null },
  ...row,
})
