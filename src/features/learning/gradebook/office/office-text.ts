import { both, type Locale } from '#src/shared/locale.ts'
import type { GradeWords } from '../show-grade.ts'

/** What values and totals are called in files. Those of the office are in Chinese. */
export const gradeWords: Record<Locale, GradeWords> = {
  'zh-CN': {
    words: {
      excused: '免计',
      absent: '缺考',
      deferred: '缓考',
      cheated: '作弊',
      exempt: '免修',
      postponed: '缓交',
    },
    levels: { excellent: '优秀', good: '良好', medium: '中等', pass: '及格', fail: '不及格' },
    ...{ passed: '合格', failed: '不合格', none: '' },
  },
  'en-US': {
    words: {
      excused: 'Excused',
      absent: 'Absent',
      deferred: 'Deferred',
      cheated: 'Cheated',
      exempt: 'Exempt',
      postponed: 'Postponed',
    },
    levels: {
      ...{ excellent: 'Excellent', good: 'Good', medium: 'Medium', pass: 'Pass', fail: 'Fail' },
    },
    ...{ passed: 'Pass', failed: 'Fail', none: '' },
  },
}

/** Words of the gradebook as a workbook. */
export const tableText = {
  sheet: both('成绩册', 'Gradebook'),
  number: both('学号', 'Student number'),
  name: both('姓名', 'Name'),
  group: both('分组', 'Group'),
  usual: both('平时', 'Coursework'),
  exam: both('考试', 'Examination'),
  total: both('总成绩', 'Total'),
  outOf: both('满分', 'out of'),
} as const
