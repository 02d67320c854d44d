import { schoolErrors } from '#src/features/people/school/contract.ts'
import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { listOf, pageInQuery as page } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { imageErrors } from '#src/features/people/account/contract.ts'
import { schoolFields, verificationFields } from './forms.ts'

/** Reviewers verify teachers by their documents, and check the schools that people name. */

export { documentsMax } from './forms.ts'
export const verificationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]
export const rejectReasons = [
  'unreadable',
  'incomplete',
  'nameMismatch',
  'schoolMismatch',
  'notTeacher',
  'expired',
  'other',
] as const
export type RejectReason = (typeof rejectReasons)[number]
export const queuePerPage = 20
export const verificationSorts = ['oldest', 'newest'] as const
export const schoolStates = ['pending', 'approved', 'rejected'] as const
export const schoolDecisions = ['approve', 'reject', 'merge'] as const
export type SchoolDecision = (typeof schoolDecisions)[number]
/** Minutes a reviewer's address of a document is good for, at least. */
export const documentMinutes = 5
/** A reviewer's own words, in each language. */
export const reviewWordsMax = 500

export const verificationErrors = defineErrors('verification', {
  verificationPending: {
    kind: 'conflict',
    zh: '您有一份待审核的认证申请',
    en: 'You have a pending application',
  },
  alreadyVerified: {
    kind: 'conflict',
    zh: '您已通过教师认证',
    en: 'You are already verified',
  },
  forTeachers: {
    kind: 'refused',
    zh: '教师认证仅对教师身份开放',
    en: 'Only teachers can be verified',
  },
  notPending: {
    kind: 'conflict',
    zh: '该申请已处理或已撤回',
    en: 'This application has already been decided or withdrawn',
  },
  ownVerification: {
    kind: 'refused',
    zh: '不能审核自己的申请',
    en: 'You cannot review your own application',
  },
  reasonNeeded: {
    kind: 'refused',
    zh: '请选择不通过的原因；选择“其他原因”时请填写说明',
    en: 'Please choose a reason; with “Another reason”, please add a comment',
  },
  notVerified: {
    kind: 'conflict',
    zh: '该用户目前未通过教师认证',
    en: 'This person is not verified at present',
  },
  revokeReasonNeeded: {
    kind: 'refused',
    zh: '请填写撤销原因',
    en: 'Please give a reason',
  },
  notTeacherNow: {
    kind: 'refused',
    zh: '申请人目前不是教师身份，无法通过认证',
    en: 'The applicant is no longer a teacher and cannot be verified',
  },
  schoolDecided: {
    kind: 'conflict',
    zh: '该学校已由他人处理，请刷新列表',
    en: 'Another reviewer has already decided on this school. Please reload the list',
  },
  schoolTaken: {
    kind: 'refused',
    zh: '该省份已有同名学校',
    en: 'This province already has a school of that name',
  },
  mergeTarget: {
    kind: 'refused',
    zh: '请选择一所已通过的学校作为合并目标',
    en: 'Please choose an approved school to merge into',
  },
})

const decisionSchema = z.object({
  verificationId: z.int(),
  status: z.enum(verificationStatuses),
  realName: z.string(),
  schoolName: z.string(),
  coursesTaught: z.string(),
  note: z.string(),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.enum(rejectReasons).nullable(),
  /** In the reader's language, or else in the other; empty: only the reason. */
  reasonText: z.string(),
  documents: z.int(),
  documentsDeletedAt: z.iso.datetime().nullable(),
})
export type VerificationDecision = z.output<typeof decisionSchema>

const words = z.string().trim().max(reviewWordsMax).default('')
const keyword = z.string().trim().max(60).default('')
const personSchema = z.object({
  userId: z.int(),
  userName: z.string(),
  /** As the reader of the page is shown it; '' without one. */
  name: z.string(),
  realName: z.string(),
  avatar: z.string().nullable(),
})

