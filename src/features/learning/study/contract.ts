import { z } from 'zod'
import { filmTrackSchema, filmViewSchema } from '#src/features/content/film/contract.ts'
import {
  courseCardSchema,
  courseErrors,
  courseKinds,
  keywordLength,
} from '#src/features/learning/course/contract.ts'
import { courseDownloads, studyRules } from '#src/features/learning/course/settings-api.ts'
import { itemKinds, outlineChapterSchema } from '#src/features/learning/course/outline-schema.ts'
import { attemptSchema } from '#src/features/learning/quiz/attempt.ts'
import { quizFactsSchema } from '#src/features/learning/quiz/contract.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { documentSchema } from '#src/features/content/document/contract.ts'
import { canSchema } from '#src/shared/can.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { accessErrors, itemInput } from './item-call.ts'
import { placeSchema } from './place-schema.ts'
import { quizPassword, startErrors } from './start-call.ts'
import { textApi } from './text-api.ts'

/** Share of a video that must be played before it is done. */
export const watchedShare = 0.9
/** Seconds a report may claim beyond the wall clock, because timers and the network are not exact. */
export const graceSeconds = 2
/** Seconds between two reports of a playing video. */
export const reportEverySeconds = 10
/** A film that plays has reported again by then; longer ago nobody knows whether it went on. */
export const playingSeconds = reportEverySeconds + graceSeconds

/** Share of the pages that must be seen, unless the last page is; each for a second. */
export const pagesShare = 0.5

export const myCourseStates = ['all', 'learning', 'completed'] as const
export const myCourseSorts = ['recent', 'joined', 'name'] as const
export const myCoursesPerPage = 12

export const studyErrors = defineErrors('study', {
  notAVideo: { kind: 'refused', zh: '该学习内容不是视频', en: 'This item is not a video' },
  notCourseware: { kind: 'refused', zh: '该学习内容不是课件', en: 'This item is not courseware' },
  notAQuiz: { kind: 'refused', zh: '该学习内容不是测验', en: 'This item is not a quiz' },
})

/** The viewer's progress in an item, for the outline beside the player. */
const progressSchema = z.object({
  done: z.boolean(),
  /**
   * 0 to 1. Video: share played. Quiz: best score by highest score. Courseware: pages seen of those needed. Text and
   * task: 0 or 1.
   */
  share: z.number(),
})

const studyChapterSchema = outlineChapterSchema.extend({
  items: z.array(
    outlineChapterSchema.shape.items.element.extend({
      progress: progressSchema,
      can: z.object({ open: canSchema }),
    }),
  ),
})

const myCourseSchema = courseCardSchema.extend({
  joinedAt: z.iso.datetime(),
  visitedAt: z.iso.datetime().nullable(),
  done: z.int(),
  items: z.int(),
  completed: z.boolean(),
  /** The item that "continue" opens; null when the course has no items or has not started. */
  next: z.object({ itemId: z.int(), name: z.string(), chapter: z.string() }).nullable(),
})
export type MyCourse = z.output<typeof myCourseSchema>

const itemQuery = z.object({ courseId: idInQuery(), itemId: idInQuery() })

