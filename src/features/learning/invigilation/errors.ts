import { defineErrors } from '#src/shared/errors.ts'

export const invigilationErrors = defineErrors('invigilation', {
  readOnly: {
    kind: 'refused',
    zh: '班级已归档，不能再更改',
    en: 'The class is archived, so nothing can be changed',
  },
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
  noChapter: {
    kind: 'refused',
    zh: '该章节已不存在，请重新选择',
    en: 'This chapter no longer exists. Choose another one',
  },
  notCopied: {
    kind: 'refused',
    zh: '测验中有其他教师的题目或文件夹没有共享给您，无法复制到该课程',
    en: 'The quiz has questions or folders of other teachers that are not shared with you, so it cannot be copied there',
  },
  noRule: {
    kind: 'refused',
    zh: '本测验没有按条件的随机抽题',
    en: 'This quiz has no random draw by conditions',
  },
  shortDraw: {
    kind: 'refused',
    zh: '符合条件的题目少于抽取题数，抽题范围没有改变。请补充题目，或在课程内容中修改抽题条件',
    en: 'Fewer questions match than are drawn, so nothing was changed. Add questions, or change the conditions in the course content',
  },
  remindedJustNow: {
    kind: 'refused',
    zh: '一小时内已提醒过，请稍后再试',
    en: 'You reminded them within the last hour. Try again later',
  },
})
