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
