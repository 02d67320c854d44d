import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { correct } from '#src/server/text/correct.ts'
import { matchesIn } from '#src/server/text/match-words.ts'
import { readQuery, type SearchQuery } from '#src/server/text/search-query.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { CourseKind } from '../contract.ts'
import { insidePlace, matchInside } from './match-inside.ts'
import { readSearchedTexts } from './searched-texts.ts'
import { splitQuery } from './split-query.ts'

/** Limits the matches of a very common word; readers do not page that far. */
const mostMatches = 2000
/** The likest words are looked for in the texts of this many courses. */
const mostLike = 20

const found = matchesIn({ table: 'course_search', id: 'course_id' })

export interface Matches {
  /** The query that found them: the typed one, or the one that was probably meant. */
  query?: SearchQuery
  /** Its words, of which courses near to it have some. */
  words?: readonly string[]
  /** The best first: `place` is lower where heavier texts match, and `insidePlace` of courses found by their contents only. */
  courses: { id: number; kind: CourseKind; place: number }[]
  /** Shown instead of what was typed, which nothing matches. */
  meant?: string
}

/** A course that was found by what is said and written in it, and by nothing that it says about itself. */
export const isInside = ({ place }: Matches['courses'][number]) => place === insidePlace

/**
 * Returns the published courses of both kinds that match a keyword. Each way is tried only where the one
 * before found nothing: the words themselves (on Chinese pages also as pinyin); pinyin and initials;
 * compounds split by the words that courses have; the words that were probably meant. Courses that have the
 * words inside only come after the others; they keep no way from being tried but the last, whose notice would say
 * that nothing matches.
 */
export async function matchCourses(db: Db, locale: Locale, keyword: string): Promise<Matches> {
  const query = readQuery(keyword)
  if (!query) return { courses: [] }
  const [typed, inside] = await Promise.all([matchTyped(db, locale, query), matchInside(db, query)])
  const { words } = query
  if (typed.length > 0) return { query, words, courses: joined(typed, inside) }
  const split = await splitQuery(db, query)
  if (split.whole) {
    const apart = await readMatches(db, found.words(split.query))
    const insideApart =
      apart.length > 0 || inside.length === 0 ? await matchInside(db, split.query) : []
    const courses = joined(apart, insideApart)
    if (courses.length > 0) return { query: split.query, words: split.query.words, courses }
  }
  if (inside.length > 0) return { query, words, courses: inside }
  const meant = await meaningOf(db, query)
  const corrected = meant === undefined ? undefined : readQuery(meant)
  const courses = corrected ? await matchTyped(db, locale, corrected) : []
  if (courses.length > 0) {
    return {
      query: corrected!,
      courses: joined(courses, await matchInside(db, corrected!)),
      meant: meant!,
    }
  }
  return { query, words: split.query.words, courses: [] }
}

/** Those that say the words about themselves, then those that have them inside only. */
function joined(named: Matches['courses'], inside: Matches['courses']): Matches['courses'] {
  const ids = new Set(named.map(({ id }) => id))
  return [...named, ...inside.filter(({ id }) => !ids.has(id))]
}

async function matchTyped(db: Db, locale: Locale, query: SearchQuery) {
  const words = found.words(query)
  const sounds = found.sounds(query, { initials: false })
  const first = locale === 'zh-CN' && sounds ? sql`${words} union all ${sounds}` : words
  const typed = await readMatches(db, first)
  if (typed.length > 0) return typed
  const pinyin = found.sounds(query, { initials: true })
  return pinyin ? readMatches(db, pinyin) : []
}

async function readMatches(db: Db, matches: SQL, limit = mostMatches) {
  return db.transaction(
    async (tx) => {
      // The words of a course lie beside its row, which the planner does not count: it would rather read
      // and unpack them all than use their index.
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<Matches['courses'][number] & Record<string, unknown>>(sql`
        select c.id, c.kind, min(m.place)::int as place from (${matches}) m
        join courses c on c.id = m.id and c.publish_status = 'published'
        group by c.id order by 3, c.learner_count desc, c.id desc limit ${limit}`)
      return rows
    },
    { accessMode: 'read only' },
  )
}

/** Returns the probable keyword: one that sounds alike, or differs by one typing error. */
async function meaningOf(db: Db, query: SearchQuery): Promise<string | undefined> {
  const courses = await readMatches(db, found.like(query), mostLike)
  const texts = await readSearchedTexts(
    db,
    courses.map(({ id }) => id),
  )
  return correct(
    query,
    [...texts.values()]
      .flat()
      .filter(({ weight }) => weight !== 'D')
      .map(({ text }) => text),
  )
}
