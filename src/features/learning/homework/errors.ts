import { defineErrors } from '#src/shared/errors.ts'

export const homeworkErrors = defineErrors('homework', {
  unknown: { kind: 'notFound', zh: '作业不存在', en: 'This homework does not exist' },
  isQuiz: {
    kind: 'refused',
    zh: '这份作业是测验，由答题产生成绩',
    en: 'This homework is a quiz: its marks come from the answers',
  },
  quizMark: {
    kind: 'invalid',
    zh: '测验作业须计分',
    en: 'Homework that is a quiz has a mark',
  },
  paperUnknown: {
    kind: 'refused',
    zh: '请选择一份自己的试卷',
    en: 'Choose one of your papers',
  },
  paperEmpty: {
    kind: 'refused',
    zh: '这份试卷没有题目',
    en: 'This paper has no questions',
  },
  hasAttempts: {
    kind: 'refused',
    zh: '已有学生开始答题，不能再更换试卷',
    en: 'Students have started, so the paper can no longer be changed',
  },
  notPublished: { kind: 'refused', zh: '作业尚未发布', en: 'This homework is not published' },
  closed: {
    kind: 'refused',
    zh: '作业已截止，不能再提交',
    en: 'This homework is closed and takes no more hand-ins',
  },
  isReturned: {
    kind: 'refused',
    zh: '作业已批改并返还，不能再提交',
    en: 'This work was marked and returned, and takes no more hand-ins',
  },
  isExcused: {
    kind: 'refused',
    zh: '您已免交这份作业',
    en: 'You are excused from this homework',
  },
  workExcused: {
    kind: 'refused',
    zh: '该学生已免交这份作业',
    en: 'This student is excused from the homework',
  },
  empty: {
    kind: 'refused',
    zh: '请先填写文字，或添加照片、文件，再提交',
    en: 'Write something, or add photographs or files, before you hand in',
  },
  tooLong: {
    kind: 'refused',
    zh: '文字太长，请缩短或改为上传文件',
    en: 'The text is too long. Shorten it, or upload it as a file',
  },
  tooManyFiles: {
    kind: 'refused',
    zh: '照片或文件过多，请移除一些',
    en: 'There are too many photographs or files. Remove some',
  },
  otherKind: {
    kind: 'refused',
    zh: '这份作业不收这种文件',
    en: 'This homework does not take files of this kind',
  },
  tooManyHandIns: {
    kind: 'refused',
    zh: '提交次数已达上限，请联系老师',
    en: 'This work has reached the limit of hand-ins. Ask your teacher',
  },
  changedElsewhere: {
    kind: 'conflict',
    zh: '作业在其他设备上修改过，请核对后再提交',
    en: 'Your work was edited on another device. Check it, then hand it in',
  },
  changedByMember: {
    kind: 'conflict',
    zh: '小组成员刚刚修改了作业，请核对后再提交',
    en: 'A member of your group has just edited the work. Check it, then hand it in',
  },
  groupsKept: {
    kind: 'refused',
    zh: '作业已发布，不能再更改完成方式',
    en: 'This homework was published, so it stays as it is: in groups, or each student alone',
  },
  noGroups: {
    kind: 'refused',
    zh: '所选范围内没有有学生的分组，请先在班级成员中分组',
    en: 'There is no group with students. Put the students of the class into groups first',
  },
  hasRound: {
    kind: 'refused',
    zh: '小组作业不能互评，请先关闭互评',
    en: 'Work in groups has no peer round. Remove the peer round first',
  },
  groupUnknown: {
    kind: 'refused',
    zh: '这份作业没有该小组',
    en: 'This homework has no such group',
  },
  groupHandedIn: {
    kind: 'refused',
    zh: '作业已提交或已批改，不能再调整小组',
    en: 'A work was handed in or marked, so its group stays as it is',
  },
  notInGroup: {
    kind: 'refused',
    zh: '该学生独自完成作业，没有小组成绩',
    en: 'This student works alone, so there is no mark of a group',
  },
  tooMany: {
    kind: 'refused',
    zh: '一个班级最多 {most} 份作业',
    en: 'A class can have {most} pieces of homework',
  },
  hasWorks: {
    kind: 'refused',
    zh: '已有学生提交，满分和评分细则不能再修改',
    en: 'Works were handed in, so the full mark and the rubric can no longer be changed',
  },
  wrongStudent: {
    kind: 'refused',
    zh: '所选学生或分组已不在班级中',
    en: 'A chosen student or group is no longer in the class',
  },
  noWork: {
    kind: 'refused',
    zh: '该学生没有提交作业',
    en: 'This student has handed in nothing',
  },
  tooMuchDrawn: {
    kind: 'refused',
    zh: '这一页的批注过多，请擦除一些',
    en: 'This page has too many annotations. Erase some',
  },
  markTooHigh: {
    kind: 'invalid',
    zh: '分数不能超过满分',
    en: 'The mark must not exceed the full mark',
  },
  markMissing: { kind: 'invalid', zh: '请填写分数', en: 'Enter a mark' },
  noMark: {
    kind: 'refused',
    zh: '这份作业不计分',
    en: 'This homework has no mark',
  },
  dayPassed: {
    kind: 'invalid',
    zh: '日期不能早于现在',
    en: 'The date must not be in the past',
  },
  earlierDate: {
    kind: 'invalid',
    zh: '延期不能早于原截止时间',
    en: 'The extension must not end before the due date',
  },
  noTimeLimit: {
    kind: 'refused',
    zh: '这份作业不是限时测验，无法加时',
    en: 'This homework is not a timed quiz, so extra time does not apply',
  },
  nobodyMissing: {
    kind: 'refused',
    zh: '没有未交作业的学生',
    en: 'Nobody is missing this homework',
  },
  remindedOften: {
    kind: 'refused',
    zh: '今天已提醒多次，请明天再试',
    en: 'Enough reminders were sent today. Please try again tomorrow',
  },
  nothingToRelease: {
    kind: 'refused',
    zh: '没有待返还的成绩',
    en: 'There is no mark to return',
  },
  nothingToPack: {
    kind: 'refused',
    zh: '还没有学生提交作业',
    en: 'Nobody has handed in yet',
  },
  exportUnknown: {
    kind: 'notFound',
    zh: '文件已过期，请重新生成',
    en: 'This file is no longer kept. Please pack the works again',
  },
  fileBroken: {
    kind: 'refused',
    zh: '无法读取文件，请使用导出的 Excel 文件（.xlsx）',
    en: 'The file cannot be read. Use the exported Excel file (.xlsx)',
  },
  columnsMissing: {
    kind: 'refused',
    zh: '文件中没有找到“学号”和“分数”列',
    en: 'The file has no columns “Student number” and “Mark”',
  },
  changedMeanwhile: {
    kind: 'conflict',
    zh: '成绩在预览之后被修改过，请重新导入',
    en: 'Marks have changed since the preview. Please import the file again',
  },
})
