import type { Db } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { GradeOffer } from '../contract.ts'
import type { GradeSource } from '../limits.ts'
import { type Code, codeOf, type Entry } from '../value.ts'
import { progressSource } from './sources/progress-source.ts'
import { quizSource } from './sources/quiz-source.ts'

export interface SourceContext {
  db: Db
  locale: Locale
}

/** A mark that a source gives to a student. */
export interface GivenMark {
  sourceId: number
  userId: number
  entry: Entry
}

/** A room that gives marks. Each function is one round trip, whatever the number of columns and students. */
export interface MarkSource {
  source: Exclude<GradeSource, 'manual'>
  /** The columns that it offers a teacher of the class, whose rights at the source it checks. */
  offers(
    context: SourceContext & { viewerId: number },
    classId: number,
  ): Promise<Omit<GradeOffer, 'source'>[]>
  /** The marks of those columns: of the class's students, or of one. Missing marks are left out. */
  marks(
    context: SourceContext,
    asked: { classId: number; sourceIds: number[]; userId: number | null },
  ): Promise<GivenMark[]>
}

/** The rooms that give marks, in the order in which they are offered. */
export const markSources: readonly MarkSource[] = [quizSource, progressSource]

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
