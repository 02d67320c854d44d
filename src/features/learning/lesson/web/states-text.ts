import { texts } from '#src/web/i18n.tsx'

/** Names of the states of attendance. */
export const statesText = texts({
  zh: {
    states: { present: '出勤', late: '迟到', leave: '请假', absent: '缺勤' },
    /** One sign each, for a table with many of them. */
    signs: { present: '✓', late: '迟', leave: '假', absent: '缺' },
    waiting: '未签到',
  },
  en: {
    states: { present: 'Present', late: 'Late', leave: 'On leave', absent: 'Absent' },
    signs: { present: '✓', late: 'L', leave: 'V', absent: 'A' },
    waiting: 'Not here yet',
  },
})
