import { texts } from '#src/web/i18n.tsx'

/** Names of the states of attendance. */
export const statesText = texts({
  zh: {
    states: { present: '出勤', late: '迟到', leave: '请假', absent: '缺勤' },
    waiting: '未签到',
  },
  en: {
    states: { present: 'Present', late: 'Late', leave: 'On leave', absent: 'Absent' },
    waiting: 'Not here yet',
  },
})
