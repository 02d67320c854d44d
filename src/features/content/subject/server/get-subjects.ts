import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { pick } from '#src/shared/locale.ts'
import type { subjectApi } from '../contract.ts'

interface Row extends Record<string, unknown> {
  list: 'category' | 'major' | 'direction'
  id: number
  zh: string
  en: string
  slug: string | null
  majorId: number | null
}

/** Returns what forms and filters offer, in the order of the lists. */
export async function getSubjects({ db, locale }: Call<typeof subjectApi.getSubjects>) {
  const { rows } = await db.execute<Row>(sql`
    select 'category' as list, id, name as zh, name_en as en, slug, null::int as "majorId", position
    from subject_categories where not hidden
    union all select 'major', id, name, name_en, null, null, position from subject_majors where not hidden
    union all select 'direction', id, name, name_en, null, major_id, position
    from subject_directions where not hidden
    order by position, id`)
  const named = ({ zh, en }: Row) => ({ name: pick({ zh, en }, locale), names: { zh, en } })
  const of = (list: Row['list']) => rows.filter((row) => row.list === list)
  const directions = Map.groupBy(of('direction'), ({ majorId }) => majorId)
  return {
    categories: of('category').map((row) => ({
      categoryId: row.id,
      slug: row.slug!,
      ...named(row),
    })),
    majors: of('major').map((row) => ({
      majorId: row.id,
      ...named(row),
      directions: (directions.get(row.id) ?? []).map((one) => ({
        directionId: one.id,
        ...named(one),
      })),
    })),
  }
}
