import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { TextbookUse } from '../shapes.ts'

/** The courses that are bound to textbooks, as a later room knows them. One round trip for any number. */
export const textbookUses = portOfMany<
  (
    db: Db | Tx,
    given: {
      textbookIds: readonly number[]
      /** A course that is not published is named to its own teachers only. */
      viewer: { id: number } | null
      locale: Locale
    },
  ) => Promise<TextbookUse[]>
>('uses of textbooks')
