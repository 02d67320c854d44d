import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery, largestId } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { taskErrors as errors } from './errors.ts'
import { commentFields, saysEnough, wordsMissing } from './forms.ts'
import { answerMost, filesMost, mergedTimes, photosMost } from './limits.ts'
import { verdicts } from './verdicts.ts'

export const answerStates = ['waiting', 'commented', 'missing', 'all'] as const
export type AnswerState = (typeof answerStates)[number]
export const answerSorts = ['oldest', 'newest', 'name'] as const

/** Chosen by the client, so that a repeated call counts once. */
const key = z.string().regex(/^[0-9a-f]{32}$/)
const opening = [
  ...[courseErrors.notFound, courseErrors.itemNotFound, courseErrors.notJoined],
  ...[courseErrors.notStarted, courseErrors.notYetOpen, courseErrors.chapterLocked],
  errors.notATask,
]
const answering = [...opening, errors.takesNoAnswer]
const ofItem = { courseId: idInBody(), itemId: idInBody() }

const ids = (most: number) =>
  z
    .array(z.int().positive().max(largestId))
    .max(most * mergedTimes)
    .refine((given) => new Set(given).size === given.length)
const wordsGiven = {
  text: z.string().max(answerMost * mergedTimes),
  photos: ids(photosMost),
  files: ids(filesMost),
}
const words = { text: z.string(), photos: z.array(z.int()), files: z.array(z.int()) }

const handInSchema = z.object({ number: z.int(), ...words, handedInAt: z.iso.datetime() })
const commentSchema = z.object({
  commentId: z.int(),
  /** The number of the hand-in that it is about. */
  handIn: z.int(),
  text: z.string(),
  verdict: z.enum(verdicts).nullable(),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  writtenAt: z.iso.datetime(),
})
/** What was handed in and what teachers said of it, the latest first; `given` are the files that it names. */
const pastOf = {
  handIns: z.array(handInSchema),
  comments: z.array(commentSchema),
  given: z.array(givenFileSchema),
}
export type HandIn = z.output<typeof handInSchema>
export type TaskComment = z.output<typeof commentSchema>

const rowSchema = z.object({
  /** Null where nothing was handed in. */
  answerId: z.int().nullable(),
  userId: z.int(),
  learner: z.object({ name: z.string(), username: z.string() }),
  task: z.string(),
  itemId: z.int(),
  handedInAt: z.iso.datetime().nullable(),
  handIns: z.int(),
  /** The latest hand-in that was commented; 0 before. */
  commentedHandIn: z.int(),
  verdict: z.enum(verdicts).nullable(),
  excerpt: z.string(),
  photos: z.int(),
  files: z.int(),
})
export type AnswerRow = z.output<typeof rowSchema>

