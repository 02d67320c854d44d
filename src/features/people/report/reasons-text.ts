import type { Both } from '#src/shared/locale.ts'
import type { ReportKind, ReportReason } from './reasons.ts'

export const reasonWords: Record<ReportReason, Both> = {
  advertising: { zh: '广告或垃圾信息', en: 'Advertising or spam' },
  abuse: { zh: '辱骂或人身攻击', en: 'Abuse or personal attack' },
  offTopic: { zh: '与主题无关', en: 'Off topic' },
  personalData: { zh: '泄露个人信息', en: 'Personal data' },
  copyright: { zh: '侵犯版权', en: 'Copyright' },
  other: { zh: '其他原因', en: 'Other' },
}

export const kindWords: Record<ReportKind, Both> = {
  courseReview: { zh: '课程评价', en: 'Course review' },
  interaction: { zh: '提问', en: 'Question' },
  interactionReply: { zh: '回复', en: 'Reply' },
  bullet: { zh: '弹幕', en: 'Bullet comment' },
  classTopic: { zh: '班级话题', en: 'Class topic' },
  classReply: { zh: '班级讨论的回复', en: 'Class reply' },
  sharedNote: { zh: '分享的笔记', en: 'Shared note' },
}
