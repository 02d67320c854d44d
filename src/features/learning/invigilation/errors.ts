import { defineErrors } from '#src/shared/errors.ts'

export const invigilationErrors = defineErrors('invigilation', {
  noRight: {
    kind: 'refused',
    zh: '您没有查看本课程学员的权限，请联系课程所有者',
    en: 'You have no right to see the learners of this course; ask its owner',
  },
  closesEarly: {
    kind: 'refused',
    zh: '截止时间必须晚于开放时间',
    en: 'The closing time must be after the opening time',
  },
  needsDates: {
    kind: 'refused',
    zh: '请填写补考的开放时间和截止时间，截止时间必须在现在之后',
    en: 'Enter when the make-up opens and closes; it must close in the future',
  },
  nobody: {
    kind: 'refused',
    zh: '没有需要补考的学员',
    en: 'No learner needs a make-up',
  },
  dateInPast: {
    kind: 'refused',
    zh: '重做的截止时间必须在现在之后',
    en: 'The date for redoing must be in the future',
  },
  notReleasable: {
    kind: 'refused',
    zh: '本测验的设置不是“由教师公布”',
    en: 'This quiz is not set to be released by its teacher',
  },
  remindedJustNow: {
    kind: 'refused',
    zh: '一小时内已提醒过，请稍后再试',
    en: 'Reminded within the last hour. Try again later',
  },
})
