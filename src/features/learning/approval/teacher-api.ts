import { z } from 'zod'
import { checkProblem } from '#src/features/content/outline/check-shapes.ts'
import { auditStatuses, publishStatuses } from '#src/features/learning/course/contract.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { approvalErrors as errors } from './errors.ts'
import { changeSchema, kindSchema, pastSchema, reasonSchema } from './shapes.ts'

/** The release of a quiz that changed since it was checked. */
const ofQuizzes = [quizErrors.notReady, quizErrors.shortDraw]
const ofTeachers = [errors.courseUnknown, errors.notYours]

/** Calls of the teachers of a course. */
export const teacherApi = {
  getPublication: endpoint({
    method: 'GET',
    path: 'Approval/GetPublication',
    access: 'teacher',
    summary: {
      zh: '查看课程的审核与发布状态',
      en: 'Read the audit and publish status of one’s own course, with what is next to do and earlier decisions',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: kindSchema,
      name: z.string(),
      auditStatus: z.enum(auditStatuses),
      publishStatus: z.enum(publishStatuses),
      publishedAt: z.iso.datetime().nullable(),
      learnerCount: z.int(),
      /** The submission that waits. */
      waiting: z
        .object({
          submissionId: z.int(),
          submittedAt: z.iso.datetime(),
          /** A reviewer has taken it. */
          isTaken: z.boolean(),
        })
        .nullable(),
      /** The offer of an approved course differs from what readers see, or from what is under review. */
      offerChanged: z.boolean(),
      /** Chapters and items that learners do not see as they are now. */
      unreleased: z.int(),
      /** Places that keep the course from review. */
      problems: z.array(checkProblem),
      isVerified: z.boolean(),
      /** The next thing to do. */
      next: z.enum(['complete', 'verify', 'submit', 'wait', 'mend', 'publish', 'release', 'none']),
      can: z.object({
        submit: canSchema,
        recall: canSchema,
        publish: canSchema,
        unpublish: canSchema,
        release: canSchema,
      }),
      /** Newest first. */
      history: z.array(pastSchema),
    }),
    errors: [errors.courseUnknown],
  }),
  getChanges: endpoint({
    method: 'GET',
    path: 'Approval/GetChanges',
    access: 'teacher',
    summary: {
      zh: '查看学员尚未看到的修改',
      en: 'List the chapters and items that a release changes, with the learners whom it concerns',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      /** Sent with the release, which does nothing that is not in this list. */
      revision: z.int(),
      changes: z.array(changeSchema),
      can: z.object({ release: canSchema }),
    }),
    errors: [errors.courseUnknown],
  }),
  getReasons: endpoint({
    method: 'GET',
    path: 'Approval/GetReasons',
    access: 'teacher',
    summary: {
      zh: '查看课程未通过审核的原因',
      en: 'List the reasons of the last rejection, at the places that they are about, until the course is submitted again',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      submissionId: z.int().nullable(),
      reasons: z.array(
        /** `mended`: the place has been changed since. */
        reasonSchema.extend({ mended: z.boolean() }),
      ),
    }),
    errors: [errors.courseUnknown],
  }),
  submit: endpoint({
    method: 'POST',
    path: 'Approval/Submit',
    access: 'teacher',
    summary: {
      zh: '提交审核',
      en: 'Submit a course, or the changes of its offer, for review',
    },
    input: z.object({ courseId: idInBody() }),
    answer: z.object({ submissionId: z.int() }),
    errors: [
      ...ofTeachers,
      errors.notVerified,
      errors.isWaiting,
      errors.nothingNew,
      errors.incomplete,
    ],
    repeatable: true,
  }),
  recall: endpoint({
    method: 'POST',
    path: 'Approval/Recall',
    access: 'teacher',
    summary: { zh: '撤回审核', en: 'Recall a course from review' },
    input: z.object({ submissionId: idInBody() }),
    answer: z.object({}),
    errors: [...ofTeachers, errors.submissionUnknown, errors.notWaiting],
    repeatable: true,
  }),
  publish: endpoint({
    method: 'POST',
    path: 'Approval/Publish',
    access: 'teacher',
    summary: {
      zh: '发布课程',
      en: 'Publish an approved course; the first publication brings its chapters to learners',
    },
    input: z.object({ courseId: idInBody() }),
    answer: z.object({
      /** Changes of the offer wait for administrator review. */
      waitsForReview: z.boolean(),
    }),
    errors: [
      ...[...ofTeachers, errors.notApproved, errors.publishRefused],
      ...[errors.notVerified, errors.noContent, ...ofQuizzes],
    ],
    repeatable: true,
  }),
  unpublish: endpoint({
    method: 'POST',
    path: 'Approval/Unpublish',
    access: 'teacher',
    summary: { zh: '取消发布课程', en: 'Unpublish a course; its learners keep what they have' },
    input: z.object({ courseId: idInBody() }),
    answer: z.object({}),
    errors: ofTeachers,
    repeatable: true,
  }),
  release: endpoint({
    method: 'POST',
    path: 'Approval/Release',
    access: 'teacher',
    summary: {
      zh: '更新给学员',
      en: 'Release the changes of chapters and items of a course to its learners',
    },
    input: z.object({
      courseId: idInBody(),
      /** Of the list that was looked at. */
      revision: z.int().min(0),
    }),
    answer: z.object({ released: z.int() }),
    errors: [...ofTeachers, errors.neverPublished, errors.listChanged, ...ofQuizzes],
    repeatable: true,
  }),
}
