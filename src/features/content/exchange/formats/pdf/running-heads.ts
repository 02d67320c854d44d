import type { Line } from './lines.ts'
import { plainOf } from './lines.ts'
import { pageNumberParts } from './patterns-text.ts'

interface Page {
  height: number
  lines: Line[]
}

/** Shares of the height of a page in which its head and foot stand. */
const zone = 0.1
const firstHead = 0.075
/** A title is larger by this than the head of a page above it. */
const larger = 1.15

/** Takes the heads and feet of pages and their numbers out of the lines, and says which words they were. */
export function withoutHeads(pages: readonly Page[]): { pages: Line[][]; dropped: string[] } {
  const times = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(page.lines.flatMap((line) => keyOf(line, page) ?? []))) {
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  }
  const dropped = new Set<string>()
  const left = pages.map((page) =>
    page.lines.filter((line, n) => {
      const key = keyOf(line, page)
      if (key === undefined) return true
      const words = plainOf(line)
      const isHead =
        times.get(key)! > 1 || isPageNumber(words) || isHeadOfOne(line, page.lines[n + 1], page)
      if (isHead && !isPageNumber(words)) dropped.add(words)
      return !isHead
    }),
  )
  return { pages: left, dropped: [...dropped] }
}

/** The line at the head or foot of a page, without its numbers. */
function keyOf(line: Line, { height }: Page): string | undefined {
  const side =
    line.base < height * zone ? 'head' : line.base > height * (1 - zone) ? 'foot' : undefined
  return side && `${side} ${plainOf(line).replaceAll(/\s/g, '').replaceAll(/\d+/g, '#')}`
}

const isPageNumber = (words: string): boolean =>
  /\d/.test(words) && words.length < 40 && words.replaceAll(pageNumberParts, '') === ''

/** The head of a file of one page: small, in the margin, above a larger title. */
const isHeadOfOne = (line: Line, next: Line | undefined, { height }: Page): boolean =>
  line.base < height * firstHead &&
  next !== undefined &&
  next.base - line.base > 2 * line.size &&
  next.size > larger * line.size
