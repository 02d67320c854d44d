import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Manifest } from '../format.ts'

type Named = Pick<Manifest, 'categories' | 'majors' | 'directions'>

/** Finds the subjects of this school by their names in a file; null where it has none of the name. */
export async function findSubjects(tx: Tx, { categories, majors, directions }: Named) {
  const first = async (query: ReturnType<typeof sql>): Promise<number | null> =>
    (await tx.execute<{ id: number }>(query)).rows[0]?.id ?? null
  const found = {
    category: [] as (number | null)[],
    major: [] as (number | null)[],
    direction: [] as (number | null)[],
  }
  for (const { slug } of categories) {
    found.category.push(await first(sql`select id from subject_categories where slug = ${slug}`))
  }
  for (const { zh } of majors) {
    found.major.push(
      await first(sql`select id from subject_majors where lower(name) = lower(${zh})`),
    )
  }
  for (const { major, zh } of directions) {
    found.direction.push(
      await first(sql`
        select d.id from subject_directions d join subject_majors m on m.id = d.major_id
        where lower(d.name) = lower(${zh}) and lower(m.name) = lower(${major.zh})`),
    )
  }
  return found
}
