import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { sql, type SQL } from 'drizzle-orm'

/** Raised when tokens are made differently: rows of another version are indexed again. */
export const searchVersion = 1

// The dictionary takes 0.2 s and 60 MB to load: only a process that searches pays for it. Its text is
// read here, because the package's own module would keep 11 MB for good.
let loaded: Jieba | undefined
const jieba = () => (loaded ??= Jieba.withDict(readFileSync(dictionary)))
const dictionary = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')

/** PostgreSQL's limit for positions in a tsvector. */
const maxPosition = 16_383

/**
 * Returns a tsvector literal of Chinese and English text. Words are cut for search, so that a long word
 * is also found by its parts. A weighs more than B.
 */
export function searchVector(parts: { weight: 'A' | 'B' | 'C'; text: string }[]): string {
  const lexemes: string[] = []
  let position = 0
  for (const { weight, text } of parts) {
    for (const token of jieba().cutForSearch(normalise(text), true)) {
      const word = lexeme(token)
      if (!word) continue
      position = Math.min(position + 1, maxPosition)
      lexemes.push(`'${word}':${position}${weight}`)
    }
  }
  return lexemes.join(' ')
}

/**
 * Returns a tsquery for the text that a person typed: all words, the last one and Latin ones by their
 * beginning.
 * @returns undefined when nothing searchable was typed
 */
export function searchQuery(text: string, joiner: '&' | '|' = '&'): SQL | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  const terms = words.map((word, index) =>
    index === words.length - 1 || /^[\x20-\x7e]+$/.test(word) ? `'${word}':*` : `'${word}'`,
  )
  return sql`${terms.join(` ${joiner} `)}::tsquery`
}

/** Returns the words that a person typed, each once. */
function queryWords(text: string): string[] {
  const words = jieba()
    .cut(normalise(text), true)
    .map((token) => singular(lexeme(token)))
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, 12)
}

const normalise = (text: string) => text.normalize('NFKC').toLowerCase()

/** Latin words are searched by their beginning, so the singular also finds the plural. */
const singular = (word: string) => word.replace(/^([a-z]{3,}[^s])s$/, '$1')

/** Only letters and digits, which are safe in a literal with or without quotes. */
const lexeme = (token: string) => token.replace(/[^\p{L}\p{N}]+/gu, '')
