import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { announcementErrors } from '#src/features/learning/announcement/errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { interactionErrors } from '#src/features/learning/interaction/errors.ts'
import { replyForm } from '#src/features/learning/interaction/forms.ts'
import { picturesMost } from '#src/features/learning/interaction/limits.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { commentsSchema, foundCommentSchema, rowSchema, topicSchema } from './answers.ts'
import { discussionErrors as errors } from './errors.ts'
import { deletionForm, topicForm } from './forms.ts'
import { topicFilters, topicSorts } from './limits.ts'

/** The name of a topic or a reply, given by the page, so that a repeated call writes no second one. */
const key = z.string().regex(/^[0-9a-f]{32}$/)
/** `user_files.id` of pictures in their order; an edited text has these and no others. */
const pictures = z
  .array(idInBody())
  .max(picturesMost)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([])
const ofClass = { classId: idInBody() }
const ofTopic = { topicId: idInBody() }
const ofReply = { replyId: idInBody() }
const ofAnnouncement = { announcementId: idInBody() }
// Assistants and students may have an account of any kind.
const act = { method: 'POST', access: 'login', answer: z.object({}), repeatable: true } as const
const maxBytes = 512 * 1024

const { notAuthor, hidden, own, empty, tooLong, tooManyPictures } = interactionErrors
const isWritable = [errors.off, classErrors.archived]
const ofText = [empty, tooLong, ...Object.values(namingErrors)]
const onTopic = [errors.unknown, errors.off]
const onReply = [errors.unknown, errors.replyUnknown, announcementErrors.unknown, errors.off]
const asHelper = [classErrors.unknown, classErrors.notHelper, classErrors.archived]

