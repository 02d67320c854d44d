import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'

/** A paper or a quiz of a person that has a question. */
export interface RecentUse {
  questionId: number
  versionId: number
  name: string
  path: string | null
  /** ISO 8601: when it was last changed, or taken. */
  at: string
}

/** Finds the papers and quizzes of a person that have had questions since a moment. One round trip for any number of questions. */
export const recentUses = portOfMany<
  (
    db: Db | Tx,
    given: {
      questionIds: readonly number[]
      viewer: { id: number }
      locale: Locale
      years: number
    },
  ) => Promise<RecentUse[]>
>('recent papers and quizzes')
