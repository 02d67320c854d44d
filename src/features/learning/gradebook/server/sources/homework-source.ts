import { homeworkMarksOf } from '#src/features/learning/homework/server/homework-marks-of.ts'
import type { MarkSource } from '../mark-source.ts'
import { homeworkMarks, homeworkOffers } from './homework-marks.ts'

/** The homework of the class, a column for each piece. The teachers of a gradebook are those of its class. */
export const homeworkSource: MarkSource = {
  source: 'homework',
  // One student's marks are enough to read the list, and nobody has the id 0.
  offers: async ({ db }, classId) => homeworkOffers(await homeworkMarksOf(db, classId, 0)),
  async marks({ db }, { classId, sourceIds, userId }) {
    const wanted = new Set(sourceIds)
    const marks = homeworkMarks(await homeworkMarksOf(db, classId, userId))
    return marks.filter(({ sourceId }) => wanted.has(sourceId))
  },
}
