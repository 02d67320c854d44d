import { defineErrors } from '#src/shared/errors.ts'

export const interactionErrors = defineErrors('interaction', {
  notFound: {
    kind: 'notFound',
    zh: '提问不存在或已被删除',
    en: 'This question does not exist or was deleted',
  },
  replyNotFound: {
    kind: 'notFound',
    zh: '回复不存在或已被删除',
    en: 'This reply does not exist or was deleted',
  },
  empty: { kind: 'refused', zh: '内容不能为空', en: 'Content must not be empty' },
  tooLong: {
    kind: 'refused',
    zh: '内容太长，请删减或分成几条',
    en: 'This is too long. Shorten it, or split it into several.',
  },
  tooMany: {
    kind: 'refused',
    zh: '您在本课程的提问已达上限',
    en: 'You have reached the limit of questions in this course',
  },
  full: {
    kind: 'refused',
    zh: '这条提问的回复已满，请另提一个问题',
    en: 'This question has no room for more replies. Ask a new one.',
  },
  deleted: { kind: 'refused', zh: '提问已被删除', en: 'This question was deleted' },
  notAuthor: { kind: 'forbidden', zh: '只能修改或删除自己的内容', en: 'This is not your own' },
  own: { kind: 'refused', zh: '这是您自己的内容', en: 'This is your own' },
  privateQuestion: {
    kind: 'refused',
    zh: '这条提问仅教师可见',
    en: 'This question is private to the teachers',
  },
  forLearners: {
    kind: 'refused',
    zh: '课程教师不能标记“我也想问”',
    en: 'Teachers of the course do not mark its questions as their own',
  },
  hidden: {
    kind: 'refused',
    zh: '该内容已被隐藏，可以修改，不能删除',
    en: 'This is hidden. You can edit it but not delete it',
  },
  mayNotAccept: {
    kind: 'forbidden',
    zh: '只有提问者和课程教师可以采纳回复',
    en: 'Only the asker and the teachers of the course can accept an answer',
  },
  notTeacher: {
    kind: 'forbidden',
    zh: '只有课程的所有者和合作教师可以查看',
    en: 'Only the owner and the co-teachers of the course can open this',
  },
})
