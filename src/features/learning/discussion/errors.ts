import { defineErrors } from '#src/shared/errors.ts'

export const discussionErrors = defineErrors('discussion', {
  unknown: {
    kind: 'notFound',
    zh: '话题不存在或已被删除',
    en: 'This topic does not exist or was deleted',
  },
  replyUnknown: {
    kind: 'notFound',
    zh: '回复不存在或已被删除',
    en: 'This reply does not exist or was deleted',
  },
  off: {
    kind: 'refused',
    zh: '老师已停用班级讨论',
    en: 'The discussion of this class is switched off',
  },
  closed: {
    kind: 'refused',
    zh: '话题已关闭，不能再回复',
    en: 'This topic is closed to new replies',
  },
  commentsClosed: {
    kind: 'refused',
    zh: '这条公告的评论已关闭',
    en: 'Comments on this announcement are closed',
  },
  deleted: { kind: 'refused', zh: '话题已被删除', en: 'This topic was deleted' },
  tooMany: {
    kind: 'refused',
    zh: '一个班级最多 {most} 个话题，请联系老师删除旧话题',
    en: 'A class can have {most} topics. Ask your teacher to delete old ones',
  },
  tooManyOfOne: {
    kind: 'refused',
    zh: '每人在一个班级最多发起 {most} 个话题',
    en: 'A person can start {most} topics in a class',
  },
  full: {
    kind: 'refused',
    zh: '回复已达 {most} 条的上限，请另发起一个话题',
    en: 'The limit of {most} replies is reached. Please start a new topic',
  },
})
