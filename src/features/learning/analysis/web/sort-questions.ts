import type { AnalysedQuestion } from '../contract.ts'

/** The columns of numbers by which questions can be sorted. */
export const valueOf = {
  answers: ({ numbers }) => numbers.n,
  facility: ({ numbers }) => numbers.facility,
  reached: ({ numbers }) => numbers.facilityReached,
  guess: ({ guess }) => guess,
  deviation: ({ numbers }) => numbers.deviation,
  weight: ({ weight }) => weight,
  discrimination: ({ numbers }) => numbers.discrimination,
  efficiency: ({ numbers }) => numbers.efficiency,
  groups: ({ numbers }) => numbers.groupDifference,
  notReached: ({ counts }) => counts.notReached,
} satisfies Record<string, (question: AnalysedQuestion) => number | null>
export type NumberColumn = keyof typeof valueOf

/** Reads a column and its direction from an address; any other value is the order of the quiz. */
export function readSort(sort: string): { column: NumberColumn; isDown: boolean } | null {
  const column = sort.replace(/^-/, '')
  return Object.hasOwn(valueOf, column)
    ? { column: column as NumberColumn, isDown: sort.startsWith('-') }
    : null
}

/** Sorts questions by a column; those without its number come last, and equal ones keep the order of the quiz. */
export function sorted(questions: readonly AnalysedQuestion[], sort: string): AnalysedQuestion[] {
  const by = readSort(sort)
  if (!by) return [...questions]
  const sign = by.isDown ? -1 : 1
  return questions.toSorted((one, other) => {
    const [a, b] = [valueOf[by.column](one), valueOf[by.column](other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (a - b)
  })
}
