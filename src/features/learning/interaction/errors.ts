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
  tooManyPictures: {
    kind: 'refused',
    zh: '您今天发送的图片已达上限，请明天再试',
    en: 'You have reached the limit of pictures for today. Try again tomorrow.',
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
    zh: '只有课程的学员可以标记“我也想问”',
    en: 'Only learners of the course can have the same question',
  },
  ownFollowed: {
    kind: 'refused',
    zh: '这是您自己的提问，有新回复时您一定会收到通知',
    en: 'This is your own question. You are always told of new replies.',
  },
  notInCourse: {
    kind: 'refused',
    zh: '只有课程的学员和教师可以关注提问',
    en: 'Only learners and teachers of the course can follow its questions',
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
