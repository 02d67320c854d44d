import { type Named, personName } from '#src/features/content/bank/server/person-name.ts'
import { deletedUser } from '#src/features/learning/course/server/text.ts'
import { iso } from '#src/features/learning/interaction/server/row.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { Hit } from '../answers.ts'

export interface HitRow {
  replyId: number
  body: string
  createdAt: Date | string
  /** Null once the account is erased. */
  author: Named | null
}

/** Presents a reply or a comment in which a keyword was found. */
export const toHit = (row: HitRow, keyword: string, locale: Locale): Hit => ({
  replyId: row.replyId,
  author: row.author ? personName(row.author, locale) : pick(deletedUser, locale),
  ...excerptAround(textOfHtml(row.body), keyword),
  createdAt: iso(new Date(row.createdAt)),
})

/** Characters before and after the keyword. */
const [before, after] = [30, 90]

/** Returns the part of a text around the keyword, letter for letter as the search finds it, and where it is in it. */
export function excerptAround(text: string, keyword: string): Pick<Hit, 'excerpt' | 'ranges'> {
  const [lower, sought] = [text.toLowerCase(), keyword.toLowerCase()]
  // Lower case keeps the length of a text in the languages taught here, so places in it are those of the text.
  const found = lower.length === text.length ? lower.indexOf(sought) : -1
  const at = Math.max(0, found)
  const head = inWholeWords([...text.slice(0, at)], -before)
  const tail = inWholeWords([...text.slice(at + sought.length)], after)
  const [from, to] = [at - head.length, at + sought.length + tail.length]
  const lead = from > 0 ? `…${head}` : head
  const word = text.slice(at, at + sought.length)
  return {
    excerpt: `${lead}${word}${tail}${to < text.length ? '…' : ''}`,
    ranges: found < 0 ? [] : [[lead.length, lead.length + word.length]],
  }
}

const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/i.test(letter)

/** The first letters, or the last ones of a negative number, without a Latin word that would be cut. */
function inWholeWords(letters: readonly string[], most: number): string {
  const [shown, cut] =
    most < 0
      ? [letters.slice(most), letters.at(most - 1)]
      : [letters.slice(0, most), letters.at(most)]
  const text = shown.join('')
  if (!isLatin(cut)) return text
  return most < 0 ? text.replace(/^[a-z0-9]+(?=\s)/i, '') : text.replace(/(?<=\s)[a-z0-9]+$/i, '')
}
