import { z } from 'zod'
import { subjectsTag } from '#src/features/content/subject/tags.ts'
import { coinErrors } from '#src/features/money/coins/contract.ts'
import { canSchema } from '#src/shared/can.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { bothWords } from '#src/shared/errors.ts'
import { shownPictureSchema } from '#src/shared/picture.ts'
import { schoolTag } from '#src/features/people/school/tags.ts'
import { itemKinds, myOutlineChapterSchema } from './outline-schema.ts'
import { insideSchema, matchSchema, rangesSchema } from './match-schema.ts'
import { cardTags, courseTag, publishedCourses } from './tags.ts'
import { courseErrors } from './errors.ts'
import { settingsApi } from './settings-api.ts'

export { courseErrors, rangesSchema }
export type { Inside, Match } from './match-schema.ts'

export const courseKinds = ['premium', 'open'] as const
export type CourseKind = (typeof courseKinds)[number]
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export const teachingLanguages = ['zh', 'en'] as const
/** The languages in which the texts of a course are offered; a reader of the other one gets them, marked. */
export const offeredLanguages = ['zh', 'en', 'both'] as const
export const auditStatuses = ['pending', 'approved', 'rejected'] as const
export const publishStatuses = ['published', 'unpublished'] as const
export const payments = ['free', 'paid'] as const
/** Status today of the latest semester of an open course. */
export const semesterStates = ['running', 'upcoming', 'ended'] as const
export const courseSorts = ['newest', 'popular', 'score', 'fee'] as const

export const coursesPerPage = 24
export const keywordLength = 100
/** The words of a keyword, cut apart. */
const soughtLength = 2 * keywordLength

const courseId = z.coerce
  .number<number>({ error: bothWords(courseErrors.noId.zh, courseErrors.noId.en) })
  .int()
  .positive()
  .max(2_147_483_647)

const categorySchema = z.object({ slug: z.string(), name: z.string() })

const semesterSchema = z.object({
  semesterId: z.int(),
  name: z.string(),
  /** Days, 'YYYY-MM-DD', both inclusive. */
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  state: z.enum(semesterStates),
})

/** The texts of a course that may be missing in the page's language, and are shown in the other one. */
export const courseTexts = ['name', 'introduction', 'content', 'keywords'] as const
const foreignSchema = z.array(z.enum(courseTexts))

/** A course as a card shows it. */
export const courseCardSchema = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  name: z.string(),
  introduction: z.string(),
  /** Those of its texts that are in the other language than the page's. */
  foreign: foreignSchema,
  category: categorySchema,
  coverTheme: z.string(),
  /** Null for the drawing of its theme. */
  cover: shownPictureSchema.nullable(),
  difficulty: z.enum(difficulties),
  language: z.enum(teachingLanguages),
  /** The coins that joining costs; 0 means free, as every open course is. */
  fee: z.int(),
  teachers: z.array(z.string()),
  lessonCount: z.int(),
  durationSeconds: z.int(),
  learnerCount: z.int(),
  /** 1 to 5; null without reviews. */
  score: z.number().nullable(),
  ratingCount: z.int(),
  semester: semesterSchema.nullable(),
})
export type CourseCard = z.output<typeof courseCardSchema>

const facetSchema = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }))

/**
 * The label of the learner's button, decided here and nowhere else:
 * signIn: visitor; join; pay: joining costs coins; earn: it costs more than the person has; start: joined,
 * nothing opened yet; continue;
 * review: completed; closed: no enrolment today, for the reason of `can.join`; wait: joined (or joinable) before the semester starts; ended: too late to join.
 */
const courseActions = [
  'signIn',
  'join',
  'pay',
  'earn',
  'start',
  'continue',
  'review',
  'closed',
  'wait',
  'ended',
] as const
export type CourseAction = (typeof courseActions)[number]

