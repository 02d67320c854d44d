import type { Both } from '#src/shared/locale.ts'

/** The name of the column that the roll calls of a class give. */
export const attendanceName: Both = { zh: '考勤', en: 'Attendance' }
/** The name of the column that the questions in the lessons of a class give. */
export const participationName: Both = { zh: '课堂答题', en: 'Answers in lessons' }
