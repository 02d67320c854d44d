import type { GradeSource } from '../limits.ts'
import { type Code, codeOf, type Entry } from '../value.ts'
import type { MarkSource, SourceContext } from './mark-source.ts'
import { attendanceSource } from './sources/attendance-source.ts'
import { homeworkSource } from './sources/homework-source.ts'
import { participationSource } from './sources/participation-source.ts'
import { progressSource } from './sources/progress-source.ts'
import { quizSource } from './sources/quiz-source.ts'

/** The rooms that give marks, in the order in which they are offered. */
export const markSources: readonly MarkSource[] = [
  attendanceSource,
  participationSource,
  homeworkSource,
  quizSource,
  progressSource,
]

/** A given mark of a column. */
export interface Given {
  columnId: number
  userId: number
  entry: Entry
}

/** Asks the sources of a gradebook's columns for their marks, all at once. */
export async function readGiven(
  context: SourceContext,
  {
    columns,
    ...asked
  }: {
    classId: number
    userId: number | null
    columns: readonly { columnId: number; source: GradeSource; sourceId: number | null }[]
  },
): Promise<Given[]> {
  const found = await Promise.all(
    markSources.map(async (one) => {
      const own = columns.filter(({ source }) => source === one.source)
      if (own.length === 0) return []
      const columnOf = new Map(own.map(({ sourceId, columnId }) => [sourceId!, columnId]))
      const marks = await one.marks(context, { ...asked, sourceIds: [...columnOf.keys()] })
      return marks.flatMap(({ sourceId, ...mark }) => {
        const columnId = columnOf.get(sourceId)
        return columnId === undefined ? [] : [{ columnId, ...mark }]
      })
    }),
  )
  return found.flat()
}

/** A given mark as it is sent. */
export function givenText({ columnId, entry }: Given): string {
  const code: Code = codeOf(entry)
  if ('word' in entry) return `${columnId}:${code}::`
  return `${columnId}:${code}:${entry.of ?? ''}:${entry.late ? 'L' : ''}`
}
