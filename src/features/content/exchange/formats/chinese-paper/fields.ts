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

interface FoundMark {
  field: Field
  from: number
  to: number
}

/** No mark of a field is longer, its spaces included. */
const longestMark = 100

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
  const marks: FoundMark[] = []
  const text = half(rich.text)
  for (const [field, pattern] of fieldAtStart) {
    const found = pattern.exec(text)
    if (found && found[0].length > (marks[0]?.to ?? 0)) {
      marks[0] = { field, from: 0, to: found[0].length }
    }
  }
  const solution = hasSolutions && marks.length === 0 ? solutionOf(text) : null
  if (solution) marks.push(solution)
  const nextField = fieldsOf(text)
  for (let from = marks[0]?.to ?? 0; ;) {
    const next = nextField(from)
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
function solutionOf(text: string): FoundMark | null {
  const found = solutionAtStart.exec(text) ?? solutionInside.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  if (found.index > 0 && !/[。?!.)]$/.test(text.slice(0, found.index).trimEnd())) return null
  if (blankSpace.test(rest) && rest.replaceAll(/[\s_()。]/g, '') !== '') return null
  return { field: 'answer', from: found.index, to: found.index + found[0].length }
}

/** Finds the fields of a line one after the other; each pattern reads the text once, so that thousands of fields cost no more than their length. */
function fieldsOf(text: string): (from: number) => FoundMark | undefined {
  const known = new Map<RegExp, { from: number; to: number } | null>()
  const seek = (pattern: RegExp, start: number, end?: number) => {
    const found = pattern.exec(text.slice(start, end))
    return found && { from: start + found.index, to: start + found.index + found[0].length }
  }
  const firstOf = (pattern: RegExp, from: number) => {
    // What follows a field directly begins a field too, though no space or sign stands before it.
    const here = seek(pattern, from, from + longestMark)
    if (here?.from === from) return here
    const before = known.get(pattern)
    if (before === null || (before && before.from >= from)) return before
    const next = seek(pattern, from)
    known.set(pattern, next)
    return next
  }
  return (from) => {
    let best: FoundMark | undefined
    for (const [field, pattern] of fieldInside) {
      const found = firstOf(pattern, from)
      if (!found || isEnglish(text.slice(found.from, found.to))) continue
      if (!best || found.from < best.from) best = { field, ...found }
    }
    return best
  }
}
