import { both } from '#src/shared/locale.ts'

/** What stands in the workbook of a gradebook; values and schemes are called as on the screen. */
export const workbookText = {
  sheet: both('成绩册', 'Gradebook'),
  number: both('学号', 'Student number'),
  name: both('姓名', 'Name'),
  group: both('分组', 'Group'),
  total: both('总成绩', 'Total'),
  parts: { usual: both('平时', 'Coursework'), exam: both('考试', 'Examination') },
  words: {
    excused: both('免计', 'Excused'),
    absent: both('缺考', 'Absent'),
    deferred: both('缓考', 'Deferred'),
    cheated: both('作弊', 'Cheated'),
    exempt: both('免修', 'Exempt'),
    postponed: both('缓交', 'Postponed'),
  },
  levels: {
    excellent: both('优秀', 'Excellent'),
    good: both('良好', 'Good'),
    medium: both('中等', 'Medium'),
    pass: both('及格', 'Pass'),
    fail: both('不及格', 'Fail'),
  },
  passed: both('合格', 'Pass'),
  failed: both('不合格', 'Fail'),
} as const
