import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { lessonErrors as errors } from './errors.ts'
import { answerForm, leaveForm } from './forms.ts'
import { leavePicturesMost, leaveStates } from './limits.ts'

/** The part of the contract about leave that students ask for beforehand. */

const key = z.string().regex(/^[0-9a-f]{32}$/)
const act = { method: 'POST', access: 'login' } as const
const asking = [classErrors.unknown, errors.leaveOfStudents, errors.notActive]

const request = z.object({
  leaveId: z.int(),
  person,
  number: z.string(),
  /** Days of the school, both included. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  reason: z.string(),
  state: z.enum(leaveStates),
  askedAt: z.iso.datetime(),
  /** Null until it is decided, and for a deleted account. */
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  answer: z.string(),
  /** `userFileId` of each; they are described in `files`. */
  pictures: z.array(z.int()),
})
export type LeaveRequest = z.output<typeof request>

export const leaveApi = {
  getLeaves: endpoint({
    method: 'GET',
    path: 'Lesson/GetLeaves',
    access: 'login',
    summary: {
      zh: '查看请假申请',
      en: 'List the requests for leave from a class, those that wait first; students get their own',
    },
    input: z.object({
      classId: idInQuery(),
      /** For those who look after the class: part of a name or number. */
      keyword: keywordInQuery,
      state: z.enum(leaveStates).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(request),
      files: z.array(givenFileSchema),
      waiting: z.int(),
      can: z.object({ ask: canSchema, decide: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  beginLeavePicture: endpoint({
    ...act,
    path: 'Lesson/BeginLeavePicture',
    summary: {
      zh: '开始上传请假申请的图片',
      en: 'Begin the upload of a picture for a request for leave; its bytes follow as those of File/BeginArrival, and the request then names the file',
    },
    input: z.object({
      classId: idInBody(),
      /** Chosen by the client, so that another try after a lost answer begins no second upload. */
      uploadId: key,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[...asking, errors.tooManyPictures],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
  }),
  askLeave: endpoint({
    ...act,
    path: 'Lesson/AskLeave',
    summary: { zh: '申请请假', en: 'Ask for leave from a class, for whole days' },
    input: z.object({
      key,
      classId: idInBody(),
      ...leaveForm.shape,
      pictures: z
        .array(idInBody())
        .max(leavePicturesMost)
        .refine((ids) => new Set(ids).size === ids.length)
        .default([]),
    }),
    answer: z.object({ leaveId: z.int() }),
    errors: [
      ...[...asking, errors.leaveDays, errors.leavesMany],
      ...[namingErrors.unknown, namingErrors.otherType],
    ],
    repeatable: true,
    perMinute: 30,
  }),
  withdrawLeave: endpoint({
    ...act,
    path: 'Lesson/WithdrawLeave',
    summary: { zh: '撤回请假申请', en: 'Withdraw a request for leave that waits' },
    input: z.object({ leaveId: idInBody() }),
    answer: z.object({}),
    errors: [errors.leaveDecided],
    repeatable: true,
  }),
  decideLeaves: endpoint({
    ...act,
    path: 'Lesson/DecideLeaves',
    summary: {
      zh: '审批请假申请',
      en: 'Approve or refuse requests for leave that wait: those named, or all of the class',
    },
    input: z.object({
      classId: idInBody(),
      leaveIds: z.array(idInBody()).min(1).max(100).optional(),
      approve: z.boolean(),
      answer: z._default(answerForm.shape.answer, ''),
    }),
    answer: z.object({ decided: z.int() }),
    errors: [classErrors.unknown, classErrors.notHelper, classErrors.archived],
    repeatable: true,
  }),
}
