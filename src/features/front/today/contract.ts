import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { todoKinds } from './kinds.ts'

const todoSchema = z.object({
  kind: z.enum(todoKinds),
  /** The quiz, the practice set or the course that it is about, in the reader’s language; empty where the kind says it all. */
  name: z.string(),
  /** The course of a quiz or a practice set. */
  course: z.string().nullable(),
  /** How many there are of what the kind counts; 1 where it counts nothing. */
  count: z.int(),
  /** The end of the time for it; null where there is none. */
  dueAt: z.iso.datetime().nullable(),
  /** The last day for it, the school’s; null where `dueAt` says it, or nothing does. */
  dueOn: z.iso.date().nullable(),
  /** Without the locale: '/course/study/3/7'. */
  to: z.string(),
})
export type Todo = z.output<typeof todoSchema>

export const todayApi = {
  getToday: endpoint({
    method: 'GET',
    path: 'Today/GetToday',
    access: 'login',
    summary: {
      zh: '查看待办事项',
      en: 'List what waits for oneself: what is due, what is new, and what learners wait for',
    },
    input: z.object({}),
    answer: z.object({
      /** The school’s day. */
      day: z.iso.date(),
      /** The viewer has to do these as a learner; the one that is due first stands first. */
      due: z.array(todoSchema),
      /** These have come since the viewer was there. */
      news: z.array(todoSchema),
      /** These wait for the viewer as a teacher, the oldest first. */
      teaching: z.array(todoSchema),
    }),
  }),
}
