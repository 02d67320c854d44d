import { z } from 'zod'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { itemKinds } from '#src/features/learning/course/outline-schema.ts'

const moment = z.iso.datetime()

const chapter = z.object({
  chapterId: z.int(),
  number: z.string(),
  name: z.string(),
  foreign: z.boolean(),
  /** Of the items directly in it. */
  items: z.int(),
  done: z.int(),
  /** 'YYYY-MM-DD' where it opens on a day to come. */
  opensOn: z.iso.date().nullable(),
  left: z.array(
    z.object({ itemId: z.int(), name: z.string(), foreign: z.boolean(), kind: z.enum(itemKinds) }),
  ),
})
export type OwnChapter = z.output<typeof chapter>

const quiz = z.object({
  itemId: z.int(),
  name: z.string(),
  foreign: z.boolean(),
  /** Handed in. */
  attempts: z.int(),
  /** None – not handed in; hidden – the learner may not see the mark yet; marking – the teacher has not marked it. */
  state: z.enum(['none', 'hidden', 'marking', 'failed', 'passed']),
  /** Of the points, 0 to 1, by the rule of the quiz; null while there is none to see. */
  share: z.number().nullable(),
})
export type OwnQuiz = z.output<typeof quiz>

/** A learner's own progress in a course. */
export const ownSchema = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  name: z.string(),
  joinedAt: moment,
  done: z.int(),
  items: z.int(),
  /** When all was done that the course had then. */
  completedAt: moment.nullable(),
  /** Of the films: their length, and the seconds really played, each counted once. */
  filmSeconds: z.number(),
  watchedSeconds: z.number(),
  /** The item opened last; null before the first, and once it is gone. */
  place: z
    .object({ itemId: z.int(), name: z.string(), chapter: z.string(), visitedAt: moment })
    .nullable(),
  /** Null where the last weeks say too little, and when nothing is left. */
  forecast: z
    .object({
      /** Items done in so many days. */
      done: z.int(),
      days: z.int(),
      on: z.iso.date(),
    })
    .nullable(),
  /** The last day of the joined semester. */
  endsOn: z.iso.date().nullable(),
  chapters: z.array(chapter),
  quizzes: z.array(quiz),
})
export type OwnProgress = z.output<typeof ownSchema>
