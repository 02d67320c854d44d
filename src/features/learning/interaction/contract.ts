import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { anchorSchema } from '#src/features/learning/note/anchor.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { ownRowSchema, rowSchema, threadSchema } from './answers.ts'
import { interactionErrors as errors } from './errors.ts'
import { askForm, replyForm } from './forms.ts'
import { picturesMost } from './limits.ts'

export const workStates = ['unanswered', 'waiting', 'answered', 'all'] as const
export const mineTabs = ['mine', 'replies', 'followed'] as const

/** The name of a question or a reply, given by the page, so that a repeated call writes no second one. */
const key = z.string().regex(/^[0-9a-f]{32}$/)
/** `user_files.id` of pictures in their order; an edited text has these and no others. */
const pictures = z
  .array(idInBody())
  .max(picturesMost)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([])
const ofInteraction = { interactionId: idInBody() }
const ofReply = { replyId: idInBody() }
/** Refusals of whoever may not read the question. */
const reading = [courseErrors.notFound, courseErrors.notJoined, errors.notFound]
const writing = [errors.empty, errors.tooLong, ...Object.values(namingErrors)]
const maxBytes = 512 * 1024

export const interactionApi = {
  getItemQuestions: endpoint({
    method: 'GET',
    path: 'Interaction/GetItemQuestions',
    access: 'login',
    summary: {
      zh: '查看本章的提问',
      en: 'List the questions of an item and its chapter, those of the item first',
    },
    input: z.object({ courseId: idInQuery(), itemId: idInQuery(), page: pageInQuery }),
    answer: z.object({ ...listOf(rowSchema), chapterId: z.int() }),
    errors: [courseErrors.notFound, courseErrors.notJoined, courseErrors.itemNotFound],
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: 'Interaction/GetQuestion',
    access: 'login',
    summary: { zh: '查看提问和回复', en: 'Read a question with its replies' },
    input: z.object({ interactionId: idInQuery() }),
    answer: threadSchema,
    errors: reading,
  }),
  getCourse: endpoint({
    method: 'GET',
    path: 'Interaction/GetCourse',
    access: 'teacher',
    summary: {
      zh: '查看课程的全部提问',
      en: 'List the questions of one’s own course, those that wait longest first',
    },
    input: z.object({
      courseId: idInQuery(),
      state: z.enum(workStates).default('unanswered'),
      only: z.enum(['private']).optional(),
      keyword: keywordInQuery,
      page: pageInQuery,
      /** The question that is open beside the list. */
      interaction: idInQuery().optional(),
    }),
    answer: z.object({
      ...listOf(rowSchema),
      course: z.string(),
      kind: z.enum(courseKinds),
      counts: z.record(z.enum(workStates), z.int()),
    }),
    errors: [courseErrors.notFound, errors.notTeacher],
  }),
  getMine: endpoint({
    method: 'GET',
    path: 'Interaction/GetMine',
    access: 'login',
    summary: {
      zh: '查看我的互动',
      en: 'List one’s own questions, those with replies of others, or those that one follows',
    },
    input: z.object({
      tab: z.enum(mineTabs).default('mine'),
      keyword: keywordInQuery,
      page: pageInQuery,
    }),
    answer: z.object({ ...listOf(ownRowSchema), counts: z.record(z.enum(mineTabs), z.int()) }),
  }),
  findSimilar: endpoint({
    method: 'GET',
    path: 'Interaction/FindSimilar',
    access: 'login',
    cost: 'suggestion',
    summary: {
      zh: '查找相似的提问',
      en: 'Find up to five questions of a course that are like the words being written',
    },
    input: z.object({ courseId: idInQuery(), text: z.string().trim().max(300) }),
    answer: z.object({ items: z.array(rowSchema) }),
    errors: [courseErrors.notFound, courseErrors.notJoined],
  }),
  beginPicture: endpoint({
    method: 'POST',
    path: 'Interaction/BeginPicture',
    access: 'login',
    summary: {
      zh: '开始上传提问或回复的图片',
      en: 'Begin the upload of a picture for a question or a reply; its bytes follow as those of File/BeginArrival, and the text that is sent then names the file',
    },
    input: z.object({
      courseId: idInBody(),
      /** Chosen by the client, so that another try after a lost answer begins no second upload. */
      uploadId: key,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[courseErrors.notFound, courseErrors.notJoined, errors.tooManyPictures],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
    perMinute: 60,
  }),
  ask: endpoint({
    method: 'POST',
    path: 'Interaction/Ask',
    access: 'login',
    summary: { zh: '提问', en: 'Ask a question about a place of a course' },
    input: z.object({
      key,
      courseId: idInBody(),
      itemId: idInBody(),
      anchor: anchorSchema,
      ...askForm.shape,
      pictures,
    }),
    answer: z.object(ofInteraction),
    errors: [
      courseErrors.notFound,
      courseErrors.notJoined,
      courseErrors.itemNotFound,
      ...[courseErrors.notStarted, courseErrors.notYetOpen, courseErrors.chapterLocked],
      ...writing,
      errors.tooMany,
    ],
    repeatable: true,
    perMinute: 10,
    maxBytes,
  }),
  edit: endpoint({
    method: 'POST',
    path: 'Interaction/Edit',
    access: 'login',
    summary: { zh: '修改提问', en: 'Edit one’s own question' },
    input: z.object({ ...ofInteraction, ...replyForm.shape, pictures }),
    answer: z.object({}),
    errors: [...reading, errors.notAuthor, errors.deleted, ...writing],
    repeatable: true,
    perMinute: 30,
    maxBytes,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'Interaction/Delete',
    access: 'login',
    summary: {
      zh: '删除提问',
      en: 'Delete one’s own question; replies of others stay under a line that says so',
    },
    input: z.object(ofInteraction),
    answer: z.object({}),
    errors: [errors.notAuthor, errors.hidden],
    repeatable: true,
    perMinute: 30,
  }),
  reply: endpoint({
    method: 'POST',
    path: 'Interaction/Reply',
    access: 'login',
    summary: { zh: '回复提问', en: 'Reply to a question' },
    input: z.object({ key, ...ofInteraction, ...replyForm.shape, pictures }),
    answer: z.object(ofReply),
    errors: [...reading, errors.deleted, errors.hidden, errors.full, ...writing],
    repeatable: true,
    perMinute: 20,
    maxBytes,
  }),
  editReply: endpoint({
    method: 'POST',
    path: 'Interaction/EditReply',
    access: 'login',
    summary: { zh: '修改回复', en: 'Edit one’s own reply' },
    input: z.object({ ...ofReply, ...replyForm.shape, pictures }),
    answer: z.object({}),
    errors: [...reading, errors.replyNotFound, errors.notAuthor, ...writing],
    repeatable: true,
    perMinute: 30,
    maxBytes,
  }),
  deleteReply: endpoint({
    method: 'POST',
    path: 'Interaction/DeleteReply',
    access: 'login',
    summary: { zh: '删除回复', en: 'Delete one’s own reply' },
    input: z.object(ofReply),
    answer: z.object({}),
    errors: [errors.notAuthor, errors.hidden],
    repeatable: true,
    perMinute: 30,
  }),
  setAccepted: endpoint({
    method: 'POST',
    path: 'Interaction/SetAccepted',
    access: 'login',
    summary: { zh: '采纳或取消采纳回复', en: 'Accept a reply as the answer, or take it back' },
    input: z.object({ ...ofReply, accepted: z.boolean() }),
    answer: z.object({}),
    errors: [...reading, errors.replyNotFound, errors.mayNotAccept, errors.deleted],
    repeatable: true,
    perMinute: 30,
  }),
  setMeToo: endpoint({
    method: 'POST',
    path: 'Interaction/SetMeToo',
    access: 'login',
    summary: {
      zh: '标记或取消“我也想问”',
      en: 'Say that one has the same question, and follow it; or take it back',
    },
    input: z.object({ ...ofInteraction, meToo: z.boolean() }),
    answer: z.object({ meToo: z.int() }),
    errors: [
      ...reading,
      ...[errors.own, errors.forLearners, errors.privateQuestion, errors.deleted],
    ],
    repeatable: true,
    perMinute: 30,
  }),
  setFollowed: endpoint({
    method: 'POST',
    path: 'Interaction/SetFollowed',
    access: 'login',
    summary: { zh: '关注或取消关注提问', en: 'Follow a question, or stop' },
    input: z.object({ ...ofInteraction, followed: z.boolean() }),
    answer: z.object({}),
    errors: [...reading, errors.ownFollowed, errors.notInCourse],
    repeatable: true,
  }),
  report: endpoint({
    method: 'POST',
    path: 'Interaction/Report',
    access: 'login',
    summary: { zh: '举报提问', en: 'Report a question; a second report changes nothing' },
    input: z.object({ ...ofInteraction, ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [...reading, errors.own, errors.deleted],
    repeatable: true,
  }),
  reportReply: endpoint({
    method: 'POST',
    path: 'Interaction/ReportReply',
    access: 'login',
    summary: { zh: '举报回复', en: 'Report a reply; a second report changes nothing' },
    input: z.object({ ...ofReply, ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [...reading, errors.replyNotFound, errors.own],
    repeatable: true,
  }),
}
