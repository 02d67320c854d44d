import type { SearchQuery } from './search-query.ts'
import { weakWords } from './weak-words.ts'
import { isChinese } from './words.ts'

/** Chinese characters of a query that are split; with the next limit at most 120 words are looked up. */
const mostCharacters = 24
const longestWord = 6
const shortestWord = 2

/** The Chinese runs of a query as arrays of characters, from the first on, until the limit is reached. */
function runsToSplit({ runs }: SearchQuery): string[][] {
  let left = mostCharacters
  return runs
    .filter(({ text, sought }) => sought && isChinese(text))
    .map(({ text }) => {
      const characters = [...text].slice(0, left)
      left -= characters.length
      return characters
    })
}

/** Returns every word that a Chinese run of the query may contain. */
export function possibleWords(query: SearchQuery): string[] {
  const found = runsToSplit(query).flatMap((characters) =>
    characters.flatMap((_, from) =>
      characters
        .slice(from + shortestWord - 1, from + longestWord)
        .map((_, more) => characters.slice(from, from + shortestWord + more).join('')),
    ),
  )
  return [...new Set(found)].filter((word) => !weakWords.has(word))
}

/**
 * Splits the Chinese runs of a query by known words, from the left, the longest first: a compound that no
 * dictionary has apart may be made of words that a text has.
 * @returns the query of those words, and whether they are the whole of it.
 */
export function splitByWords(query: SearchQuery, known: ReadonlySet<string>) {
  const words: string[] = []
  let unknown = 0
  for (const characters of runsToSplit(query)) {
    for (let from = 0; from < characters.length;) {
      const word = longestAt(characters, from, known)
      if (word !== undefined) words.push(word)
      else unknown++
      from += word === undefined ? 1 : [...word].length
    }
  }
  const others = query.words.filter((word) => !isChinese(word))
  const split = [...new Set([...words, ...others])]
  return {
    query: { ...query, words: split, runs: split.map((text) => ({ text, sought: true })) },
    whole: unknown === 0,
  }
}

function longestAt(characters: string[], from: number, known: ReadonlySet<string>) {
  for (let length = longestWord; length >= shortestWord; length--) {
    const word = characters.slice(from, from + length).join('')
    if (known.has(word)) return word
  }
  return undefined
}
