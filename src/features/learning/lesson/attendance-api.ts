import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { dayField } from '#src/shared/fields.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { attendanceSorts } from './limits.ts'
import { attendanceLesson, attendanceRow, state } from './schemas.ts'

/** The part of the contract about the attendance of a class. */

const filters = {
  classId: idInQuery(),
  keyword: keywordInQuery,
  /** 'none' – students without a group. */
  group: z
    .string()
    .regex(/^(none|[1-9]\d{0,8})$/)
    .optional(),
  /** Students who were this in one of the lessons. */
  state: state.optional(),
  from: z.optional(dayField()),
  to: z.optional(dayField()),
  sort: z.enum(attendanceSorts).default('number'),
}

export const attendanceApi = {
  getAttendance: endpoint({
    method: 'GET',
    path: 'Lesson/GetAttendance',
    access: 'login',
    summary: {
      zh: '查看班级考勤',
      en: 'List the students of a class with their states in its lessons, newest first; students get their own row',
    },
    input: z.object({ ...filters, page: pageInQuery }),
    answer: z.object({
      ...classHead,
      ...listOf(attendanceRow),
      lessons: z.array(attendanceLesson),
      /** All lessons of these days: the totals count them, and the newest are in `lessons`. */
      lessonCount: z.int(),
      /** For those who look after the class. */
      groups: z.array(z.object({ groupId: z.int(), name: z.string() })),
    }),
    errors: [classErrors.unknown],
  }),
  getAttendanceTable: endpoint({
    method: 'GET',
    path: 'Lesson/GetAttendanceTable',
    access: 'login',
    summary: {
      zh: '下载班级考勤表',
      en: 'Download the attendance of a class as a workbook: all students and lessons that the filters leave',
    },
    input: z.object(filters),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: [classErrors.unknown, classErrors.notHelper],
  }),
}
