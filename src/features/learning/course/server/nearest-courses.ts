import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { courseApi } from '../contract.ts'
import { cardsOf, currentSemesters } from './cards.ts'
import { coursesWithSome } from './courses-with-some.ts'
import type { Filters } from './facets.ts'
import { feeToJoin } from './fee.ts'

const nearestShown = 8

interface Asked {
  locale: Locale
  input: Filters
  /** Those that the keyword alone matches, as table `c`. */
  candidates: SQL
  /** The words of a keyword that nothing of the kind matches as a whole. */
  words?: readonly string[]
  /** Whether courses of the other kind match all of it; then a link leads to them. */
  others: boolean
}

/** Courses that miss one filter only; where the keyword itself matches nothing, courses with one of its words. */
export async function nearestCourses(
  db: Db,
  { locale, input, candidates, words = [], others }: Asked,
): Promise<AnswerOf<typeof courseApi.getList>['nearest']> {
  const missing = await missingOneFilter(db, input, candidates)
  if (missing.length > 0) return { by: 'filters', courses: await cardsOf(db, locale, missing) }
  const asked = { kind: input.kind, limit: nearestShown, otherKind: !others }
  const some = await coursesWithSome(db, words, asked)
  return some.length > 0 ? { by: 'words', courses: await cardsOf(db, locale, some) } : null
}

async function missingOneFilter(db: Db, input: Filters, candidates: SQL): Promise<number[]> {
  const { category, difficulty, payment, language, keyword } = input
  const state = input.kind === 'open' ? input.state : undefined
  const passed = [
    category && sql`cat.slug = ${category}`,
    difficulty && sql`c.difficulty = ${difficulty}`,
    payment && sql`(${feeToJoin('c')} > 0) = ${payment === 'paid'}`,
    language && sql`c.language = ${language}`,
    state && sql`coalesce(s.state = ${state}, false)`,
  ].filter((one) => one !== undefined && one !== '')
  // Without a keyword, all courses miss the only filter: they are not near.
  if (passed.length === 0 || (passed.length === 1 && !keyword)) return []
  const count = sql.join(
    passed.map((one) => sql`(${one})::int`),
    sql` + `,
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from ${candidates} join subject_categories cat on cat.id = c.category_id
    ${state ? sql`left join ${currentSemesters} s on s.course_id = c.id` : sql``}
    where ${count} >= ${passed.length - 1}
    order by ${keyword ? sql`c.place` : sql`c.learner_count desc, c.id desc`} limit ${nearestShown}`)
  return rows.map(({ id }) => id)
}
