import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Use } from '../shapes.ts'

/** The uses of questions in later rooms: quizzes, papers, chapters. One round trip for any number of questions. */
export const questionUses = portOfMany<
  (
    db: Db | Tx,
    given: {
      questionIds: number[]
      /** `path` is null, and `name` is '', where this person may not see the place. */
      viewer: { id: number }
      locale: Locale
    },
  ) => Promise<Use[]>
>('uses of questions')
