import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { type AnchorColumns, toAnchor } from '#src/features/learning/note/server/anchor-columns.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Both } from '#src/shared/locale.ts'
import { interactionPaths } from '../paths.ts'

/** SQL: the names of a course `c`, each in the other language where it has none. */
export const courseNames = sql`
  coalesce(nullif(c.name, ''), c.name_en) as zh, coalesce(nullif(c.name_en, ''), c.name) as en`

interface Row extends AnchorColumns, Record<string, unknown> {
  courseId: number
  kind: CourseKind
  itemId: number
  zh: string
  en: string
}

/** Returns where a question stands, for messages about it: its course, and its address beside the player. */
export async function placeOf(
  tx: Db | Tx,
  interactionId: number,
): Promise<{ course: Both; link: string }> {
  const { rows } = await tx.execute<Row>(sql`
    select q.second, q.page, q.words, q.words_before as "wordsBefore", q.words_after as "wordsAfter",
      q.item_id as "itemId", c.id as "courseId", c.kind, ${courseNames}
    from interactions q join courses c on c.id = q.course_id where q.id = ${interactionId}`)
  const row = rows[0]!
  return {
    course: { zh: row.zh, en: row.en },
    link: interactionPaths.place(row.kind, row.courseId, row.itemId, toAnchor(row), interactionId),
  }
}
