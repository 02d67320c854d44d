import { z } from 'zod'
import { person } from '#src/features/learning/class/schemas.ts'
import { attendanceStates } from './limits.ts'

export const state = z.enum(attendanceStates)

/** What the pages of a lesson show about it. */
export const lesson = z.object({
  lessonId: z.int(),
  classId: z.int(),
  /** '' where the teacher has given none. */
  title: z.string(),
  beganAt: z.iso.datetime(),
  rollEndedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Whether arrivals count as late at this moment. */
  isLate: z.boolean(),
  /** The minutes after which they do; null – only where the teacher says so. */
  lateAfter: z.int().nullable(),
})

export const totals = z.object({
  present: z.int(),
  late: z.int(),
  leave: z.int(),
  absent: z.int(),
})

export const attendanceLesson = lesson.extend({
  /** How many questions were asked in it. */
  questions: z.int(),
  /** Students who were present or late, and all students; null for students. */
  here: z.int().nullable(),
  of: z.int().nullable(),
})
export type AttendanceLesson = z.output<typeof attendanceLesson>

export const attendanceRow = person.extend({
  number: z.string(),
  group: z.string().nullable(),
  ...totals.shape,
  /** One for each of the lessons, in their order; null where the student has none. */
  states: z.array(state.nullable()),
})
export type AttendanceRow = z.output<typeof attendanceRow>
