import { half } from './numbers.ts'
import { type Field, fieldAtStart, fieldInside } from './patterns-text.ts'
import type { Rich } from './rich.ts'

export interface FoundField {
  field: Field
  value: Rich
}

/** English words would be found in letters of credit: they count at the beginning of a line only. */
const isEnglish = (text: string) => /^[【[\s]*[A-Za-z]/.test(text) && !/^[【[]/.test(text)

/** Cuts the fields (answer, explanation, difficulty …) from a line. */
export function splitFields(rich: Rich): { before: Rich; fields: FoundField[] } {
  const marks: { field: Field; from: number; to: number }[] = []
  const text = half(rich.text)
  for (const [field, pattern] of fieldAtStart) {
    const found = pattern.exec(text)
    if (found && found[0].length > (marks[0]?.to ?? 0)) {
      marks[0] = { field, from: 0, to: found[0].length }
    }
  }
  for (let from = marks[0]?.to ?? 0; ;) {
    const next = nextField(text, from)
    if (!next) break
    marks.push(next)
    from = next.to
  }
  return {
    before: rich.slice(0, marks[0]?.from ?? rich.length).trim(),
    fields: marks.map(({ field, to }, n) => ({
      field,
      value: rich.slice(to, marks[n + 1]?.from).trim(),
    })),
  }
}

function nextField(text: string, from: number) {
  let best: { field: Field; from: number; to: number } | undefined
  for (const [field, pattern] of fieldInside) {
    const found = pattern.exec(text.slice(from))
    if (!found || isEnglish(found[0])) continue
    const at = from + found.index
    if (!best || at < best.from) best = { field, from: at, to: at + found[0].length }
  }
  return best
}
