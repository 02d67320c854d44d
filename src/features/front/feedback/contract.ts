import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, defineErrors } from '#src/shared/errors.ts'

/** Limits of the feedback dialog (specification, sections 5 and 9). */
export const feedbackLimits = { name: 30, mobile: 11, remark: 200 }
export const attachmentTypes = ['docx', 'doc', 'xlsx', 'xls', 'txt', 'zip', 'rar'] as const
export const attachmentBytes = 10 * 1024 * 1024

export const feedbackErrors = defineErrors('feedback', {
  attachmentType: {
    kind: 'refused',
    zh: '不支持的文件类型，请上传以下类型：{list}',
    en: 'Unsupported file type, please upload one of: {list}',
  },
  attachmentMissing: { kind: 'refused', zh: '请选择附件', en: 'Please choose a file' },
  attachmentUnknown: {
    kind: 'refused',
    zh: '附件已失效，请重新上传',
    en: 'The attachment is no longer there, please upload it again',
  },
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
    errors: [feedbackErrors.attachmentType, feedbackErrors.attachmentMissing],
    upload: { maxBytes: attachmentBytes, types: attachmentTypes },
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
      name: z
        .string()
        .trim()
        .max(feedbackLimits.name, bothWords('姓名不能超过 30 个字', 'At most 30 characters'))
        .default(''),
      mobile: z
        .string()
        .trim()
        .regex(/^\d{0,11}$/, bothWords('请输入 11 位以内的数字', 'Please enter up to 11 digits'))
        .default(''),
      remark: z
        .string()
        .trim()
        .min(1, bothWords('请输入反馈内容', 'Please enter your feedback'))
        .max(feedbackLimits.remark, bothWords('内容不能超过 200 个字', 'At most 200 characters')),
      attachment: z.string().max(200).optional(),
    }),
    answer: z.object({ id: z.string() }),
    errors: [feedbackErrors.attachmentUnknown],
    repeatable: true,
    perMinute: 10,
  }),
}
