import { defineErrors } from '#src/shared/errors.ts'

export const progressErrors = defineErrors('progress', {
  noRight: {
    kind: 'forbidden',
    zh: '您没有查看这门课程学员的权限。课程所有者可以为您开通',
    en: 'You may not see the learners of this course. Its owner can give you that right',
  },
  noFilm: { kind: 'notFound', zh: '课程中没有这个视频', en: 'The course has no such video' },
  writtenToday: {
    kind: 'refused',
    zh: '其中 {count} 人在 24 小时内已收到从这里发出的消息。确定要再发吗？',
    en: 'Learners who were already sent a message from here in the last 24 hours: {count}. Send another one?',
  },
  nobody: {
    kind: 'refused',
    zh: '没有符合条件的学员，消息没有发送',
    en: 'No learner fits, so nothing was sent',
  },
})
