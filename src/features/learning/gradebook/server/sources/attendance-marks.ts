import type { StudentTotals } from '#src/features/learning/lesson/server/attendance-totals-of.ts'
import type { GivenMark } from '../mark-source.ts'
import { shareFull } from './quiz-source.ts'

/** The one column that the roll call of a class offers. */
export const attendanceOffer = (classId: number, name: string) => ({
  ...{ sourceId: classId, name, of: '', fullMark: shareFull },
})

/**
 * The marks of the roll call: each lesson is a point, late is half a point, and leave is left out, so that the full
 * mark is the student's own. A student who had leave in every lesson is excused.
 */
export const attendanceMarks = (classId: number, students: readonly StudentTotals[]): GivenMark[] =>
  students.map(({ userId, present, late, absent }) => {
    const of = 100 * (present + late + absent)
    const entry = of === 0 ? { word: 'excused' as const } : { mark: 100 * present + 50 * late, of }
    return { sourceId: classId, userId, entry }
  })
