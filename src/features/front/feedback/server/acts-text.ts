import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import type { FeedbackState } from '../contract.ts'
import { feedbackPaths } from '../paths.ts'

const states: Record<FeedbackState, Both> = {
  new: { zh: '待处理', en: 'new' },
  inProgress: { zh: '处理中', en: 'in progress' },
  answered: { zh: '已答复', en: 'answered' },
  closed: { zh: '已关闭', en: 'closed' },
}

const subject = { zh: '反馈', en: 'Feedback', path: feedbackPaths.feedback }

export const feedbackActs = defineActs('feedback', {
  read: { zh: '查看了反馈', en: 'Viewed feedback', subject },
  status: {
    zh: '更改了反馈状态',
    en: 'Changed a feedback status',
    subject,
    details: {
      before: { zh: '更改前', en: 'before', values: states },
      after: { zh: '更改后', en: 'after', values: states },
    },
  },
  answer: {
    zh: '答复了反馈',
    en: 'Answered feedback',
    subject,
    details: { byMail: { zh: '同时发送邮件', en: 'also by mail' } },
  },
  note: { zh: '修改了反馈的内部备注', en: 'Edited the internal note on feedback', subject },
  deleteFile: { zh: '删除了反馈的附件', en: 'Deleted a feedback attachment', subject },
  delete: {
    zh: '删除了反馈',
    en: 'Deleted feedback',
    // Without a link, because the page is deleted too.
    subject: { zh: '反馈', en: 'Feedback' },
    details: { withFile: { zh: '含附件', en: 'with its attachment' } },
  },
})
