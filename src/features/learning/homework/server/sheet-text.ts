import { both } from '#src/shared/locale.ts'

/** The columns of the workbook of marks. Each is found again by its name in either language. */
export const sheetText = {
  sheet: both('成绩', 'Marks'),
  number: both('学号', 'Student number'),
  name: both('姓名', 'Name'),
  username: both('用户名', 'Username'),
  group: both('分组', 'Group'),
  state: both('状态', 'Status'),
  handedInAt: both('提交时间', 'Handed in'),
  daysLate: both('迟交天数', 'Days late'),
  mark: both('分数', 'Mark'),
  counted: both('迟交扣分后', 'After late rule'),
  comment: both('评语', 'Comment'),
  works: both('作业', 'Works'),
  noNumber: both('无学号', 'no number'),
  answer: both('正文', 'Text'),
  /** The reason of a mark that a workbook gives to one member of a group alone. */
  imported: both('由成绩表导入', 'Imported from a workbook'),
  /** Groups that were drawn are called by their numbers. */
  drawnGroup: both('第 # 组', 'Group #'),
  members: both('成员', 'Members'),
  photos: both('照片', 'Photographs'),
} as const

export const stateText = {
  waiting: both('待批改', 'To mark'),
  marked: both('已批改', 'Marked'),
  missing: both('未交', 'Missing'),
  redo: both('已退回', 'Given back'),
  excused: both('免交', 'Excused'),
} as const
