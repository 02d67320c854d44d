import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { cardsOf, currentSemesters, meanRating } from './cards.ts'

const featuredShown = 4
const upcomingShown = 4
const perBand = 4

interface HomeRow extends Record<string, unknown> {
  id: number
  slug: string
  name: string
  position: number
  total: number
  featuredPlace: number
  bandPlace: number
  upcomingPlace: number | null
}

/** Returns the home of a kind: featured courses, those that start next, and one band for each category. */
export async function getHome({
  db,
  locale,
  input: { kind },
}: Pick<Call<typeof courseApi.getHome>, 'db' | 'locale' | 'input'>): Promise<
  AnswerOf<typeof courseApi.getHome>
> {
  const { rows } = await db.execute<HomeRow>(sql`
    with ranked as (
      select c.id, cat.slug, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name, cat.position,
        count(*) over (partition by cat.id)::int as total,
        row_number() over (order by ${meanRating('c')} desc,
          c.learner_count desc, c.id) as "featuredPlace",
        row_number() over (partition by cat.id order by c.learner_count desc, c.id) as "bandPlace",
        case when s.state = 'upcoming' then
          row_number() over (partition by s.state order by s.starts_on, c.id) end as "upcomingPlace"
      from courses c join subject_categories cat on cat.id = c.category_id
      left join ${currentSemesters} s on s.course_id = c.id
      where c.kind = ${kind} and c.publish_status = 'published'
    )
    select * from ranked where "featuredPlace" <= ${featuredShown} or "bandPlace" <= ${perBand}
      or "upcomingPlace" <= ${upcomingShown}`)
  const cards = new Map(
    (
      await cardsOf(
        db,
        locale,
        rows.map((row) => row.id),
      )
    ).map((card) => [card.courseId, card]),
  )
  const shown = (place: (row: HomeRow) => number | null, most: number, of = rows) =>
    of
      .filter((row) => (place(row) ?? Infinity) <= most)
      .sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0))
      .flatMap((row) => cards.get(row.id) ?? [])
  const bands = [...Map.groupBy(rows, (row) => row.slug).values()]
    .sort(([a], [b]) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((band) => {
      const [first] = band
      if (!first) return []
      const courses = shown((row) => row.bandPlace, perBand, band)
      return [{ category: { slug: first.slug, name: first.name }, total: first.total, courses }]
    })
  return {
    featured: shown((row) => row.featuredPlace, featuredShown),
    upcoming: shown((row) => row.upcomingPlace, upcomingShown),
    bands,
  }
}
