import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { todayErrors as errors } from './errors.ts'
import { ownTodoForm, snoozeForm } from './forms.ts'
import { todoKinds } from './kinds.ts'

const todoSchema = z.object({
  /** Its name, for `snooze`. */
  key: z.string(),
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
  /** Without the locale: '/course/study/3/7'; empty for an own one. */
  to: z.string(),
  /** The last day until which it can be put off; null where it cannot. */
  snoozeUntil: z.iso.date().nullable(),
  /** Set for an own one. */
  todoId: z.int().nullable(),
})
export type Todo = z.output<typeof todoSchema>

const snoozed = todoSchema.extend({
  /** The first day on which it is shown among the others again. */
  untilOn: z.iso.date(),
})
export type SnoozedTodo = z.output<typeof snoozed>

const doneTodo = z.object({ todoId: z.int(), title: z.string(), doneAt: z.iso.datetime() })
export type DoneTodo = z.output<typeof doneTodo>

const lessonToday = z.object({
  classId: z.int(),
  className: z.string(),
  /** Empty, with the room and the times, for a lesson that stands in no timetable. */
  title: z.string(),
  room: z.string(),
  /** On the school’s clock: '08:00'. */
  from: z.string(),
  to: z.string(),
  isCancelled: z.boolean(),
  /** The lesson of the class that runs now. */
  lessonId: z.int().nullable(),
  /** The viewer teaches the class. */
  canBegin: z.boolean(),
  /** The viewer teaches or assists in the class. */
  looksAfter: z.boolean(),
  /** The roll of the running lesson waits for the viewer. */
  canCheckIn: z.boolean(),
})
export type LessonToday = z.output<typeof lessonToday>

const act = { method: 'POST', access: 'login', repeatable: true, answer: z.object({}) } as const

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
      /** The viewer has put these off, the one that returns first stands first. */
      snoozed: z.array(snoozed),
      /** Own ones that are done, the latest first. */
      done: z.array(doneTodo),
    }),
  }),
  getLessons: endpoint({
    method: 'GET',
    path: 'Today/GetLessons',
    access: 'login',
    summary: {
      zh: '查看今天的课',
      en: 'List today’s lessons of one’s classes, and those that run now',
    },
    input: z.object({}),
    answer: z.array(lessonToday),
  }),
  addTodo: endpoint({
    ...act,
    path: 'Today/AddTodo',
    summary: { zh: '添加自己的待办事项', en: 'Add a to-do of one’s own' },
    input: z.object({
      /** The name that the form gives it: the same call again adds nothing. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
      ...ownTodoForm.shape,
    }),
    answer: z.object({ todoId: z.int() }),
    errors: [errors.tooMany],
  }),
  editTodo: endpoint({
    ...act,
    path: 'Today/EditTodo',
    summary: { zh: '编辑自己的待办事项', en: 'Edit a to-do of one’s own' },
    input: z.object({ todoId: idInBody(), ...ownTodoForm.shape }),
    errors: [errors.unknown],
  }),
  setTodoDone: endpoint({
    ...act,
    path: 'Today/SetTodoDone',
    summary: {
      zh: '标记自己的待办事项为完成或未完成',
      en: 'Mark a to-do of one’s own as done, or not',
    },
    input: z.object({ todoId: idInBody(), done: z.boolean() }),
    errors: [errors.unknown],
  }),
  deleteTodo: endpoint({
    ...act,
    path: 'Today/DeleteTodo',
    summary: { zh: '删除自己的待办事项', en: 'Delete a to-do of one’s own' },
    input: z.object({ todoId: idInBody() }),
  }),
  snooze: endpoint({
    ...act,
    path: 'Today/Snooze',
    summary: {
      zh: '让待办事项在之后的某一天再出现，或立即恢复',
      en: 'Put a to-do off until a later day, or show it again at once',
    },
    input: z.object({
      key: z.string().min(1).max(300),
      /** Null shows it again at once. */
      untilOn: z.nullable(snoozeForm.shape.untilOn),
    }),
    errors: [errors.day, errors.tooManySnoozed],
  }),
}
