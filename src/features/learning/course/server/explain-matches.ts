import type { Db } from '#src/server/database/db.ts'
import { findPinyin, findWords, type Range } from '#src/server/text/find-in-text.ts'
import type { SearchQuery } from '#src/server/text/search-query.ts'
import { isLatin } from '#src/server/text/words.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Match } from '../contract.ts'
import { type CourseText, readSearchedTexts } from './searched-texts.ts'

/** The characters of a long text that are shown before and after its first match. */
const around = { before: 16, after: 44 }

/** Why a course matches, by what it says about itself. */
type Explained = Omit<Match, 'inside'>

/** Returns for each course where it says the searched words about itself. */
export async function explainMatches(
  db: Db,
  { locale, ids, query }: { locale: Locale; ids: readonly number[]; query: SearchQuery },
): Promise<Explained[]> {
  const texts = await readSearchedTexts(db, ids)
  return ids.map((id) => explain(texts.get(id) ?? [], locale, query.words))
}

function explain(
  texts: readonly CourseText[],
  locale: Locale,
  words: readonly string[],
): Explained {
  const language = locale === 'en-US' ? 'en' : 'zh'
  const names = texts.filter(({ place }) => place === 'name')
  const name = names.find((one) => one.language === language) ?? names[0]
  if (!name) return { name: [], found: null }
  const marks = findWords(name.text, words, { some: true }) ?? []
  const missing = words.filter((word) => findWords(name.text, [word]) === null)
  if (missing.length === 0) return { name: marks, found: null }
  // A match in the shown language explains more than one in its translation.
  const others = texts
    .filter((one) => one !== name)
    .toSorted((a, b) => Number(isForeign(a, language)) - Number(isForeign(b, language)))
  const found =
    firstOf(others, (text) => findWords(text.text, missing)) ??
    firstOf(others, (text) => findWords(text.text, missing, { some: true }))
  if (found) return { name: marks, found: shown(found, language) }
  const typed = missing.filter(isLatin).join('')
  const sounding = firstOf([name, ...others], (text) => sounds(text, typed))
  if (!sounding) return { name: marks, found: null }
  if (sounding.text === name) return { name: [...marks, ...sounding.ranges], found: null }
  return { name: marks, found: shown(sounding, language) }
}

interface Found {
  text: CourseText
  ranges: Range[]
}

function firstOf(
  texts: readonly CourseText[],
  find: (text: CourseText) => Range[] | null,
): Found | undefined {
  for (const text of texts) {
    const ranges = find(text)
    if (ranges) return { text, ranges }
  }
  return undefined
}

function sounds(text: CourseText, typed: string): Range[] | null {
  if (typed.length < 2 || text.weight === 'D' || text.language === 'en') return null
  const range = findPinyin(text.text, typed, { initials: true, person: text.person })
  return range && [range]
}

const isForeign = (text: CourseText, language: 'zh' | 'en') =>
  text.language !== undefined && text.language !== language

function shown({ text, ranges }: Found, language: 'zh' | 'en'): NonNullable<Match['found']> {
  const { place, text: whole } = text
  const [start, end] = partAround(whole, ranges[0]?.[0] ?? 0)
  const [before, after] = [start > 0 ? '…' : '', end < whole.length ? '…' : '']
  const moved = before.length - start
  return {
    place,
    foreign: isForeign(text, language),
    text: before + whole.slice(start, end) + after,
    ranges: ranges
      .filter((range) => range[0] >= start && range[1] <= end)
      .map(([from, to]): Range => [from + moved, to + moved]),
  }
}

/** Returns the part of a long text that is shown, which cuts no Latin word and no character. */
function partAround(whole: string, at: number): Range {
  if (whole.length <= around.before + around.after) return [0, whole.length]
  let start = Math.max(0, at - around.before)
  let end = Math.min(whole.length, at + around.after)
  while (start > 0 && start < at && isInside(whole, start)) start++
  while (end < whole.length && end > at && isInside(whole, end)) end--
  return [start, end]
}

const isInside = (text: string, at: number) =>
  /^(?:[a-z0-9]{2}|.\s|[\ud800-\udbff][\udc00-\udfff])$/i.test(text.slice(at - 1, at + 1))
