import { z } from 'zod'
import { offers } from '#src/features/content/textbook/records.ts'
import { shownText } from '#src/features/content/textbook/shapes.ts'
import {
  auditStatuses,
  courseKinds,
  publishStatuses,
} from '#src/features/learning/course/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { shownPictureSchema } from '#src/shared/picture.ts'
import { ownErrors as errors } from './own-errors.ts'

/** The part of the contract about a teacher's own courses. */

export const ownPerPage = 24
export const ownSorts = ['changed', 'newest', 'name', 'learners'] as const
/** draft – never submitted; waiting – under review; the others are audit statuses. */
export const ownAudits = ['draft', 'waiting', 'approved', 'rejected'] as const
export const ownPublications = [...publishStatuses, 'deleted'] as const
/** The next thing to do with a course. */
export const nextSteps = [
  'complete',
  'chapters',
  'content',
  'verify',
  'submit',
  'wait',
  'mend',
  'publish',
  'release',
  'none',
] as const

export const bilingual = z.object({ zh: z.string(), en: z.string() })
export const coverShape = z.object({
  /** The drawing of a course without a picture; '' for the first one. */
  theme: z.string(),
  /** The slug of its category, which gives the colour; '' without one. */
  category: z.string(),
  picture: shownPictureSchema.nullable(),
})

const row = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  name: bilingual,
  offered: z.enum(offers),
  cover: coverShape,
  auditStatus: z.enum(auditStatuses),
  publishStatus: z.enum(publishStatuses),
  /** It waits for a decision. */
  waits: z.boolean(),
  isOwner: z.boolean(),
  /** The name of the owner, where it is another teacher. */
  owner: z.string().nullable(),
  learners: z.int(),
  /** Changes that learners do not see; 0 before the first publication. */
  unreleased: z.int(),
  next: z.enum(nextSteps),
  /** Required fields that are missing, reasons, or changes: the number of `next`. */
  count: z.int(),
  changedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** The end of the time in which it may be restored. */
  keptUntil: z.iso.datetime().nullable(),
  can: z.object({ delete: canSchema, restore: canSchema, seeLearners: canSchema }),
})
export type OwnCourse = z.output<typeof row>

/** A textbook as the form of a course shows it. */
export const boundTextbook = z.object({
  textbookId: z.int(),
  name: shownText,
  author: z.string(),
  publisher: z.string(),
  cover: coverShape,
  /** Neither published nor one's own: the outline stays, but takes nothing over. */
  isGone: z.boolean(),
  /** The outline has chapters of it. */
  isCopied: z.boolean(),
})
export type BoundTextbook = z.output<typeof boundTextbook>

const one = {
  method: 'POST',
  access: 'teacher',
  input: z.object({ courseId: idInBody() }),
} as const

export const ownApi = {
  getMyCourses: endpoint({
    method: 'GET',
    path: 'Authoring/GetMyCourses',
    access: 'teacher',
    summary: {
      zh: '查看我的课程',
      en: 'List the courses that one owns or co-teaches, with the next step of each, and invitations',
    },
    input: z.object({
      kind: z.enum(courseKinds),
      keyword: keywordInQuery,
      audit: z.enum(ownAudits).optional(),
      publication: z.enum(ownPublications).optional(),
      sort: z.enum(ownSorts).default('changed'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(row),
      /** Invitations to co-teach and offers of ownership that wait for an answer. */
      invitations: z.array(
        z.object({
          courseId: z.int(),
          kind: z.enum(['staff', 'owner']),
          name: bilingual,
          from: z.string(),
        }),
      ),
    }),
  }),
  getForEdit: endpoint({
    method: 'GET',
    path: 'Authoring/GetForEdit',
    access: 'teacher',
    summary: {
      zh: '打开课程进行编辑',
      en: 'Open a course that one owns or co-teaches: its draft, its state and one’s rights',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      draftId: z.int(),
      name: bilingual,
      offered: z.enum(offers),
      auditStatus: z.enum(auditStatuses),
      publishStatus: z.enum(publishStatuses),
      waits: z.boolean(),
      isOwner: z.boolean(),
      learners: z.int(),
      /** Steps that are done: the bar on all pages of a course shows them. */
      steps: z.object({ details: z.boolean(), chapters: z.boolean(), content: z.boolean() }),
      can: z.object({
        edit: canSchema,
        release: canSchema,
        seeLearners: canSchema,
        manageTeachers: canSchema,
        delete: canSchema,
      }),
    }),
    errors: [errors.unknown, errors.deleted],
  }),
  getOfferNames: endpoint({
    method: 'GET',
    path: 'Authoring/GetOfferNames',
    access: 'teacher',
    summary: {
      zh: '查看课程的教材、可展示的教师和已停用的分类',
      en: 'Read the textbook of a course, the teachers whose profile it may show, and its hidden subjects',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      textbook: boundTextbook.nullable(),
      /** The owner and the co-teachers, with what their profiles say. */
      teachers: z.array(
        z.object({
          userId: z.int(),
          name: bilingual,
          introduction: bilingual,
          isMe: z.boolean(),
        }),
      ),
      /** Pictures of these accounts, and of those that the course shows already. */
      photos: z.array(z.object({ userId: z.int(), url: z.string() })),
      /** The chosen subjects that administrators have hidden since, by their names: lists no longer offer them. */
      hidden: z.object({
        categoryId: z.string().nullable(),
        majorId: z.string().nullable(),
        directionId: z.string().nullable(),
      }),
    }),
    errors: [errors.unknown, errors.deleted],
  }),
  copyCourse: endpoint({
    ...one,
    path: 'Authoring/CopyCourse',
    summary: {
      zh: '复制课程',
      en: 'Copy a course that one owns: a new draft with the same textbook, files and questions, without people and results',
    },
    answer: z.object({ courseId: z.int(), kind: z.enum(courseKinds), draftId: z.int() }),
    errors: [errors.unknown, errors.deleted, errors.notOwner],
    perMinute: 20,
  }),
  deleteCourse: endpoint({
    ...one,
    path: 'Authoring/DeleteCourse',
    summary: {
      zh: '删除课程（30 天内可恢复）',
      en: 'Delete a course without learners; it may be restored for 30 days',
    },
    answer: z.object({ keptUntil: z.iso.datetime() }),
    errors: [errors.unknown, errors.notOwner, errors.hasLearners, errors.isWaiting],
    repeatable: true,
  }),
  restoreCourse: endpoint({
    ...one,
    path: 'Authoring/RestoreCourse',
    summary: { zh: '恢复已删除的课程', en: 'Restore a deleted course, unpublished' },
    answer: z.object({}),
    errors: [errors.unknown, errors.notOwner, errors.notDeleted],
  }),
}
