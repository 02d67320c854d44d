import { type Exact, round } from './rules/exact.ts'
import type { RowGrade } from './rules/grade-row.ts'
import { showTotal, tenthsOf } from './rules/scheme.ts'
import type { Gradebook } from './contract.ts'
import { showMark } from './value.ts'
import type { GradeWord } from './limits.ts'
import type { Level } from './rules/scheme.ts'

/** What values and totals are called. */
export interface GradeWords {
  words: Record<GradeWord, string>
  levels: Record<Level, string>
  passed: string
  failed: string
  /** In place of a total where there is none. */
  none: string
}

/** A share in percent with two decimals at most: '83.33'. */
export const showPercent = (share: Exact): string => showMark(round(share, 10_000))

/** Tenths as a number: 835 → '83.5'. */
export const showTenths = (tenths: number): string => showMark(tenths * 10)

/** A total as the scheme of the gradebook shows it; the word of an examination stands in its place. */
export function showGrade(
  { total, word }: Pick<RowGrade, 'total' | 'word'>,
  { scheme, rounding }: Pick<Gradebook, 'scheme' | 'rounding'>,
  t: GradeWords,
): string {
  if (word) return t.words[word]
  if (total === null) return t.none
  const shown = showTotal(tenthsOf(total, rounding), scheme)
  if (shown.kind === 'level') return t.levels[shown.level]
  if (shown.kind === 'passed') return shown.passed ? t.passed : t.failed
  if (shown.kind === 'points') return (shown.tenths / 10).toFixed(1)
  return showTenths(shown.tenths)
}
