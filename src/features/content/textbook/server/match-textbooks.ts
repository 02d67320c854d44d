import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { correct } from '#src/server/text/correct.ts'
import { matchesIn } from '#src/server/text/match-words.ts'
import { readQuery, type SearchQuery } from '#src/server/text/search-query.ts'
import type { Locale } from '#src/shared/locale.ts'
import { readSearchedTexts } from './search-words.ts'

/** Limits the matches of a very common word; readers do not page that far. */
const mostMatches = 2000
/** The likest words are looked for in the texts of this many textbooks. */
const mostLike = 20

interface Matches {
  /** The best first. */
  ids: number[]
  /** Shown instead of what was typed, which nothing matches. */
  meant: string | null
}

const found = matchesIn({ table: 'textbook_search', id: 'textbook_id' })

/**
 * Returns the published textbooks that match a keyword: by its words (on Chinese pages also as pinyin), else by
 * pinyin and initials, else by the words that were probably meant.
 */
export async function matchTextbooks(db: Db, locale: Locale, keyword: string): Promise<Matches> {
  const query = readQuery(keyword)
  if (!query) return { ids: [], meant: null }
  const typed = await matchTyped(db, locale, query)
  if (typed.length > 0) return { ids: typed, meant: null }
  const meant = await meaningOf(db, query)
  const corrected = meant === undefined ? undefined : readQuery(meant)
  const ids = corrected ? await matchTyped(db, locale, corrected) : []
  return { ids, meant: ids.length > 0 ? meant! : null }
}

async function matchTyped(db: Db, locale: Locale, query: SearchQuery): Promise<number[]> {
  const words = found.words(query)
  const sounds = found.sounds(query, { initials: false })
  const first = locale === 'zh-CN' && sounds ? sql`${words} union all ${sounds}` : words
  const typed = await readMatches(db, first)
  if (typed.length > 0) return typed
  const pinyin = found.sounds(query, { initials: true })
  return pinyin ? readMatches(db, pinyin) : []
}

async function readMatches(db: Db, matches: ReturnType<typeof found.words>, limit = mostMatches) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.id from (${matches}) m
    join textbooks t on t.id = m.id and t.published
    group by t.id order by min(m.place), t.published_at desc, t.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Returns the probable keyword: one that sounds alike, or differs by one typing error. */
async function meaningOf(db: Db, query: SearchQuery): Promise<string | undefined> {
  const texts = await readSearchedTexts(db, await readMatches(db, found.like(query), mostLike))
  return correct(
    query,
    [...texts.values()]
      .flat()
      .filter(({ weight }) => weight !== 'D')
      .map(({ text }) => text),
  )
}