export const verificationApi = {
  getVerification: endpoint({
    method: 'GET',
    path: 'UserCenter/GetVerification',
    access: 'login',
    summary: {
      zh: '查看教师认证进度',
      en: 'Read the status of one’s own verification, with earlier decisions',
    },
    input: z.object({}),
    answer: z.object({
      verifiedAt: z.iso.datetime().nullable(),
      /** The newest application was approved, and the verification revoked later. */
      isRevoked: z.boolean(),
      /** `withdraw`: the newest application. */
      can: z.object({ submit: canSchema, withdraw: canSchema }),
      /** Initial values of the form. */
      realName: z.string(),
      schoolName: z.string(),
      coursesTaught: z.string(),
      /** Newest first. */
      history: z.array(decisionSchema),
      /** Days documents are kept after the decision. */
      documentDays: z.int(),
    }),
  }),
  submitVerification: endpoint({
    method: 'POST',
    path: 'UserCenter/SubmitVerification',
    access: 'teacher',
    summary: { zh: '提交教师认证', en: 'Apply for teacher verification' },
    input: z.object(verificationFields),
    answer: z.object({ verificationId: z.int() }),
    errors: [
      verificationErrors.verificationPending,
      verificationErrors.alreadyVerified,
      verificationErrors.forTeachers,
      imageErrors.imageUnknown,
    ],
  }),
  withdrawVerification: endpoint({
    method: 'POST',
    path: 'UserCenter/WithdrawVerification',
    access: 'login',
    summary: {
      zh: '撤回教师认证申请',
      en: 'Withdraw one’s own application; its documents are deleted at once',
    },
    input: z.object({ verificationId: idInBody() }),
    answer: z.object({}),
    errors: [verificationErrors.notPending],
  }),
  getVerifications: endpoint({
    method: 'GET',
    path: 'Review/GetVerifications',
    access: 'reviewer',
    summary: {
      zh: '查看教师认证申请',
      en: 'Search applications of teachers, with the number in each state',
    },
    input: z.object({
      status: z.enum([...verificationStatuses, 'all']).default('pending'),
      keyword,
      provinceId: z.coerce.number<number>().int().min(11).max(91).optional(),
      sort: z.enum(verificationSorts).default('oldest'),
      page,
    }),
    answer: z.object({
      counts: z.record(z.enum(verificationStatuses), z.int()),
      ...listOf(
        z.object({
          verificationId: z.int(),
          status: z.enum(verificationStatuses),
          person: personSchema,
          /** On the documents, as the reader of the page is shown it. */
          name: z.string(),
          realName: z.string(),
          schoolName: z.string(),
          submittedAt: z.iso.datetime(),
          /** Whole hours since the submission. */
          waitingHours: z.int(),
          /** The application has waited longer than a reviewer should let it. */
          waitsLong: z.boolean(),
          decidedAt: z.iso.datetime().nullable(),
          deciderName: z.string().nullable(),
          /** Which of this person's applications it is, 1 for the first. */
          round: z.int(),
        }),
      ),
    }),
  }),
  getVerificationForReview: endpoint({
    method: 'GET',
    path: 'Review/GetVerification',
    access: 'reviewer',
    summary: {
      zh: '查看认证材料（会记入日志）',
      en: 'Read an application with its documents (recorded)',
    },
    input: z.object({ verificationId: idInQuery() }),
    answer: z.object({
      person: personSchema.extend({
        phone: z.string(),
        email: z.string(),
        schoolName: z.string(),
        college: z.string(),
        introduction: z.string(),
        createdAt: z.iso.datetime(),
        verifiedAt: z.iso.datetime().nullable(),
      }),
      application: decisionSchema.extend({
        /** On the documents, as the reader of the page is shown it. */
        name: z.string(),
        reasonZh: z.string(),
        reasonEn: z.string(),
        deciderName: z.string().nullable(),
        /** Null: no school, or a deleted one. */
        schoolState: z.enum(schoolStates).nullable(),
        provinceName: z.string(),
        /** When the documents are deleted; null before the decision and after the deletion. */
        documentsUntil: z.iso.datetime().nullable(),
      }),
      /** Signed addresses, good for a few minutes. */
      documents: z.array(z.object({ name: z.string(), url: z.string() })),
      /** This person's other applications, newest first. */
      history: z.array(decisionSchema),
      /** The next pending one. */
      nextId: z.int().nullable(),
      can: z.object({ approve: canSchema, reject: canSchema }),
    }),
  }),
  decideVerification: endpoint({
    method: 'POST',
    path: 'Review/DecideVerification',
    access: 'reviewer',
    summary: {
      zh: '审核教师认证',
      en: 'Approve an application, or reject it with a reason; the applicant is notified',
    },
    input: z.object({
      verificationId: idInBody(),
      decision: z.enum(['approved', 'rejected']),
      reason: z.enum(rejectReasons).optional(),
      reasonZh: words,
      reasonEn: words,
    }),
    answer: z.object({ nextId: z.int().nullable() }),
    errors: [
      verificationErrors.notPending,
      verificationErrors.ownVerification,
      verificationErrors.reasonNeeded,
      verificationErrors.notTeacherNow,
    ],
  }),
  revokeVerification: endpoint({
    method: 'POST',
    path: 'Review/RevokeVerification',
    access: 'admin',
    summary: {
      zh: '撤销教师认证',
      en: 'Revoke a verification; the person is notified of the reason',
    },
    input: z.object({
      userId: idInBody(),
      reasonZh: words,
      reasonEn: words,
    }),
    answer: z.object({}),
    errors: [verificationErrors.notVerified, verificationErrors.revokeReasonNeeded],
  }),
  getSchoolsForReview: endpoint({
    method: 'GET',
    path: 'Review/GetSchools',
    access: 'reviewer',
    summary: {
      zh: '查看学校列表',
      en: 'Search schools, pending ones first, with the number of their people',
    },
    input: z.object({
      status: z.enum([...schoolStates, 'all']).default('pending'),
      keyword,
      provinceId: z.coerce.number<number>().int().min(11).max(91).optional(),
      page,
    }),
    answer: z.object({
      counts: z.record(z.enum(schoolStates), z.int()),
      ...listOf(
        z.object({
          schoolId: z.int(),
          provinceId: z.int(),
          provinceName: z.string(),
          name: z.string(),
          nameEn: z.string(),
          status: z.enum(schoolStates),
          people: z.int(),
          createdAt: z.iso.datetime(),
          /** The school that its people were moved to. */
          mergedIntoName: z.string().nullable(),
          /** Of one that waits: approved schools of the province that it may be a second name of. */
          similar: z.array(z.object({ schoolId: z.int(), name: z.string(), nameEn: z.string() })),
          can: z.object({ approve: canSchema, reject: canSchema, merge: canSchema }),
        }),
      ),
    }),
  }),
  saveSchool: endpoint({
    method: 'POST',
    path: 'Review/SaveSchool',
    access: 'reviewer',
    summary: { zh: '添加或修改学校', en: 'Add an approved school, or edit the names of one' },
    input: z.object(schoolFields),
    answer: z.object({ schoolId: z.int() }),
    errors: [verificationErrors.schoolTaken, schoolErrors.notFound],
  }),
  decideSchool: endpoint({
    method: 'POST',
    path: 'Review/DecideSchool',
    access: 'reviewer',
    summary: {
      zh: '审核学校',
      en: 'Approve, reject or merge a school; the people concerned are notified',
    },
    input: z.object({
      schoolId: idInBody(),
      decision: z.enum(schoolDecisions),
      /** The approved school that its people move to. */
      intoId: idInBody().optional(),
    }),
    answer: z.object({ people: z.int() }),
    errors: [verificationErrors.mergeTarget, verificationErrors.schoolDecided],
  }),
}
