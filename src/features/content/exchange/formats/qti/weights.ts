import { rounded } from '../shared/numbers.ts'

interface Mapping {
  entries: { key: string; value: number }[]
  usual: number
  upper: number | null
}

/** The options that are right, and their weights where a mapping says more than that. */
export function choiceWeights(
  names: readonly string[],
  correct: readonly string[],
  mapping: Mapping | null,
  isSingle: boolean,
): { right: boolean[]; weights?: number[]; rule?: string } {
  const byKey = names.map((name) => correct.includes(name))
  if (!mapping || mapping.entries.length === 0) {
    // match_correct: the whole or nothing, which is what a single choice is anyway.
    return { right: byKey, ...(!isSingle && correct.length > 0 && { rule: 'allOrNothing' }) }
  }
  const points = names.map(
    (name) => mapping.entries.find(({ key }) => key === name)?.value ?? mapping.usual,
  )
  const gained = points.filter((one) => one > 0)
  const most = isSingle ? Math.max(0, ...gained) : gained.reduce((sum, one) => sum + one, 0)
  const whole = Math.min(most, mapping.upper ?? most)
  const right = correct.length > 0 ? byKey : points.map((one) => one > 0)
  if (whole <= 0) return { right: byKey }
  const weights = points.map((one) => rounded(Math.max(-1, Math.min(1, one / whole))))
  const isPlainSingle = isSingle && weights.every((one, index) => one === (right[index] ? 1 : 0))
  if (isPlainSingle) return { right }
  return { right, weights, ...(!isSingle && { rule: 'weights' }) }
}
