import type { GradePart } from '../limits.ts'

/** The categories of a new gradebook: 平时 40, 考试 60. Their names are the teacher's to change. */
export const firstCategories: readonly {
  zh: string
  en: string
  part: GradePart
  weight: number
}[] = [
  { zh: '考勤', en: 'Attendance', part: 'usual', weight: 10 },
  { zh: '学习', en: 'Learning', part: 'usual', weight: 10 },
  { zh: '作业', en: 'Homework', part: 'usual', weight: 20 },
  { zh: '考试', en: 'Examination', part: 'exam', weight: 60 },
]
