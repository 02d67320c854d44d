import { attendanceTotalsOf } from '#src/features/learning/lesson/server/attendance-totals-of.ts'
import { pick } from '#src/shared/locale.ts'
import type { MarkSource } from '../mark-source.ts'
import { attendanceMarks, attendanceOffer } from './attendance-marks.ts'
import { attendanceName } from './source-text.ts'

/** The roll calls of the class, as one column. The teachers of a gradebook are those of its class. */
export const attendanceSource: MarkSource = {
  source: 'attendance',
  offers: async ({ locale }, classId) => [attendanceOffer(classId, pick(attendanceName, locale))],
  marks: async ({ db }, { classId, userId }) =>
    attendanceMarks(classId, await attendanceTotalsOf(db, classId, userId)),
}
