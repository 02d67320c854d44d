import type { Db } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { GradeOffer } from '../contract.ts'
import type { GradeSource } from '../limits.ts'
import type { Entry } from '../value.ts'

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
