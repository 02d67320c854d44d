import { half } from './numbers.ts'
import {
  blankSpace,
  type Field,
  fieldAtStart,
  fieldInside,
  solutionAtStart,
  solutionInside,
} from './patterns-text.ts'
import type { Rich } from './rich.ts'

export interface FoundField {
  field: Field
  value: Rich
}

/** English words would be found in letters of credit: they count at the beginning of a line only. */
const isEnglish = (text: string) => /^[【[\s]*[A-Za-z]/.test(text) && !/^[【[]/.test(text)

/**
 * Cuts the fields (answer, explanation, difficulty …) from a line.
 * @param hasSolutions - whether 答： and 解： begin an answer too; in a dialogue they are words
 */
export function splitFields(
  rich: Rich,
  hasSolutions = false,
): { before: Rich; fields: FoundField[] } {
  const marks: { field: Field; from: number; to: number }[] = []
  const text = half(rich.text)
  for (const [field, pattern] of fieldAtStart) {
    const found = pattern.exec(text)
    if (found && found[0].length > (marks[0]?.to ?? 0)) {
      marks[0] = { field, from: 0, to: found[0].length }
    }
  }
  const solution = hasSolutions && marks.length === 0 ? solutionOf(text) : null
  if (solution) marks.push(solution)
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

/** 答： with nothing but space to write in is an answer without words; with blanks among words it is a stem. */
function solutionOf(text: string): { field: Field; from: number; to: number } | null {
  const found = solutionAtStart.exec(text) ?? solutionInside.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  if (found.index > 0 && !/[。?!.)]$/.test(text.slice(0, found.index).trimEnd())) return null
  if (blankSpace.test(rest) && rest.replaceAll(/[\s_()。]/g, '') !== '') return null
  return { field: 'answer', from: found.index, to: found.index + found[0].length }
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
