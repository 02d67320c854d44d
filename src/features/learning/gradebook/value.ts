import { type GradeWord, gradeWords } from './limits.ts'

/** What a cell has: a mark in hundredths of a point, or a word in its place. */
export type Entry = MarkEntry | { word: GradeWord }

export interface MarkEntry {
  mark: number
  /** The full mark of this cell, in hundredths, where it is not that of the column. */
  of?: number
  late?: boolean
}

/** A value as it is sent and compared: '' – nothing, '8550' – 85.5 points, or a word of `gradeWords`. */
export type Code = string
export const codePattern = new RegExp(`^(0|[1-9]\\d{0,5}|${gradeWords.join('|')})?$`)

const words: ReadonlySet<string> = new Set(gradeWords)
export const isWord = (text: string): text is GradeWord => words.has(text)

export const codeOf = (entry: Entry | undefined): Code => {
  if (!entry) return ''
  return 'word' in entry ? entry.word : String(entry.mark)
}

export function entryOf(code: Code): Entry | undefined {
  if (code === '') return undefined
  return isWord(code) ? { word: code } : { mark: Number(code) }
}

/** Writes hundredths as a number with as few decimals as it has: 8550 → '85.5'. */
export function showMark(hundredths: number): string {
  const rest = hundredths % 100
  const whole = String((hundredths - rest) / 100)
  if (rest === 0) return whole
  return `${whole}.${rest % 10 === 0 ? rest / 10 : String(rest).padStart(2, '0')}`
}

/** Reads a number of points, with full-width digits and up to two decimals, as hundredths. @returns null for other text */
export function readMark(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/g, '')
  const found = /^(\d{1,4})(?:\.(\d{0,2})0*)?$/.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}
