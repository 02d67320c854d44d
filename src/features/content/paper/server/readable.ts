import { sql, type SQL } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import { columnsOf } from '../../bank/server/question-columns.ts'
import { reachOf } from '../../bank/server/reach.ts'

/**
 * Returns whether a person may read a question `q` now, as an expression of SQL. A paper may hold questions of others: kept
 * from a quiz of a course that one teaches in, or from a folder that was shared. It keeps them in the versions that were set,
 * and shows nothing that their owners write later.
 */
export async function readableBy(db: Db | Tx, viewer: { id: number }): Promise<SQL> {
  const reach = [...(await reachOf(db, viewer)).keys()]
  return sql`(q.deleted_at is null and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(reach)}::int[])))`
}

/** A question of a paper; `body` is that of the set version, where the person may not read the question any more. */
export interface ReadInVersion {
  title: string
  body: QuestionBody | null
}

/** Gives a question the title of the version that the person may know. */
export function withShownTitle<Q extends ReadInVersion>(
  { body, ...question }: Q,
  locale: Locale,
): Omit<Q, 'body'> {
  if (!body) return question
  const { title, titleEn } = columnsOf(body)
  return { ...question, title: locale === 'en-US' ? titleEn || title : title || titleEn }
}