export const studyApi = {
  getMyCourses: endpoint({
    method: 'GET',
    path: 'Study/GetMyCourses',
    access: 'login',
    summary: { zh: '查看我的课程', en: 'List one’s own courses, with progress and the next item' },
    input: z.object({
      kind: z.enum(courseKinds),
      state: z.enum(myCourseStates).default('all'),
      keyword: z.string().trim().max(100).optional(),
      sort: z.enum(myCourseSorts).default('recent'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(myCourseSchema),
      counts: z.object({ all: z.int(), learning: z.int(), completed: z.int() }),
    }),
  }),
  getContinue: endpoint({
    method: 'GET',
    path: 'Study/GetContinue',
    access: 'login',
    summary: {
      zh: '查看继续学习',
      en: 'List up to four courses to begin or continue, the last used first',
    },
    input: z.object({}),
    answer: z.array(myCourseSchema),
  }),
  getStudy: endpoint({
    method: 'GET',
    path: 'Study/GetStudy',
    access: 'login',
    summary: {
      zh: '进入学习页',
      en: 'Open a course in the player: its outline, progress and place',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      name: z.string(),
      joined: z.boolean(),
      done: z.int(),
      items: z.int(),
      /** The item opened last if it is still open, else the first open one; null in a course without items. */
      currentItemId: z.int().nullable(),
      chapters: z.array(studyChapterSchema),
      /** What learners who joined may download. */
      downloads: z.enum(courseDownloads),
      /** How learners go through it, as its teachers chose. */
      rules: z.object(studyRules),
      can: z.object({
        ...{ changeSettings: canSchema, note: canSchema, discuss: canSchema },
        /** Bullet comments are on, and the viewer sees them. */
        fly: canSchema,
      }),
    }),
    errors: [
      courseErrors.notFound,
      courseErrors.notJoined,
      courseErrors.notStarted,
      courseErrors.notYetOpen,
    ],
  }),
  getItem: endpoint({
    method: 'GET',
    path: 'Study/GetItem',
    access: 'login',
    summary: {
      zh: '打开学习内容',
      en: 'Open an item; addresses of its files are signed and short-lived',
    },
    input: itemQuery,
    answer: z.object({
      itemId: z.int(),
      courseId: z.int(),
      name: z.string(),
      /** Whether its name is in the other language than the page's. */
      foreign: z.boolean(),
      chapter: z.object({
        chapterId: z.int(),
        number: z.string(),
        name: z.string(),
        foreign: z.boolean(),
      }),
      kind: z.enum(itemKinds),
      previousItemId: z.int().nullable(),
      nextItemId: z.int().nullable(),
      progress: progressSchema,
      video: z
        .object({
          userFileId: z.int(),
          film: filmViewSchema,
          tracks: z.array(filmTrackSchema),
          /** Seconds. */
          position: z.number(),
          /** Parts already played, [from, to] in seconds. */
          watched: z.array(z.tuple([z.number(), z.number()])),
          /** The viewer may jump only to what was played, or goes on from there. */
          noSkipping: z.boolean(),
          /** It asks questions at some of its seconds (`learning/film-question`). */
          hasQuestions: z.boolean(),
          can: z.object({ changeSubtitles: canSchema }),
        })
        .nullable(),
      courseware: documentSchema.nullable(),
      /** Of a reading text or a teaching task: formatted text, opened for the viewer. */
      text: z.object({ html: z.string(), foreign: z.boolean() }).nullable(),
      /** Of a teaching task: whether it asks for an answer, and whether the viewer has handed in one. */
      task: z.object({ handsIn: z.boolean(), answered: z.boolean() }).nullable(),
      quiz: quizFactsSchema.nullable(),
    }),
    errors: accessErrors,
  }),
  searchInCourse: endpoint({
    method: 'GET',
    path: 'Study/SearchInCourse',
    access: 'login',
    cost: 'suggestion',
    summary: {
      zh: '在课程的阅读、任务、课件和字幕中搜索',
      en: 'Find words in the texts, documents and subtitles of a course, in the order of its outline',
    },
    input: z.object({
      courseId: idInQuery(),
      keyword: z.string().trim().min(1).max(keywordLength),
    }),
    answer: z.object({ places: z.array(placeSchema), more: z.boolean() }),
    errors: [courseErrors.notFound],
  }),
  visitItem: endpoint({
    method: 'POST',
    path: 'Study/VisitItem',
    access: 'login',
    summary: {
      zh: '记录学习位置',
      en: 'Save the place in the course',
    },
    input: itemInput,
    answer: z.object({ itemId: z.int(), done: z.boolean() }),
    errors: accessErrors,
    repeatable: true,
  }),
  reportWatched: endpoint({
    method: 'POST',
    path: 'Study/ReportWatched',
    access: 'login',
    summary: {
      zh: '上报观看进度',
      en: 'Report played parts of a video; the server checks them against the clock',
    },
    input: itemInput.extend({
      /** Seconds. */
      position: z.number().min(0).max(86_400),
      /** The speed at which the film goes on playing, for who opens it on another device meanwhile; 0: it stands still. */
      rate: z.number().min(0).max(16).default(0),
      /** [from, to] in seconds of the video, since the last report. */
      played: z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(50),
    }),
    answer: z.object({
      itemId: z.int(),
      share: z.number(),
      done: z.boolean(),
      /** Seconds beyond the clock's allowance, or skipped to where that is not allowed; they are not counted. */
      refusedSeconds: z.number(),
    }),
    errors: [...accessErrors, studyErrors.notAVideo],
    repeatable: true,
  }),
  reportPages: endpoint({
    method: 'POST',
    path: 'Study/ReportPages',
    access: 'login',
    summary: {
      zh: '上报课件阅读进度',
      en: 'Report courseware pages that were seen for a second; the server checks them against the clock',
    },
    input: itemInput.extend({
      pages: z.array(z.int().min(1).max(5000)).min(1).max(200),
      /** The number of pages as the reader sees it; counts where the site does not know it. */
      of: z.int().min(1).max(5000),
    }),
    answer: z.object({
      itemId: z.int(),
      share: z.number(),
      done: z.boolean(),
      /** Pages beyond the clock's allowance; they are not counted. */
      refused: z.array(z.int()),
    }),
    errors: [...accessErrors, studyErrors.notCourseware],
    repeatable: true,
  }),
  ...textApi,
  startQuiz: endpoint({
    method: 'POST',
    path: 'Study/StartQuiz',
    access: 'login',
    summary: {
      zh: '开始测验',
      en: 'Open a quiz: the running attempt, the last result, or a new attempt',
    },
    input: itemInput.extend({ password: quizPassword }),
    answer: attemptSchema,
    errors: [...accessErrors, studyErrors.notAQuiz, ...startErrors],
    repeatable: true,
  }),
  redoQuiz: endpoint({
    method: 'POST',
    path: 'Study/RedoQuiz',
    access: 'login',
    summary: {
      zh: '重做测验',
      en: 'Redo a quiz: a further attempt, empty or with the last answers as the quiz says; the earlier ones stay on record',
    },
    input: itemInput.extend({ attemptId: idInBody(), password: quizPassword }),
    answer: attemptSchema,
    errors: [...accessErrors, studyErrors.notAQuiz, quizErrors.attemptNotFound, ...startErrors],
    repeatable: true,
  }),
}
