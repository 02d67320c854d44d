import { longEnough, type SearchQuery, stem, term } from './search-query.ts'
import { cutText, isChinese, isLatin, lexeme, normalise, pairsIn } from './words.ts'

const mostTerms = 12

/**
 * Returns what a query looks for inside pages, subtitles and texts, as one reads it: Latin words, and Chinese words
 * of at least two characters. The dictionary knows few terms of a trade and leaves their characters apart (倒 签);
 * such a character stands with its neighbours, because alone it is everywhere.
 */
export const termsOf = ({ runs }: Pick<SearchQuery, 'runs'>): string[] => [
  ...new Set(
    runs
      .filter(({ sought }) => sought)
      .flatMap(({ text }) => (isChinese(text) ? joinSingle(cutText(text)) : [text]))
      .slice(0, mostTerms),
  ),
]

/** Reads terms that were joined by spaces. */
export const readTerms = (spaced: string): string[] => [
  ...new Set(normalise(spaced).split(/\s+/).map(lexeme).filter(Boolean).slice(0, mostTerms)),
]

/** Joins single characters that stand together; one alone joins the word before it, or the first one after it. */
function joinSingle(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const [at, word] of words.entries()) {
    const single = (one?: string) => one?.length === 1
    const last = joined.at(-1)
    const apart = single(word) && single(words[at + 1]) && !single(words[at - 1])
    const follows = single(word) || (joined.length === 1 && single(last))
    if (last !== undefined && follows && !apart) joined[joined.length - 1] = last + word
    else joined.push(word)
  }
  return joined
}

/**
 * The tsquery for texts whose words `vectorInside` has cut and that have all the terms. @returns '' where each of them
 * is too short to be looked for by itself
 */
export function insideQuery(terms: readonly string[]): string {
  if (!terms.some(longEnough)) return ''
  return terms
    .flatMap((one) => {
      if (!isChinese(one)) return [term(stem(one), isLatin(one) && longEnough(one))]
      return one.length > 1 ? pairsIn(one).map((pair) => term(pair, false)) : [term(one, true)]
    })
    .join(' & ')
}
