import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of an allowance for learners. */
export const allowanceText = texts({
  zh: {
    arrangeTitle: (count: string) => `为 ${count} 名学员安排时间与次数`,
    arrangeLead: '未填写的项目按测验本身的设置。新的安排会代替原有的个人安排。',
    kind: '类型',
    kindHints: {
      extra: '加时、改期或加次数',
      makeUp: '未通过或缺考的学员再考一次，取较高的成绩',
      deferred: '请假的学员改期考试',
    },
    minutes: '加时（分钟）',
    attempts: '增加次数',
  },
  en: {
    arrangeTitle: (count: string) => `Time and attempts for ${counted(count, 'learner')}`,
    arrangeLead:
      'Empty fields keep the settings of the quiz. A new allowance replaces the earlier one.',
    kind: 'Type',
    kindHints: {
      extra: 'More time, other dates or attempts',
      makeUp: 'Another attempt for those who failed or were absent; the better result counts',
      deferred: 'A later date for those excused',
    },
    minutes: 'More time (minutes)',
    attempts: 'More attempts',
  },
})
