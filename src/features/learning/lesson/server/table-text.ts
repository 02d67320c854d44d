import type { Locale } from '#src/shared/locale.ts'
import type { AttendanceState } from '../limits.ts'

/** The words of the workbook of attendance. */
export interface TableWords {
  sheet: string
  number: string
  name: string
  group: string
  /** Questions in lessons that the student answered. */
  answers: string
  states: Record<AttendanceState, string>
}

export const tableText: Record<Locale, TableWords> = {
  'zh-CN': {
    ...{ sheet: '考勤', number: '学号', name: '姓名', group: '分组', answers: '答题' },
    states: { present: '出勤', late: '迟到', leave: '请假', absent: '缺勤' },
  },
  'en-US': {
    ...{
      sheet: 'Attendance',
      number: 'Student number',
      name: 'Name',
      group: 'Group',
      answers: 'Answers',
    },
    states: { present: 'Present', late: 'Late', leave: 'On leave', absent: 'Absent' },
  },
}
