import { z } from 'zod'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { progressErrors as errors } from './errors.ts'
import { messageForm } from './forms.ts'
import {
  chosenMost,
  learnerSorts,
  learnerStates,
  reasonKinds,
  tableFormats,
  tables,
} from './limits.ts'
import { ownSchema } from './own-schema.ts'

const moment = z.iso.datetime()
const access = [courseErrors.notFound, errors.noRight]

const course = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  name: z.string(),
  /** The latest first; none of a premium course. */
  semesters: z.array(z.object({ semesterId: z.int(), name: z.string() })),
})
export type WatchedCourse = z.output<typeof course>

const reason = z.object({
  kind: z.enum(reasonKinds),
  count: z.int(),
  /** The quiz that was failed; '' for the other kinds. */
  name: z.string(),
})
export type Reason = z.output<typeof reason>

const learner = z.object({
  userId: z.int(),
  name: z.string(),
  username: z.string(),
  semester: z.string().nullable(),
  joinedAt: moment,
  /** The last time that an item was opened. */
  visitedAt: moment.nullable(),
  /** The chapter of that item. */
  place: z.object({ number: z.string(), name: z.string() }).nullable(),
  done: z.int(),
  completedAt: moment.nullable(),
  /** The last message from this list; its writer is null where the account is gone. */
  written: z.object({ at: moment, by: z.string().nullable() }).nullable(),
  isCompleted: z.boolean(),
  reasons: z.array(reason),
})
export type Learner = z.output<typeof learner>

/** The learners that a list shows. */
const shown = {
  keyword: keywordInQuery,
  state: z.enum(learnerStates).default('behind'),
  /** Without it, those of all semesters. */
  semester: idInQuery().optional(),
  /** Those who got no message from this list for a week. */
  written: z.enum(['not']).optional(),
}

const step = z.object({ joined: z.int(), begun: z.int(), half: z.int(), completed: z.int() })
export type Funnel = z.output<typeof step>

const figures = z.object({
  course,
  takenAt: moment,
  funnel: step,
  /** The top chapters with all that lies below them. */
  chapters: z.array(
    z.object({
      chapterId: z.int(),
      number: z.string(),
      name: z.string(),
      items: z.int(),
      /** Learners with one of its items done, and with all. */
      begun: z.int(),
      done: z.int(),
    }),
  ),
  films: z.array(z.object({ itemId: z.int(), name: z.string() })),
  film: z
    .object({
      itemId: z.int(),
      name: z.string(),
      seconds: z.int(),
      /** Learners that played some of it. */
      viewers: z.int(),
      /** Those that played at least half of each tenth of it. */
      parts: z.array(z.object({ from: z.number(), to: z.number(), viewers: z.int() })),
    })
    .nullable(),
})
export type Figures = z.output<typeof figures>

/** Counts the records again. */
const fresh = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true')

const figuresInput = {
  courseId: idInQuery(),
  semester: shown.semester,
  /** The film in question; without it the first one. */
  film: idInQuery().optional(),
}

export const progressApi = {
  getOwn: endpoint({
    method: 'GET',
    path: 'Progress/GetOwn',
    access: 'login',
    summary: {
      zh: '查看自己在课程中的学习进度',
      en: 'Read one’s own progress in a course: what is left, time, marks and a forecast',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: ownSchema,
    errors: [courseErrors.notFound, courseErrors.notJoined],
  }),
  getLearners: endpoint({
    method: 'GET',
    path: 'Progress/GetLearners',
    access: 'teacher',
    summary: {
      zh: '查看学员的学习进度，以及谁落后、为什么',
      en: 'List the learners of a course with their progress, and why some are behind',
    },
    input: z.object({
      courseId: idInQuery(),
      ...shown,
      sort: z.enum(learnerSorts).default('need'),
      page: pageInQuery,
      fresh,
    }),
    answer: z.object({
      ...listOf(learner),
      course,
      /** The records are counted at most once a minute, unless a new count is asked for. */
      takenAt: moment,
      /** Items of the course. */
      of: z.int(),
      /** Of the semester, whatever the keyword. */
      counts: z.object({
        all: z.int(),
        behind: z.int(),
        notBegun: z.int(),
        completed: z.int(),
      }),
    }),
    errors: access,
    perMinute: 60,
  }),
  getFigures: endpoint({
    method: 'GET',
    path: 'Progress/GetFigures',
    access: 'teacher',
    summary: {
      zh: '查看学习漏斗、各章完成情况和视频观看情况',
      en: 'Read how many learners come how far: the funnel, by chapter, and by tenths of a film',
    },
    input: z.object({ ...figuresInput, fresh }),
    answer: figures,
    errors: [...access, errors.noFilm],
    perMinute: 60,
  }),
  getTable: endpoint({
    method: 'GET',
    path: 'Progress/GetTable',
    access: 'teacher',
    summary: {
      zh: '下载学习进度的表格（Excel、CSV）',
      en: 'Get a table of the progress as a file of Excel or CSV',
    },
    input: z.object({
      ...{ ...figuresInput, ...shown },
      sort: z.enum(learnerSorts).default('need'),
      table: z.enum(tables),
      format: z.enum(tableFormats),
    }),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: [...access, errors.noFilm],
    perMinute: 20,
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: 'Progress/SendMessage',
    access: 'teacher',
    summary: {
      zh: '给选中的或全部符合条件的学员发一条消息',
      en: 'Send one message to chosen learners, or to all that a list shows',
    },
    input: z.object({
      courseId: idInBody(),
      /** Those chosen; null for all that the list shows. */
      userIds: z.array(idInBody()).min(1).max(chosenMost).nullable(),
      list: z.object(shown),
      /** Also to those who got a message within a day. */
      again: z.boolean().default(false),
      ...messageForm.shape,
      /** Names the message, so that a call that is repeated sends it once. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
    }),
    answer: z.object({ learners: z.int() }),
    errors: [...access, errors.nobody, errors.writtenToday],
    repeatable: true,
    perMinute: 20,
  }),
}
