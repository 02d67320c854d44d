import { z } from 'zod'
import * as mini from 'zod/mini'
import { countedListOf, keywordInQuery, pageInQuery as page } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, commonErrors, defineErrors } from '#src/shared/errors.ts'
import { optionalLine, optionalText, requiredText } from '#src/shared/fields.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'

/** Limits of the feedback dialog (specification, sections 5 and 9). */
export const feedbackLimits = { name: 30, mobile: 11, remark: 200, answer: 1000, note: 1000 }
/** The specification's list, and screenshots. */
export const documentTypes = ['docx', 'doc', 'xlsx', 'xls', 'txt', 'zip', 'rar'] as const
export const pictureTypes = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp'] as const
export const attachmentTypes = [...documentTypes, ...pictureTypes] as const
export const attachmentBytes = 10 * 1024 * 1024

export const feedbackPerPage = 25
export const feedbackStates = ['new', 'inProgress', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
export const feedbackSenders = ['person', 'visitor'] as const
export const feedbackSorts = ['newest', 'oldest', 'largest'] as const

export const feedbackErrors = defineErrors('feedback', {
  attachmentType: {
    kind: 'refused',
    zh: '不支持的文件类型，请上传以下类型：{list}',
    en: 'Unsupported file type, please upload one of: {list}',
  },
  attachmentMissing: { kind: 'refused', zh: '请选择附件', en: 'Please choose a file' },
  attachmentInfected: {
    kind: 'refused',
    zh: '附件含有病毒，未上传',
    en: 'The attachment contains a virus and was not uploaded',
  },
  attachmentUnscanned: {
    kind: 'refused',
    zh: '病毒扫描服务暂时不可用，请稍后重试，或不带附件提交',
    en: 'The virus scanner is unavailable. Try again later, or send your feedback without the attachment',
  },
  attachmentsFull: {
    kind: 'refused',
    zh: '附件的存储空间已满，请不带附件提交',
    en: 'There is no space left for attachments. Please send your feedback without the attachment',
  },
  visitorAttachmentsFull: {
    kind: 'refused',
    zh: '访客附件的存储空间已满，请登录后上传，或不带附件提交',
    en: 'There is no space left for visitor attachments. Sign in to upload, or send your feedback without the attachment',
  },
  attachmentUnknown: {
    kind: 'refused',
    zh: '附件已失效，请重新上传',
    en: 'The attachment is no longer there, please upload it again',
  },
  dayFull: {
    kind: 'tooMany',
    zh: '24 小时内提交的反馈已达上限，请稍后再试，或直接联系客服',
    en: 'You have reached the feedback limit for 24 hours. Please try again later or contact support',
  },
  visitorsFull: {
    kind: 'tooMany',
    zh: '今天访客提交的反馈已达上限，请登录后提交，或直接联系客服',
    en: 'Visitor feedback has reached today’s limit. Sign in to send yours, or contact support',
  },
  unknown: {
    kind: 'notFound',
    zh: '反馈不存在或已删除',
    en: 'This feedback does not exist or was deleted',
  },
  noAccount: {
    kind: 'refused',
    zh: '提交人没有登录，无法在线答复，只能电话联系',
    en: 'The sender was not signed in and cannot be answered here. Please call instead',
  },
  answeredMeanwhile: {
    kind: 'conflict',
    zh: '其他管理员刚刚答复了这条反馈，请先查看',
    en: 'Another administrator has just answered. Read that answer first',
  },
})

/** Attachments stored in all. */
const storedTotals = {
  visitors: {
    setting: 'UPLOAD_VISITORS_STORED_MIB',
    error: feedbackErrors.visitorAttachmentsFull,
  },
  people: { setting: 'FEEDBACK_STORED_MIB', error: feedbackErrors.attachmentsFull },
} as const

const day = z.iso.date().regex(/^2/).optional()

const attachmentSchema = z.object({ name: z.string(), size: z.int() })

const rowSchema = z.object({
  feedbackId: z.int(),
  status: z.enum(feedbackStates),
  /** As typed into the form; may be empty. */
  name: z.string(),
  mobile: z.string(),
  remark: z.string(),
  /** The account of a sender who was signed in. */
  person: z
    .object({
      userId: z.int(),
      userName: z.string(),
      /** As the reader of the page is shown it; '' without one. */
      name: z.string(),
      realName: z.string(),
    })
    .nullable(),
  attachment: attachmentSchema.nullable(),
  createdAt: z.iso.datetime(),
})

export const feedbackApi = {
  uploadAttachment: endpoint({
    method: 'POST',
    path: 'Site/UploadFeedbackFile',
    access: 'public',
    summary: {
      zh: '上传反馈附件',
      en: 'Upload an attachment; its token is sent with the feedback',
    },
    input: z.object({}),
    answer: z.object({ token: z.string(), name: z.string(), size: z.int() }),
    errors: [
      feedbackErrors.attachmentType,
      feedbackErrors.attachmentMissing,
      feedbackErrors.attachmentInfected,
      feedbackErrors.attachmentUnscanned,
      feedbackErrors.attachmentsFull,
      feedbackErrors.visitorAttachmentsFull,
      commonErrors.noSpace,
      ...Object.values(uploadErrors),
    ],
    upload: { maxBytes: attachmentBytes, types: attachmentTypes, downloadOnly: storedTotals },
    perMinute: 10,
  }),
  submitFeedback: endpoint({
    method: 'POST',
    path: 'Site/SubmitFeedback',
    access: 'public',
    summary: {
      zh: '提交意见反馈',
      en: 'Submit feedback; the same id is stored once',
    },
    input: z.object({
      id: z.uuid(),
      // The specification declares no rules but lengths; only a text there must be.
      name: mini._default(optionalLine(feedbackLimits.name), ''),
      mobile: z
        .string()
        .trim()
        .regex(/^\d{0,11}$/, bothWords('请输入 11 位以内的数字', 'Please enter up to 11 digits'))
        .default(''),
      remark: requiredText(
        feedbackLimits.remark,
        bothWords('请输入反馈内容', 'Please enter your feedback'),
      ),
      attachment: z.string().max(200).optional(),
    }),
    answer: z.object({ id: z.string() }),
    errors: [feedbackErrors.attachmentUnknown, feedbackErrors.dayFull, feedbackErrors.visitorsFull],
    repeatable: true,
    perMinute: 10,
  }),
  getFeedbackList: endpoint({
    method: 'GET',
    path: 'Admin/GetFeedbackList',
    access: 'admin',
    summary: { zh: '查看意见反馈', en: 'Search feedback, newest first' },
    input: z.object({
      status: z.enum([...feedbackStates, 'all']).default('new'),
      /** Part of the text, the phone, the name given or a name of the account. */
      keyword: keywordInQuery,
      sender: z.enum(feedbackSenders).optional(),
      attachment: z.enum(['with', 'without']).optional(),
      /** Days in the school's zone, both included; in either order. */
      from: day,
      to: day,
      sort: z.enum(feedbackSorts).default('newest'),
      page,
    }),
    answer: z.object({
      /** Of what the other filters let through. */
      counts: z.record(z.enum(feedbackStates), z.int()),
      /** All attachments of feedback. */
      stored: z.object({ files: z.int(), bytes: z.int() }),
      ...countedListOf(rowSchema),
    }),
  }),
  getFeedback: endpoint({
    method: 'GET',
    path: 'Admin/GetFeedback',
    access: 'admin',
    summary: { zh: '查看一条反馈', en: 'Read feedback with its attachment and answers (recorded)' },
    input: z.object({ feedbackId: idInQuery() }),
    answer: rowSchema.extend({
      note: z.string(),
      attachment: attachmentSchema
        .extend({
          /** Signed; always downloaded, never shown. */
          url: z.string(),
          mime: z.string(),
          uploadedAt: z.iso.datetime(),
        })
        .nullable(),
      answers: z.array(
        z.object({ text: z.string(), byMail: z.boolean(), createdAt: z.iso.datetime() }),
      ),
      /** The masked e-mail that an answer is also sent to. */
      mailTo: z.string().nullable(),
      can: z.object({ answer: canSchema }),
    }),
    errors: [feedbackErrors.unknown],
  }),
  setStatus: endpoint({
    method: 'POST',
    path: 'Admin/SetFeedbackStatus',
    access: 'admin',
    summary: { zh: '更改反馈状态', en: 'Change the status of feedback' },
    input: z.object({ feedbackId: idInBody(), status: z.enum(feedbackStates) }),
    answer: z.object({}),
    errors: [feedbackErrors.unknown],
    repeatable: true,
  }),
  answerFeedback: endpoint({
    method: 'POST',
    path: 'Admin/AnswerFeedback',
    access: 'admin',
    summary: {
      zh: '答复反馈',
      en: 'Answer feedback by message and, where the sender has an e-mail, by mail',
    },
    input: z.object({
      feedbackId: idInBody(),
      text: requiredText(
        feedbackLimits.answer,
        bothWords('请输入答复内容', 'Please enter an answer'),
      ),
      /** The number of answers that the writer has seen. */
      seen: z.int().min(0),
    }),
    answer: z.object({ byMail: z.boolean() }),
    errors: [feedbackErrors.unknown, feedbackErrors.noAccount, feedbackErrors.answeredMeanwhile],
  }),
  saveNote: endpoint({
    method: 'POST',
    path: 'Admin/SaveFeedbackNote',
    access: 'admin',
    summary: { zh: '保存反馈的内部备注', en: 'Save the internal note on feedback' },
    input: z.object({
      feedbackId: idInBody(),
      note: optionalText(feedbackLimits.note),
    }),
    answer: z.object({}),
    errors: [feedbackErrors.unknown],
    repeatable: true,
  }),
  deleteAttachment: endpoint({
    method: 'POST',
    path: 'Admin/DeleteFeedbackFile',
    access: 'admin',
    summary: { zh: '删除反馈的附件', en: 'Delete the attachment of feedback' },
    input: z.object({ feedbackId: idInBody() }),
    answer: z.object({}),
    errors: [feedbackErrors.unknown],
    repeatable: true,
  }),
  deleteFeedback: endpoint({
    method: 'POST',
    path: 'Admin/DeleteFeedback',
    access: 'admin',
    summary: { zh: '删除反馈及其附件', en: 'Delete feedback with its attachment and answers' },
    input: z.object({ feedbackId: idInBody() }),
    answer: z.object({}),
    errors: [feedbackErrors.unknown],
  }),
}
