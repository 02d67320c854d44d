import { sql } from 'drizzle-orm'
import { explainMatches } from '#src/features/learning/course/server/explain-matches.ts'
import { isInside, matchCourses } from '#src/features/learning/course/server/match-courses.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { findWords, type Range } from '#src/server/text/find-in-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { searchApi } from '../contract.ts'

type Asked = Call<typeof searchApi.getSuggestions>
type Suggestions = AnswerOf<typeof searchApi.getSuggestions>

/** Few enough to read at a glance, and to fit above a phone's keyboard. */
const most = { courses: 6, categories: 2, teachers: 1 }

/** Suggests the best courses of both kinds, and the categories and teachers by which they were found. */
export async function getSuggestions({
  db,
  locale,
  input,
}: Pick<Asked, 'db' | 'locale' | 'input'>): Promise<Suggestions> {
  const { query, courses, meant } = await matchCourses(db, locale, input.keyword)
  if (!query || courses.length === 0) {
    return { meant: null, courses: [], categories: [], teachers: [] }
  }
  // Of two equally good courses, the one of the searched kind comes first.
  const rank = ({ kind, place }: (typeof courses)[number]) =>
    2 * place + Number(kind !== input.kind)
  const best = courses.toSorted((a, b) => rank(a) - rank(b)).slice(0, most.courses)
  const ids = best.map(({ id }) => id)
  const [named, matches] = await Promise.all([
    readNames(db, locale, ids),
    explainMatches(db, { locale, ids, query }),
  ])
  const categories = new Map<string, Suggestions['categories'][number]>()
  const teachers = new Map<string, Suggestions['teachers'][number]>()
  for (const [index, { found }] of matches.entries()) {
    // A course that was found by its contents says some of the words about itself at most.
    if (isInside(best[index]!)) continue
    const course = named[index]
    if (found?.place === 'teacher') {
      teachers.set(found.text, { name: found.text, ranges: found.ranges })
    } else if (found?.place === 'category' && course) {
      const ranges = rangesOf(course.categoryName, found, query.words)
      categories.set(course.category, { slug: course.category, name: course.categoryName, ranges })
    }
  }
  return {
    meant: meant ?? null,
    courses: named.map(({ courseId, kind, name }, index) => ({
      courseId,
      kind,
      name,
      ranges: matches[index]?.name ?? [],
    })),
    categories: [...categories.values()].slice(0, most.categories),
    teachers: [...teachers.values()].slice(0, most.teachers),
  }
}

/** A category found by its name in the other language has nothing to mark. */
const rangesOf = (
  shown: string,
  found: { text: string; ranges: Range[] },
  words: readonly string[],
) => (found.text === shown ? found.ranges : (findWords(shown, words, { some: true }) ?? []))

interface Named extends Record<string, unknown> {
  courseId: number
  kind: Suggestions['courses'][number]['kind']
  name: string
  category: string
  categoryName: string
}

async function readNames(db: Db, locale: Locale, ids: number[]): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name, cat.slug as category,
      ${inLanguage(locale, 'cat', 'name')} as "categoryName"
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, place)
    join courses c on c.id = wanted.id join subject_categories cat on cat.id = c.category_id
    order by wanted.place`)
  return rows
}
