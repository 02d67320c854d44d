import { texts } from '#src/web/i18n.tsx'

/** What values, rules and states of a gradebook are called. */
export const wordsText = texts({
  zh: {
    words: {
      excused: '免计',
      absent: '缺考',
      deferred: '缓考',
      cheated: '作弊',
      exempt: '免修',
      postponed: '缓交',
    },
    schemes: { percent: '百分制', fiveLevel: '五级制', passFail: '合格制', gpa4: '绩点（4.0）' },
    roundings: { whole: '四舍五入取整', tenth: '四舍五入保留一位小数' },
    parts: { usual: '平时', exam: '考试' },
    levels: { excellent: '优秀', good: '良好', medium: '中等', pass: '及格', fail: '不及格' },
    passed: '合格',
    failed: '不合格',
    sources: {
      manual: '手动录入',
      quiz: '测验',
      progress: '学习进度',
      attendance: '考勤',
      participation: '课堂答题',
      homework: '作业',
    },
    states: { open: '录入中', frozen: '已冻结', released: '已公布' },
    total: '总成绩',
    none: '–',
    gradebook: '成绩册',
  },
  en: {
    words: {
      excused: 'Excused',
      absent: 'Absent',
      deferred: 'Deferred',
      cheated: 'Cheated',
      exempt: 'Exempt',
      postponed: 'Postponed',
    },
    schemes: {
      percent: 'Percent',
      fiveLevel: 'Five levels',
      passFail: 'Pass or fail',
      gpa4: 'Grade points (4.0)',
    },
    roundings: { whole: 'Rounded to whole numbers', tenth: 'Rounded to one decimal' },
    parts: { usual: 'Coursework', exam: 'Examination' },
    levels: { excellent: 'Excellent', good: 'Good', medium: 'Medium', pass: 'Pass', fail: 'Fail' },
    passed: 'Pass',
    failed: 'Fail',
    sources: {
      manual: 'Entered by hand',
      quiz: 'Quiz',
      progress: 'Learning progress',
      attendance: 'Attendance',
      participation: 'Answers in lessons',
      homework: 'Homework',
    },
    states: { open: 'Open', frozen: 'Frozen', released: 'Released' },
    total: 'Total',
    none: '–',
    gradebook: 'Gradebook',
  },
})
export type WordsText = (typeof wordsText)['zh']
