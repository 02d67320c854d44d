import { participationOf } from '#src/features/learning/lesson/server/participation-of.ts'
import { pick } from '#src/shared/locale.ts'
import type { MarkSource } from '../mark-source.ts'
import { shareFull } from './quiz-source.ts'
import { participationName } from './source-text.ts'

/**
 * The questions of the class's lessons that a student answered, of all that were asked, as one column; whether the answers
 * were right does not count. A student who was asked nothing is excused.
 */
export const participationSource: MarkSource = {
  source: 'participation',
  offers: async ({ locale }, classId) => [
    { sourceId: classId, name: pick(participationName, locale), of: '', fullMark: shareFull },
  ],
  marks: async ({ db }, { classId, userId }) => {
    const students = await participationOf(db, classId, userId)
    return students.map(({ userId: of, answered, asked }) => ({
      ...{ sourceId: classId, userId: of },
      entry: asked === 0 ? { word: 'excused' as const } : { mark: answered * 100, of: asked * 100 },
    }))
  },
}