export const discussionApi = {
  getTopics: endpoint({
    method: 'GET',
    path: 'Discussion/GetTopics',
    access: 'login',
    summary: {
      zh: '查看、搜索班级讨论',
      en: 'List the topics of a class, pinned ones first, and search them with their replies and the comments on announcements; students find none while it is switched off',
    },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      filter: z.enum(topicFilters).default('all'),
      sort: z.enum(topicSorts).default('latest'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(rowSchema),
      /** Announcements whose comments have the keyword, the latest comment first. */
      comments: z.object({ total: z.int(), items: z.array(foundCommentSchema) }),
      isOff: z.boolean(),
      can: z.object({ write: canSchema, setOff: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getTopic: endpoint({
    method: 'GET',
    path: 'Discussion/GetTopic',
    access: 'login',
    summary: { zh: '查看话题和回复', en: 'Read a topic with its replies' },
    input: z.object({ topicId: idInQuery() }),
    answer: topicSchema,
    errors: onTopic,
  }),
  getComments: endpoint({
    method: 'GET',
    path: 'Discussion/GetComments',
    access: 'login',
    summary: {
      zh: '查看公告的评论',
      en: 'Read the comments on an announcement; students find none while the discussion is switched off',
    },
    input: z.object({ announcementId: idInQuery() }),
    answer: commentsSchema,
    errors: [announcementErrors.unknown],
  }),
  setSeen: endpoint({
    ...act,
    path: 'Discussion/SetSeen',
    summary: { zh: '记录查看讨论的时间', en: 'Record that the viewer is at the topics of a class' },
    input: z.object(ofClass),
    errors: [classErrors.unknown],
  }),
  beginPicture: endpoint({
    method: 'POST',
    path: 'Discussion/BeginPicture',
    access: 'login',
    summary: {
      zh: '开始上传话题或回复的图片',
      en: 'Begin the upload of a picture for a topic, a reply or a comment; its bytes follow as those of File/BeginArrival, and the text that is sent then names the file',
    },
    input: z.object({
      ...ofClass,
      /** Chosen by the client, so that another try after a lost answer begins no second upload. */
      uploadId: key,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[classErrors.unknown, ...isWritable, tooManyPictures],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
    perMinute: 60,
  }),
  create: endpoint({
    ...act,
    path: 'Discussion/Create',
    summary: { zh: '发起话题', en: 'Start a topic in a class' },
    input: z.object({ key, ...ofClass, ...topicForm.shape, pictures }),
    answer: z.object({ topicId: z.int() }),
    errors: [classErrors.unknown, ...isWritable, ...ofText, errors.tooMany, errors.tooManyOfOne],
    perMinute: 10,
    maxBytes,
  }),
  edit: endpoint({
    ...act,
    path: 'Discussion/Edit',
    summary: { zh: '修改话题', en: 'Edit one’s own topic' },
    input: z.object({ ...ofTopic, ...topicForm.shape, pictures }),
    errors: [errors.unknown, ...isWritable, notAuthor, errors.deleted, ...ofText],
    perMinute: 30,
    maxBytes,
  }),
  delete: endpoint({
    ...act,
    path: 'Discussion/Delete',
    summary: {
      zh: '删除话题',
      en: 'Delete one’s own topic, where replies of others stay under a line that says so; teachers and assistants delete any topic, with its replies, and the authors are told',
    },
    input: z.object({ ...ofTopic, ...deletionForm.shape }),
    errors: [errors.off, classErrors.archived, notAuthor, hidden],
    perMinute: 30,
  }),
  setPinned: endpoint({
    ...act,
    path: 'Discussion/SetPinned',
    summary: { zh: '置顶话题', en: 'Pin a topic, or unpin it' },
    input: z.object({ ...ofTopic, pinned: z.boolean() }),
    errors: [...onTopic, ...asHelper, errors.deleted],
  }),
  setClosed: endpoint({
    ...act,
    path: 'Discussion/SetClosed',
    summary: { zh: '关闭话题', en: 'Close a topic to more replies, or open it again' },
    input: z.object({ ...ofTopic, closed: z.boolean() }),
    errors: [...onTopic, ...asHelper, errors.deleted],
  }),
  reply: endpoint({
    ...act,
    path: 'Discussion/Reply',
    summary: { zh: '回复话题', en: 'Reply to a topic' },
    input: z.object({ key, ...ofTopic, ...replyForm.shape, pictures }),
    answer: z.object({ replyId: z.int() }),
    errors: [
      ...[errors.unknown, ...isWritable, errors.deleted, hidden, errors.closed, errors.full],
      ...ofText,
    ],
    perMinute: 20,
    maxBytes,
  }),
  comment: endpoint({
    ...act,
    path: 'Discussion/Comment',
    summary: { zh: '评论公告', en: 'Comment on a published announcement' },
    input: z.object({ key, ...ofAnnouncement, ...replyForm.shape, pictures }),
    answer: z.object({ replyId: z.int() }),
    errors: [
      ...[announcementErrors.unknown, announcementErrors.notPublished, ...isWritable],
      ...[errors.commentsClosed, errors.full, ...ofText],
    ],
    perMinute: 20,
    maxBytes,
  }),
  editReply: endpoint({
    ...act,
    path: 'Discussion/EditReply',
    summary: { zh: '修改回复或评论', en: 'Edit one’s own reply or comment' },
    input: z.object({ ...ofReply, ...replyForm.shape, pictures }),
    errors: [...onReply, classErrors.archived, notAuthor, ...ofText],
    perMinute: 30,
    maxBytes,
  }),
  deleteReply: endpoint({
    ...act,
    path: 'Discussion/DeleteReply',
    summary: {
      zh: '删除回复或评论',
      en: 'Delete one’s own reply or comment; teachers and assistants delete any, and its author is told',
    },
    input: z.object({ ...ofReply, ...deletionForm.shape }),
    errors: [
      ...[errors.unknown, announcementErrors.unknown, errors.off],
      ...[classErrors.archived, notAuthor, hidden],
    ],
    perMinute: 30,
  }),
  setFollowed: endpoint({
    ...act,
    path: 'Discussion/SetFollowed',
    summary: { zh: '关注或不再关注话题', en: 'Follow a topic, or stop' },
    input: z.object({ ...ofTopic, followed: z.boolean() }),
    errors: [...onTopic, classErrors.archived, errors.deleted],
  }),
  setCommentsFollowed: endpoint({
    ...act,
    path: 'Discussion/SetCommentsFollowed',
    summary: {
      zh: '关注或不再关注公告的评论',
      en: 'Follow the comments on an announcement, or stop',
    },
    input: z.object({ ...ofAnnouncement, followed: z.boolean() }),
    errors: [announcementErrors.unknown, ...isWritable],
  }),
  setCommentsClosed: endpoint({
    ...act,
    path: 'Discussion/SetCommentsClosed',
    summary: {
      zh: '关闭公告的评论',
      en: 'Close an announcement to more comments, or open it again',
    },
    input: z.object({ ...ofAnnouncement, closed: z.boolean() }),
    errors: [
      ...[announcementErrors.unknown, announcementErrors.notYours],
      ...[classErrors.notHelper, classErrors.archived],
    ],
  }),
  setOff: endpoint({
    ...act,
    path: 'Discussion/SetOff',
    summary: { zh: '停用班级讨论', en: 'Switch the discussion of a class off, or on' },
    input: z.object({ ...ofClass, off: z.boolean() }),
    errors: [classErrors.unknown, classErrors.notTeacher, classErrors.archived],
  }),
  report: endpoint({
    ...act,
    path: 'Discussion/Report',
    summary: { zh: '举报话题', en: 'Report a topic; a second report changes nothing' },
    input: z.object({ ...ofTopic, ...reasonFields }).refine(hasWords, wordsMissing),
    errors: [...onTopic, own, errors.deleted],
  }),
  reportReply: endpoint({
    ...act,
    path: 'Discussion/ReportReply',
    summary: {
      zh: '举报回复或评论',
      en: 'Report a reply or comment; a second report changes nothing',
    },
    input: z.object({ ...ofReply, ...reasonFields }).refine(hasWords, wordsMissing),
    errors: [...onReply, own],
  }),
}
