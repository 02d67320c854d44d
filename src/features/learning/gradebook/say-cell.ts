import type { CellGrade } from './rules/grade-row.ts'
import { showPercent } from './show-grade.ts'
import { type Entry, showMark } from './value.ts'
import type { GradeWord } from './limits.ts'

type Words = Record<GradeWord, string>

/** How a cell counts, in sentences. */
export interface CellWords {
  counted: (mark: string, of: string, percent: string) => string
  late: (cut: string) => string
  dropped: string
  zeroWord: (word: string) => string
  zeroMissing: string
  leftOut: (word: string) => string
  waiting: string
}

/** Shows a value as a cell does. */
export function showEntry(entry: Entry | undefined, t: { words: Words }): string {
  if (!entry) return ''
  if ('word' in entry) return t.words[entry.word]
  return entry.of === undefined
    ? showMark(entry.mark)
    : `${showMark(entry.mark)}/${showMark(entry.of)}`
}

/** Says in words how one cell counts. */
export function sayCell(cell: CellGrade, t: CellWords, names: { words: Words }): string {
  const { kind, entry, share, of, lateCut } = cell
  const word = entry && 'word' in entry ? names.words[entry.word] : ''
  if (kind === 'waiting') return word ? `${word} · ${t.waiting}` : t.waiting
  if (kind === 'leftOut') return t.leftOut(word)
  if (!entry || 'word' in entry) {
    const zero = word ? t.zeroWord(word) : t.zeroMissing
    return kind === 'dropped' ? `${zero} · ${t.dropped}` : zero
  }
  const percent = showPercent({ num: BigInt(share!.num), den: BigInt(share!.den) })
  return [
    t.counted(showMark(entry.mark), showMark(of), percent),
    ...(lateCut > 0 ? [t.late(String(lateCut))] : []),
    ...(kind === 'dropped' ? [t.dropped] : []),
  ].join(' · ')
}
