import type { GradeWords } from '../show-grade.ts'

/** What values and totals are called in files of the office, which are in Chinese. */
export const officeWords: GradeWords = {
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
}
