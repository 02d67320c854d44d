import { fewAnswers } from '../../choices.ts'
import { fifthOf, groupSize } from './groups.ts'
import { byTotal } from './question-numbers.ts'

export interface OptionNumbers {
  id: string
  right: boolean
  /** Attempts that chose it. */
  chosen: number
  /** Of the strongest and the weakest 27 %, shares of 0 to 1; null with too few. */
  upper: number | null
  lower: number | null
  /** By fifths of the totals, the weakest first; null with fewer than ten attempts. */
  fifths: number[] | null
}

/**
 * How often each option was chosen, and by whom.
 * @param choices the options that each attempt chose
 * @param totals points of the attempts in percent
 */
export function optionNumbers(
  options: readonly { id: string; right: boolean }[],
  choices: readonly (readonly string[])[],
  totals: readonly number[],
): OptionNumbers[] {
  const n = choices.length
  const size = groupSize(n)
  const order = byTotal(totals).map((at) => choices[at]!)
  const shareIn = (group: readonly (readonly string[])[], id: string) =>
    group.filter((one) => one.includes(id)).length / group.length
  return options.map(({ id, right }) => ({
    ...{ id, right },
    chosen: choices.filter((one) => one.includes(id)).length,
    upper: size === null ? null : shareIn(order.slice(-size), id),
    lower: size === null ? null : shareIn(order.slice(0, size), id),
    fifths:
      n < fewAnswers
        ? null
        : [0, 1, 2, 3, 4].map((fifth) =>
            shareIn(
              order.filter((_, place) => fifthOf(place, n) === fifth),
              id,
            ),
          ),
  }))
}

/**
 * The wrong option that the strongest chose more often than any right one, and more often than the weakest did: the key
 * may be wrong. Null without one, and with fewer than ten answers.
 */
export function suspectedOption(options: readonly OptionNumbers[], n: number): string | null {
  if (n < fewAnswers) return null
  const right = Math.max(...options.filter((one) => one.right).map(({ upper }) => upper ?? 0))
  const [most] = options
    .filter((one) => !one.right && one.upper! > right && one.upper! > one.lower!)
    .sort((a, b) => b.upper! - a.upper!)
  return most?.id ?? null
}
