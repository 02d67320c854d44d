import { paged } from '#src/server/database/paged.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { searchQuery } from '#src/server/text/search.ts'
import type { AnswerOf, ParsedInputOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type courseApi, coursesPerPage } from '../contract.ts'
import { cardsOf, currentSemesters, meanRating } from './cards.ts'
import { countPassing, type Tally, toFacets } from './facets.ts'

type Filters = ParsedInputOf<typeof courseApi.getList>
type Answer = AnswerOf<typeof courseApi.getList>

/** Limit on ranked matches; ranking the rest of a very common word is not worth the time. */
const mostCandidates = 2000
const nearestShown = 8

/** Lists published courses: search, filters with counts, sort, 24 per page. */
export async function listCourses({
  db,
  locale,
  input,
}: Pick<Call<typeof courseApi.getList>, 'db' | 'locale' | 'input'>): Promise<Answer> {
  const words = input.keyword ? searchQuery(input.keyword) : undefined
  // A keyword without searchable characters (only punctuation, say) finds nothing rather than everything.
  const nothing = Boolean(input.keyword) && !words
  const candidates = candidatesOf(input, words)
  const [tallies, ids] = nothing
    ? [[], []]
    : await Promise.all([
        readTallies(db, { candidates, locale, input }),
        readPage(db, { candidates, input, words }),
      ])
  const total = countPassing(tallies, input)
  const [items, nearest] = await Promise.all([
    cardsOf(db, locale, ids),
    total === 0 ? nearestCourses(db, locale, input) : [],
  ])
  return {
    ...paged({ total, page: input.page, perPage: coursesPerPage, items }),
    facets: toFacets(tallies, input, locale),
    nearest,
  }
}

/** Published courses of the kind that match the words, as table `c`. */
const candidatesOf = ({ kind }: Filters, words: SQL | undefined): SQL => sql`
  (select c.* from courses c where c.kind = ${kind} and c.publish_status = 'published'
   ${words ? sql`and c.search_vector @@ ${words} limit ${mostCandidates}` : sql``}) c`

/** Counts the courses of each combination of filter values: a few dozen rows. */
async function readTallies(
  db: Db,
  { candidates, locale, input }: { candidates: SQL; locale: Locale; input: Filters },
): Promise<Tally[]> {
  // Only open courses have semesters; looking them up for the others would be most of the work.
  const inSemesters = input.kind === 'open'
  const { rows } = await db.execute<Tally>(sql`
    select cat.slug as category, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name,
      cat.position, c.difficulty, case when c.fee > 0 then 'paid' else 'free' end as payment,
      c.language, ${inSemesters ? sql`s.state` : sql`null::text`} as state, count(*)::int as count
    from ${candidates} join course_categories cat on cat.id = c.category_id
    ${inSemesters ? sql`left join ${currentSemesters} s on s.course_id = c.id` : sql``}
    group by cat.id, c.difficulty, 5, c.language, 7`)
  return rows
}

/** Returns the ids of one page, in order. */
async function readPage(
  db: Db,
  { candidates, input, words }: { candidates: SQL; input: Filters; words: SQL | undefined },
): Promise<number[]> {
  const { category, difficulty, payment, language, state, page } = input
  // A premium course has no semester, so it matches no semester filter.
  if (state && input.kind !== 'open') return []
  const conditions = [
    category && sql`c.category_id = (select id from course_categories where slug = ${category})`,
    difficulty && sql`c.difficulty = ${difficulty}`,
    payment && sql`(c.fee > 0) = ${payment === 'paid'}`,
    language && sql`c.language = ${language}`,
    state && sql`s.state = ${state}`,
  ].filter((one) => one !== undefined && one !== '')
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from ${candidates}
    ${state ? sql`join ${currentSemesters} s on s.course_id = c.id` : sql``}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${orderOf(input, words)}
    limit ${coursesPerPage} offset ${(page - 1) * coursesPerPage}`)
  return idsOf({ rows })
}

const idsOf = (result: { rows: { id: number }[] }) => result.rows.map((row) => row.id)

function orderOf(input: Filters, words: SQL | undefined): SQL {
  const tie = sql`c.id desc`
  switch (input.sort) {
    case 'popular':
      return sql`c.learner_count desc, ${tie}`
    case 'score':
      return sql`${meanRating('c')} desc, c.rating_count desc, ${tie}`
    case 'fee':
      return sql`c.fee, ${tie}`
    default:
      return words && !input.sort
        ? sql`ts_rank(c.search_vector, ${words}) desc, c.learner_count desc, ${tie}`
        : sql`c.published_at desc, ${tie}`
  }
}

/** When nothing matches all filters and words: courses with any of the words, else the most popular ones. */
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
