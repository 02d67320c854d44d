import type { ScoringRule } from '../types.ts'
import type { Mark, MarkLine, Verdict } from '../taking.ts'
import {
  type Fraction,
  fraction,
  inBounds,
  isSame,
  one,
  over,
  sumOf,
  times,
  toNumber,
  zero,
} from './fraction.ts'

/** The mark of a question; `marks` has those of a group's questions, as shares of their own points. */
export interface Marked {
  mark: Mark
  marks: Record<string, Mark>
}

/** A line of a mark before it becomes JSON. */
export interface Line {
  part: string
  verdict: Verdict
  earned: Fraction
  of: Fraction
}

export const verdictOf = (share: Fraction): Verdict =>
  isSame(share, one) ? 'correct' : share.n > 0n ? 'part' : 'wrong'

/** One of parts with weights: `share` is what it earned of its own, null where nothing was given. */
export interface WeighedPart {
  part: string
  weight: number | undefined
  share: Fraction | null
}

/** Lines of parts by their weights; together they are worth the whole. */
export function weighed(parts: readonly WeighedPart[]): Line[] {
  const weights = parts.map(({ weight }) => (weight === undefined ? one : fraction(weight)))
  const total = sumOf(weights)
  return parts.map(({ part, share }, index) => {
    const of = over(weights[index]!, total)
    return {
      part,
      verdict: share === null ? 'unanswered' : verdictOf(share),
      earned: share === null ? zero : times(of, share),
      of,
    }
  })
}

const toLine = ({ part, verdict, earned, of }: Line): MarkLine => ({
  part,
  verdict,
  earned: toNumber(earned),
  of: toNumber(of),
})

/** The mark of an answer that earned this share. */
export function marked(
  share: Fraction,
  lines: readonly Line[],
  rule: ScoringRule | null = null,
): Mark {
  const bounded = inBounds(share)
  return { share: toNumber(bounded), verdict: verdictOf(bounded), rule, lines: lines.map(toLine) }
}

/** The mark of lines that add up to the share. */
export const markOfLines = (lines: readonly Line[]): Mark =>
  marked(sumOf(lines.map(({ earned }) => earned)), lines)

/** Nothing was answered: no points under any rule. */
export const unanswered = (rule: ScoringRule | null, lines: readonly MarkLine[] = []): Mark => ({
  share: 0,
  verdict: 'unanswered',
  rule,
  lines: [...lines],
})
