import { sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { OfferProblem } from '../offer-shapes.ts'
import { problemWords as words } from './problems-text.ts'

const fields = { coverFileId: words.cover, avatarFileId: words.avatar } as const

/** Returns the covers and portraits of an offer that are no pictures by their content: a name alone makes none. */
export async function pictureProblems(db: Db | Tx, offer: Records): Promise<OfferProblem[]> {
  const named = [...offer].flatMap(([key, record]) =>
    (['coverFileId', 'avatarFileId'] as const).flatMap((field) => {
      const file = record[field]
      return typeof file === 'number' ? [{ key, field, file }] : []
    }),
  )
  if (named.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param(named.map(({ file }) => file))}::int[]) and f.mime like 'image/%'`)
  const pictures = new Set(rows.map(({ id }) => id))
  return named
    .filter(({ file }) => !pictures.has(file))
    .map(({ key, field }) => ({ key, field, ...fields[field] }))
}
