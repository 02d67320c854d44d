import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { searchQuery } from '#src/server/text/search.ts'
import type { AnswerOf, ParsedInputOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type courseApi, coursesPerPage } from '../contract.ts'
import { cardsOf, currentSemester } from './cards.ts'
import { type FacetRow, toFacets } from './facets.ts'

type Filters = ParsedInputOf<typeof courseApi.getList>
type Answer = AnswerOf<typeof courseApi.getList>

/** Best matches ranked; the rest of a very common word is not worth the time. */
const mostCandidates = 2000
const nearestShown = 8

/** Published courses: search, filters with counts, sort, 24 a page. */
export async function listCourses({
  db,
  locale,
  input,
}: Call<typeof courseApi.getList>): Promise<Answer> {
  const words = input.keyword ? searchQuery(input.keyword) : undefined
  // What cannot be searched (only punctuation, say) finds nothing rather than everything.
  const nothing = Boolean(input.keyword) && !words
  const base = matching(input, nothing ? sql`false` : words && sql`c.search_vector @@ ${words}`)
  const [facetRows, ids] = await Promise.all([
    db.execute<FacetRow>(facetsOf(base, locale)),
    db.execute<{ id: number }>(sql`
      with base as (${base})
      select id from base where m_category and m_difficulty and m_payment and m_language and m_state
      order by ${orderOf(input, words)}
      limit ${coursesPerPage} offset ${(input.page - 1) * coursesPerPage}`),
  ])
  const total = facetRows.rows.find((row) => row.facet === 'total')?.count ?? 0
  const [courses, nearest] = await Promise.all([
    cardsOf(db, locale, idsOf(ids)),
    total === 0 ? nearestCourses(db, locale, input) : [],
  ])
  return {
    total,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / coursesPerPage)),
    courses,
    facets: toFacets(facetRows.rows, input, locale),
    nearest,
  }
}

const idsOf = (result: { rows: { id: number }[] }) => result.rows.map((row) => row.id)

/**
 * Every published course of the kind that the words match, with whether it passes each filter: a
 * filter's own counts leave that filter out, so that they say what choosing another value would find.
 */
function matching(input: Filters, condition: SQL | undefined): SQL {
  const passes = (column: SQL, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${column} = ${value}`
  // Only open courses have semesters; for the others looking for them would be most of the work.
  const inSemesters = input.kind === 'open'
  const state = inSemesters ? sql`s.state` : sql`null::text`
  const payment = sql`case when c.fee > 0 then 'paid' else 'free' end`
  return sql`
    select c.id, cat.slug as category, c.difficulty, c.language, ${state} as state, ${payment} as payment,
      c.published_at, c.learner_count, c.rating_halves, c.rating_count, c.fee, c.search_vector,
      ${passes(sql`cat.slug`, input.category)} as m_category,
      ${passes(sql`c.difficulty`, input.difficulty)} as m_difficulty,
      ${passes(payment, input.payment)} as m_payment,
      ${passes(sql`c.language`, input.language)} as m_language,
      coalesce(${passes(state, input.state)}, false) as m_state
    from courses c
    join course_categories cat on cat.id = c.category_id
    ${inSemesters ? currentSemester : sql``}
    where c.kind = ${input.kind} and c.publish_status = 'published' and ${condition ?? sql`true`}
    ${condition ? sql`limit ${mostCandidates}` : sql``}`
}

function facetsOf(base: SQL, locale: Locale): SQL {
  const facet = (name: string, others: string[]) => sql`
    select ${name}::text as facet, ${sql.raw(name)}::text as value, count(*)::int as count
    from base where ${sql.join(
      others.map((other) => sql.raw(`m_${other}`)),
      sql` and `,
    )}
      and ${sql.raw(name)} is not null group by 2`
  const all = ['category', 'difficulty', 'payment', 'language', 'state']
  const facets = all.map((name) =>
    facet(
      name,
      all.filter((other) => other !== name),
    ),
  )
  return sql`
    with base as materialized (${base}),
    counts as (
      select 'total' as facet, null as value, count(*)::int as count from base
      where m_category and m_difficulty and m_payment and m_language and m_state
      union all ${sql.join(facets, sql` union all `)})
    select counts.*, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name, cat.position
    from counts left join course_categories cat on facet = 'category' and cat.slug = value`
}

function orderOf(input: Filters, words: SQL | undefined): SQL {
  const tie = sql`id desc`
  switch (input.sort) {
    case 'popular':
      return sql`learner_count desc, ${tie}`
    case 'score':
      // A Bayesian mean: a single five does not beat forty fours.
      return sql`(80.0 + rating_halves) / (10 + rating_count) desc, rating_count desc, ${tie}`
    case 'fee':
      return sql`fee, ${tie}`
    default:
      return words && !input.sort
        ? sql`ts_rank(search_vector, ${words}) desc, learner_count desc, ${tie}`
        : sql`published_at desc, ${tie}`
  }
}

/** Nothing fits all filters and words: courses with any of the words, else the most popular ones. */
async function nearestCourses(db: Db, locale: Locale, input: Filters) {
  const any = input.keyword ? searchQuery(input.keyword, '|') : undefined
  const found = any
    ? await db.execute<{ id: number }>(sql`
        select c.id from courses c
        where c.kind = ${input.kind} and c.publish_status = 'published' and c.search_vector @@ ${any}
        order by ts_rank(c.search_vector, ${any}) desc limit ${nearestShown}`)
    : { rows: [] }
  const ids = idsOf(found)
  if (ids.length > 0) return cardsOf(db, locale, ids)
  const popular = await db.execute<{ id: number }>(sql`
    select c.id from courses c join course_categories cat on cat.id = c.category_id
    where c.kind = ${input.kind} and c.publish_status = 'published'
    order by cat.slug = ${input.category ?? ''} desc, c.learner_count desc, c.id desc
    limit ${nearestShown}`)
  return cardsOf(db, locale, idsOf(popular))
}