export const courseApi = {
  getHome: endpoint({
    method: 'GET',
    path: 'Course/GetCourseHome',
    access: 'public',
    summary: {
      zh: '浏览课程首页',
      en: 'Read the home of premium or open courses: featured ones and a band for each category',
    },
    input: z.object({ kind: z.enum(courseKinds) }),
    answer: z.object({
      featured: z.array(courseCardSchema),
      /** Open courses only: those that start next. */
      upcoming: z.array(courseCardSchema),
      bands: z.array(
        z.object({ category: categorySchema, total: z.int(), courses: z.array(courseCardSchema) }),
      ),
    }),
    tags: ({ featured, upcoming, bands }) => [
      publishedCourses,
      ...[...featured, ...upcoming, ...bands.flatMap((band) => band.courses)].flatMap(cardTags),
    ],
  }),
  getList: endpoint({
    method: 'GET',
    path: 'Course/GetCourseList',
    access: 'public',
    summary: {
      zh: '浏览和搜索课程',
      en: 'Search published courses, with filters, counts and sorting, 24 a page',
    },
    input: z.object({
      kind: z.enum(courseKinds),
      keyword: z.string().trim().max(keywordLength).optional(),
      category: z.string().max(40).optional(),
      difficulty: z.enum(difficulties).optional(),
      payment: z.enum(payments).optional(),
      language: z.enum(teachingLanguages).optional(),
      state: z.enum(semesterStates).optional(),
      sort: z.enum(courseSorts).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(courseCardSchema),
      facets: z.object({
        category: facetSchema,
        difficulty: facetSchema,
        payment: facetSchema,
        language: facetSchema,
        state: facetSchema,
      }),
      /** Of each item, where a keyword is given. */
      matches: z.array(matchSchema),
      /** The words, with spaces, that some of the items have inside only: `getPlaces` finds them for the viewer. */
      sought: z.string().nullable(),
      /** The corrected keyword, where the typed one has no match. */
      meant: z.string().nullable(),
      /** The number of courses of the other kind that match the keyword. */
      others: z.int(),
      /** When nothing matches: courses that miss one filter only, or have some of the words. */
      nearest: z
        .object({ by: z.enum(['filters', 'words']), courses: z.array(courseCardSchema) })
        .nullable(),
    }),
    tags: ({ items, nearest }) => [
      publishedCourses,
      subjectsTag,
      ...[...items, ...(nearest?.courses ?? [])].flatMap(cardTags),
    ],
  }),
  getPlaces: endpoint({
    method: 'GET',
    path: 'Course/GetPlaces',
    access: 'login',
    summary: {
      zh: '查看搜索词在课程内容中的位置',
      en: 'Read where courses have the words of a search inside, with the excerpts of what the viewer may open',
    },
    input: z.object({
      /** Ids of a page of the list, separated by commas. */
      courses: z.string().regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${coursesPerPage - 1}}$`)),
      words: z.string().trim().min(1).max(soughtLength),
    }),
    answer: z.object({ places: z.array(z.object({ courseId: z.int(), inside: insideSchema })) }),
  }),
  getCourse: endpoint({
    method: 'GET',
    path: 'Course/GetCourse',
    access: 'public',
    summary: {
      zh: '查看课程详情',
      en: 'Read a course, with what the viewer may do',
    },
    input: z.object({ courseId }),
    answer: courseCardSchema.extend({
      content: z.string(),
      keywords: z.array(z.string()),
      major: z.string(),
      direction: z.string(),
      /** The languages in which it is offered. */
      offered: z.enum(offeredLanguages),
      published: z.boolean(),
      /** The school in which it was made, also after its teacher has moved to another one. */
      school: z.object({ schoolId: z.int(), name: z.string() }).nullable(),
      teacherCards: z.array(
        z.object({
          name: z.string(),
          avatarUrl: z.string().nullable(),
          introduction: z.string(),
          /** Whether the introduction is in the other language than the page's. */
          foreign: z.boolean(),
        }),
      ),
      /** Number of items of the outline by kind. */
      counts: z.record(z.enum(itemKinds), z.int()),
      action: z.enum(courseActions),
      /** `studyAll`: every item. Without it the trial items are still open, unless the course has to be awaited. */
      can: z.object({ join: canSchema, studyAll: canSchema }),
      /** Target of `start`, `continue` and `review`; for others the trial item of a paid course. */
      itemId: z.int().nullable(),
      hasTrial: z.boolean(),
      /** Done items out of all; null when not joined. */
      progress: z.object({ done: z.int(), total: z.int() }).nullable(),
      /** Coins of the viewer, where joining costs coins. */
      balance: z.int().nullable(),
      /** Its certificate: class hours, and the coins that a claim pays; null where none is offered. */
      certificate: z.object({ hours: z.int(), fee: z.int() }).nullable(),
      related: z.array(courseCardSchema),
    }),
    errors: [courseErrors.notFound],
    tags: (course) => [
      ...[course, ...course.related].flatMap(cardTags),
      ...(course.school ? [schoolTag(course.school)] : []),
    ],
  }),
  getCatalog: endpoint({
    method: 'GET',
    path: 'Course/GetCourseCatalog',
    access: 'public',
    summary: { zh: '查看课程目录', en: 'Read the outline of a course' },
    input: z.object({ courseId }),
    answer: z.object({ courseId: z.int(), chapters: z.array(myOutlineChapterSchema) }),
    errors: [courseErrors.notFound],
    tags: (answer) => [courseTag(answer)],
  }),
  ...settingsApi,
  join: endpoint({
    method: 'POST',
    path: 'Course/JoinCourse',
    access: 'login',
    summary: {
      zh: '加入课程',
      en: 'Join a published course; the fee of a premium one is paid in the same transaction',
    },
    input: z.object({
      courseId: idInBody(),
      /** The fee that the person saw and agreed to. */
      fee: z.int().min(0).max(1_000_000),
    }),
    answer: z.object({
      courseId: z.int(),
      learnerCount: z.int(),
      itemId: z.int().nullable(),
      started: z.boolean(),
    }),
    errors: [
      courseErrors.notFound,
      courseErrors.notPublished,
      courseErrors.ended,
      courseErrors.enrolmentEarly,
      courseErrors.enrolmentOver,
      courseErrors.feeChanged,
      coinErrors.insufficient,
    ],
    repeatable: true,
  }),
}
