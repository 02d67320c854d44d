import { z } from 'zod'
import { offerSchema } from './offer-shapes.ts'
import { auditStatuses } from '#src/features/learning/course/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { approvalErrors as errors } from './errors.ts'
import { previewChapter } from './preview-shapes.ts'
import { kindSchema, pastSchema, reasonInput, reasonSchema } from './shapes.ts'
import {
  holders,
  occasions,
  reasonsMost,
  submissionSorts,
  submissionStates,
  urgencies,
} from './states.ts'

const holderSchema = z.object({ name: z.string(), isMine: z.boolean(), heldAt: z.iso.datetime() })
const headSchema = z.object({
  submissionId: z.int(),
  courseId: z.int(),
  kind: kindSchema,
  state: z.enum(submissionStates),
  occasion: z.enum(occasions),
  submittedAt: z.iso.datetime(),
  submitter: z.string().nullable(),
  holder: holderSchema.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decider: z.string().nullable(),
})
const decision = [
  errors.submissionUnknown,
  errors.ownCourse,
  errors.notWaiting,
  errors.isHeld,
] as const

/** Calls of reviewers. */
export const reviewApi = {
  getSubmissions: endpoint({
    method: 'GET',
    path: 'Review/GetCourses',
    access: 'reviewer',
    summary: {
      zh: '查看课程审核列表',
      en: 'Search submitted courses, with the number in each state',
    },
    input: z.object({
      status: z.enum([...submissionStates, 'all']).default('waiting'),
      keyword: keywordInQuery,
      kind: kindSchema.optional(),
      occasion: z.enum(occasions).optional(),
      holder: z.enum(holders).optional(),
      sort: z.enum(submissionSorts).default('oldest'),
      page: pageInQuery,
    }),
    answer: z.object({
      counts: z.record(z.enum(submissionStates), z.int()),
      ...listOf(
        headSchema.extend({
          name: z.string(),
          /** Whole hours since the submission. */
          waitingHours: z.int(),
          urgency: z.enum(urgencies),
          /** The viewer teaches it. */
          isOwn: z.boolean(),
        }),
      ),
    }),
  }),
  getSubmission: endpoint({
    method: 'GET',
    path: 'Review/GetCourse',
    access: 'reviewer',
    summary: {
      zh: '查看提交审核的课程',
      en: 'Read a submitted course as readers will see it, with the difference to what they see now',
    },
    input: z.object({ submissionId: idInQuery() }),
    answer: z.object({
      submission: headSchema.extend({ reasons: z.array(reasonSchema) }),
      course: z.object({
        auditStatus: z.enum(auditStatuses),
        isLive: z.boolean(),
        learnerCount: z.int(),
        owner: z.string().nullable(),
        ownerId: z.int().nullable(),
        school: z.string(),
      }),
      offer: offerSchema,
      /** What readers see now; null unless changes of an approved course wait. */
      live: offerSchema.nullable(),
      /** The chapters of the draft as learners will see them; null once the submission is decided. */
      outline: z.array(previewChapter).nullable(),
      /** Texts that look otherwise than they are stored, by their stored form. */
      opened: z.record(z.string(), z.string()),
      /** Other submissions of the course, newest first. */
      history: z.array(pastSchema),
      /** The next one that waits. */
      nextId: z.int().nullable(),
      /** `take` – also from another reviewer. */
      can: z.object({
        take: canSchema,
        giveBack: canSchema,
        approve: canSchema,
        reject: canSchema,
      }),
    }),
    errors: [errors.submissionUnknown],
  }),
  takeSubmission: endpoint({
    method: 'POST',
    path: 'Review/TakeCourse',
    access: 'reviewer',
    summary: {
      zh: '领取课程审核',
      en: 'Take a submitted course, so that two reviewers do not read it at once',
    },
    input: z.object({
      submissionId: idInBody(),
      /** Takes it from another reviewer, after a question. */
      over: z.boolean().default(false),
    }),
    answer: z.object({}),
    errors: [...decision],
    repeatable: true,
  }),
  giveBackSubmission: endpoint({
    method: 'POST',
    path: 'Review/GiveBackCourse',
    access: 'reviewer',
    summary: { zh: '退回课程审核', en: 'Give a course back that one has taken' },
    input: z.object({ submissionId: idInBody() }),
    answer: z.object({}),
    errors: [errors.submissionUnknown],
    repeatable: true,
  }),
  approveSubmission: endpoint({
    method: 'POST',
    path: 'Review/ApproveCourse',
    access: 'reviewer',
    summary: { zh: '通过课程审核', en: 'Approve a submitted course; its teacher is notified' },
    input: z.object({ submissionId: idInBody() }),
    answer: z.object({ nextId: z.int().nullable() }),
    errors: [...decision],
    repeatable: true,
  }),
  rejectSubmission: endpoint({
    method: 'POST',
    path: 'Review/RejectCourse',
    access: 'reviewer',
    summary: {
      zh: '不通过课程审核',
      en: 'Reject a submitted course with reasons at the places they are about; its teacher is notified',
    },
    input: z.object({
      submissionId: idInBody(),
      reasons: z.array(reasonInput).max(reasonsMost),
    }),
    answer: z.object({ nextId: z.int().nullable() }),
    errors: [...decision, errors.reasonNeeded, errors.wordsNeeded, errors.placeUnknown],
    repeatable: true,
  }),
}