export const taskApi = {
  getOwn: endpoint({
    method: 'GET',
    path: 'Task/GetOwn',
    access: 'login',
    summary: {
      zh: '查看自己对教学任务的作答',
      en: 'Read one’s own answer to a teaching task: the draft, what was handed in, and comments',
    },
    input: z.object({ courseId: idInQuery(), itemId: idInQuery() }),
    answer: z.object({
      /** Revision 0: nothing was saved yet. */
      draft: z.object({ revision: z.int(), ...words }),
      handedInRevision: z.int(),
      ...pastOf,
      can: z.object({ answer: canSchema, work: canSchema }),
    }),
    errors: opening,
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: 'Task/SaveDraft',
    access: 'login',
    summary: {
      zh: '保存教学任务的作答草稿',
      en: 'Save the draft of an answer as it is typed; what another device has written meanwhile is merged',
    },
    input: z.object({
      ...ofItem,
      save: key,
      /** What it was written over; `revision` is null where the server does not know that text. */
      base: z.object({ revision: z.int().min(0).nullable(), ...wordsGiven }).nullable(),
      ...wordsGiven,
    }),
    answer: z.object({
      revision: z.int(),
      ...words,
      /** It holds what another device has written. */
      merged: z.boolean(),
      /** The files of a merged draft. */
      given: z.array(givenFileSchema),
    }),
    errors: [...answering, errors.tooLong, errors.tooManyFiles, ...Object.values(namingErrors)],
    repeatable: true,
    maxBytes: 512 * 1024,
  }),
  handIn: endpoint({
    method: 'POST',
    path: 'Task/HandIn',
    access: 'login',
    summary: {
      zh: '提交教学任务的作答',
      en: 'Hand in the saved draft. The task is done by it; handing in again keeps what was handed in before',
    },
    input: z.object({ ...ofItem, revision: z.int().min(0) }),
    answer: z.object({ number: z.int() }),
    errors: [
      ...[...answering, errors.empty, errors.changedElsewhere, errors.tooLong],
      ...[errors.tooManyFiles, errors.tooManyHandIns],
    ],
    repeatable: true,
    perMinute: 20,
  }),
  beginFile: endpoint({
    method: 'POST',
    path: 'Task/BeginFile',
    access: 'login',
    summary: {
      zh: '开始上传教学任务的照片或文件',
      en: 'Begin the upload of a photograph or file for an answer; its bytes follow as those of File/BeginArrival, and the draft then names the file',
    },
    input: z.object({
      ...ofItem,
      uploadId: key,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[...answering, errors.tooManyFiles],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
  }),
  getAnswers: endpoint({
    method: 'GET',
    path: 'Task/GetAnswers',
    access: 'teacher',
    summary: {
      zh: '查看课程教学任务的作答',
      en: 'List the answers to the teaching tasks of one’s own course, and the learners who have handed in nothing',
    },
    input: z.object({
      courseId: idInQuery(),
      state: z.enum(answerStates).default('waiting'),
      task: idInQuery().optional(),
      keyword: keywordInQuery,
      sort: z.enum(answerSorts).default('oldest'),
      page: pageInQuery,
      /** The answer that is open. */
      answer: idInQuery().optional(),
    }),
    answer: z.object({
      ...listOf(rowSchema),
      course: z.object({ courseId: z.int(), kind: z.enum(courseKinds), name: z.string() }),
      /** The tasks that ask for an answer, and those that were answered before they were changed or removed. */
      tasks: z.array(
        z.object({ itemId: z.int(), name: z.string(), open: z.boolean(), waiting: z.int() }),
      ),
      counts: z.record(z.enum(answerStates), z.int()),
    }),
    errors: [courseErrors.notFound, errors.notTeacher],
  }),
  getAnswer: endpoint({
    method: 'GET',
    path: 'Task/GetAnswer',
    access: 'teacher',
    summary: {
      zh: '查看一份作答',
      en: 'Read what a learner of one’s own course has handed in, with its files and comments',
    },
    input: z.object({ answerId: idInQuery() }),
    answer: z.object({
      answerId: z.int(),
      courseId: z.int(),
      kind: z.enum(courseKinds),
      itemId: z.int(),
      task: z.string(),
      /** Whether the task is still in the course. */
      open: z.boolean(),
      learner: z.object({ name: z.string(), username: z.string() }),
      commentedHandIn: z.int(),
      /** The reader’s own short comments in this course, the last ones first. */
      phrases: z.array(z.string()),
      ...pastOf,
    }),
    errors: [courseErrors.notFound, errors.notFound, errors.notTeacher],
  }),
  comment: endpoint({
    method: 'POST',
    path: 'Task/Comment',
    access: 'teacher',
    summary: {
      zh: '点评作答',
      en: 'Comment on a hand-in of a learner, with “accepted” or “please redo” if wished; the learner gets a message',
    },
    input: z
      .object({
        ...{ key, answerId: idInBody(), handIn: z.int().min(1).max(largestId) },
        ...commentFields,
      })
      .refine(saysEnough, wordsMissing),
    answer: z.object({ commentId: z.int() }),
    errors: [
      ...[courseErrors.notFound, errors.notFound, errors.notTeacher],
      errors.tooManyComments,
    ],
    repeatable: true,
    perMinute: 60,
  }),
}

export type Own = AnswerOf<typeof taskApi.getOwn>
