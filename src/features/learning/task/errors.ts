import { defineErrors } from '#src/shared/errors.ts'

export const taskErrors = defineErrors('task', {
  notATask: {
    kind: 'refused',
    zh: '该学习内容不是教学任务',
    en: 'This item is not a teaching task',
  },
  takesNoAnswer: {
    kind: 'refused',
    zh: '该教学任务不需要提交作答',
    en: 'This teaching task asks for no answer',
  },
  notFound: { kind: 'notFound', zh: '作答不存在', en: 'Answer not found' },
  notTeacher: {
    kind: 'forbidden',
    zh: '只有可查看学员的课程教师可以查看和点评作答',
    en: 'Only teachers who may see the learners of the course see and comment on answers',
  },
  empty: {
    kind: 'refused',
    zh: '请先填写文字，或添加照片、文件，再提交',
    en: 'Write something, or add photographs or files, before you hand in',
  },
  tooLong: {
    kind: 'refused',
    zh: '作答太长，请缩短文字或改为上传文件',
    en: 'The answer is too long. Shorten the text, or upload it as a file',
  },
  tooManyFiles: {
    kind: 'refused',
    zh: '照片或文件过多，请移除一些',
    en: 'There are too many photographs or files. Remove some',
  },
  tooManyHandIns: {
    kind: 'refused',
    zh: '提交次数已达上限，请联系教师',
    en: 'This answer has reached the limit of hand-ins. Ask your teacher',
  },
  changedElsewhere: {
    kind: 'conflict',
    zh: '作答在其他设备上修改过，请核对后再提交',
    en: 'The answer was edited on another device. Check it, then hand it in',
  },
  commentEmpty: {
    kind: 'refused',
    zh: '请填写评语，或选择“通过”',
    en: 'Write a comment, or choose “Accepted”',
  },
  tooManyComments: {
    kind: 'refused',
    zh: '这份作答的评语已达上限',
    en: 'This answer has reached the limit of comments',
  },
})
