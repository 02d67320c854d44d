import { paged } from '#src/server/database/paged.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { termsOf } from '#src/server/text/query-inside.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type courseApi, coursesPerPage } from '../contract.ts'
import { cardsOf, currentSemesters, meanRating } from './cards.ts'
import { explainMatches } from './explain-matches.ts'
import { countPassing, type Filters, type Tally, toFacets } from './facets.ts'
import { feeToJoin } from './fee.ts'
import { isInside, type Matches, matchCourses } from './match-courses.ts'
import { nearestCourses } from './nearest-courses.ts'
import { placesInside } from './places-inside.ts'

type Answer = AnswerOf<typeof courseApi.getList>

/** Lists published courses: search, filters with counts, sort, 24 per page. */
export async function listCourses({
  db,
  locale,
  input,
}: Pick<Call<typeof courseApi.getList>, 'db' | 'locale' | 'input'>): Promise<Answer> {
  const matches = input.keyword ? await matchCourses(db, locale, input.keyword) : undefined
  const candidates = candidatesOf(input, matches)
  const [tallies, ids] = await Promise.all([
    readTallies(db, { candidates, locale, input }),
    readPage(db, { candidates, input }),
  ])
  const total = countPassing(tallies, input)
  const others = matches ? matches.courses.filter(({ kind }) => kind !== input.kind).length : 0
  const { words } = matches ?? {}
  const [items, explained, nearest] = await Promise.all([
    cardsOf(db, locale, ids),
    matches ? explain(db, locale, ids, matches) : [],
    total === 0
      ? nearestCourses(db, { locale, input, candidates, words, others: others > 0 })
      : null,
  ])
  return {
    ...paged({ total, page: input.page, perPage: coursesPerPage, items }),
    facets: toFacets(tallies, input, locale),
    matches: explained,
    sought: explained.some(({ inside }) => inside) ? termsOf(matches!.query!).join(' ') : null,
    meant: matches?.meant ?? null,
    others,
    nearest,
  }
}

/** Returns why the courses of a page match. */
async function explain(
  db: Db,
  locale: Locale,
  ids: number[],
  { query, courses }: Matches,
): Promise<Answer['matches']> {
  if (!query) return []
  const insides = new Set(courses.filter(isInside).map(({ id }) => id))
  const asked = { locale, ids: ids.filter((id) => insides.has(id)), terms: termsOf(query) }
  const [explained, places] = await Promise.all([
    explainMatches(db, { locale, ids, query }),
    placesInside(db, { ...asked, viewer: null }),
  ])
  // A course that was found inside says some of the words about itself at most.
  return explained.map(({ name, found }, index) => {
    const inside = places.get(ids[index]!) ?? null
    return { name, found: inside ? null : found, inside }
  })
}

/** Published courses of the kind, as table `c`; with a keyword its matches, the best with the least `place`. */
function candidatesOf({ kind }: Filters, matches: Matches | undefined): SQL {
  if (!matches) {
    return sql`(select c.* from courses c where c.kind = ${kind} and c.publish_status = 'published') c`
  }
  const ids = matches.courses.filter((course) => course.kind === kind).map(({ id }) => id)
  return sql`(select c.*, m.place from unnest(${sql.param(ids)}::int[]) with ordinality as m(id, place)
    join courses c on c.id = m.id) c`
}

/** Counts the courses of each combination of filter values: a few dozen rows. */
async function readTallies(
  db: Db,
  { candidates, locale, input }: { candidates: SQL; locale: Locale; input: Filters },
): Promise<Tally[]> {
  // Only open courses have semesters; looking them up for the others would be most of the work.
  const inSemesters = input.kind === 'open'
  const { rows } = await db.execute<Tally>(sql`
    select cat.slug as category, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name,
      cat.position, c.difficulty, case when ${feeToJoin('c')} > 0 then 'paid' when c.id is not null then 'free' end as payment,
      c.language, ${inSemesters ? sql`s.state` : sql`null::text`} as state, count(c.id)::int as count
    from subject_categories cat left join ${candidates} on cat.id = c.category_id
    ${inSemesters ? sql`left join ${currentSemesters} s on s.course_id = c.id` : sql``}
    where not cat.hidden or c.id is not null
    group by cat.id, c.difficulty, 5, c.language, 7`)
  return rows
}

/** Returns the ids of one page, in order. */
async function readPage(
  db: Db,
  { candidates, input }: { candidates: SQL; input: Filters },
): Promise<number[]> {
  const { category, difficulty, payment, language, state, page } = input
  // A premium course has no semester, so it matches no semester filter.
  if (state && input.kind !== 'open') return []
  const conditions = [
    category && sql`c.category_id = (select id from subject_categories where slug = ${category})`,
    difficulty && sql`c.difficulty = ${difficulty}`,
    payment && sql`(${feeToJoin('c')} > 0) = ${payment === 'paid'}`,
    language && sql`c.language = ${language}`,
    state && sql`s.state = ${state}`,
  ].filter((one) => one !== undefined && one !== '')
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from ${candidates}
    ${state ? sql`join ${currentSemesters} s on s.course_id = c.id` : sql``}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${orderOf(input)}
    limit ${coursesPerPage} offset ${(page - 1) * coursesPerPage}`)
  return rows.map(({ id }) => id)
}

function orderOf({ sort, keyword }: Filters): SQL {
  const tie = sql`c.id desc`
  switch (sort) {
    case 'popular':
      return sql`c.learner_count desc, ${tie}`
    case 'score':
      return sql`${meanRating('c')} desc, c.rating_count desc, ${tie}`
    case 'fee':
      return sql`${feeToJoin('c')}, ${tie}`
    default:
      return keyword && !sort ? sql`c.place` : sql`c.published_at desc, ${tie}`
  }
}
