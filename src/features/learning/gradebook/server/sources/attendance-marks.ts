import type { ClassAttendance } from '#src/features/learning/lesson/server/attendance-of.ts'
import type { GivenMark } from '../mark-source.ts'
import { shareFull } from './quiz-source.ts'

const worth = { present: 100, late: 50, absent: 0 }

/** The one column that the roll call of a class offers. */
export const attendanceOffer = (classId: number, name: string) => ({
  ...{ sourceId: classId, name, of: '', fullMark: shareFull },
})

/**
 * The marks of the roll call: each lesson is a point, late is half a point, and leave is left out, so that the full
 * mark is the student's own. A student who had leave in every lesson is excused.
 */
export function attendanceMarks(
  classId: number,
  { lessons, states }: ClassAttendance,
): GivenMark[] {
  const held = new Set(lessons.map(({ lessonId }) => lessonId))
  const students = new Map<number, { mark: number; of: number; leave: number }>()
  for (const { lessonId, studentId, state } of states) {
    if (!held.has(lessonId)) continue
    const found = students.get(studentId) ?? { mark: 0, of: 0, leave: 0 }
    if (state === 'leave') found.leave += 1
    else {
      found.mark += worth[state]
      found.of += 100
    }
    students.set(studentId, found)
  }
  return [...students].map(([userId, { mark, of }]) => ({
    ...{ sourceId: classId, userId, entry: of === 0 ? { word: 'excused' as const } : { mark, of } },
  }))
}
