import type { BodyOf } from '../body/body.ts'
import type { ScoringRule } from '../types.ts'
import { type Fraction, fraction, higher, over, plus, ratio, sumOf, zero } from './fraction.ts'

type Option = BodyOf<'multiple'>['options'][number]

/** The counts that a rule looks at: right and wrong choices, and how many options there are. */
export interface Choices {
  options: readonly Option[]
  chosen: ReadonlySet<string>
  /** Right options: all, and those chosen. */
  rights: number
  hits: number
  /** Wrong options chosen. */
  wrongs: number
}

export function lookAt(options: readonly Option[], chosen: ReadonlySet<string>): Choices {
  const rights = options.filter(({ right }) => right)
  const hits = rights.filter(({ id }) => chosen.has(id)).length
  return { options, chosen, rights: rights.length, hits, wrongs: chosen.size - hits }
}

const part = (n: number, d: number) => (d === 0 ? zero : ratio(n, d))

interface Rule {
  /** The share that the choices earn, before it is kept within 0 and 1. */
  share: (choices: Choices) => Fraction
  /**
   * What one option adds or costs, where the rule counts options one by one; else the share is spread over the
   * right choices.
   */
  option: ((choices: Choices, option: Option) => Fraction) | null
}

const errors = ({ rights, hits, wrongs }: Choices) => rights - hits + wrongs

/** A rule that counts options is the sum of what each of them says. */
const counting = (option: NonNullable<Rule['option']>): Rule => ({
  share: (choices) => sumOf(choices.options.map((each) => option(choices, each))),
  option,
})

/** The six rules of multiple choice. None looks at the order of the options. */
export const rules: Record<ScoringRule, Rule> = {
  /** Any wrong choice: nothing. Incomplete without a wrong one: half. */
  chinese: {
    share: ({ rights, hits, wrongs }) =>
      wrongs > 0 || hits === 0 ? zero : hits === rights ? ratio(1, 1) : ratio(1, 2),
    option: null,
  },
  allOrNothing: { share: (choices) => ratio(errors(choices) === 0 ? 1 : 0, 1), option: null },
  /** (right − wrong) / all right. */
  rightMinusWrong: counting(({ chosen, rights }, { id, right }) =>
    chosen.has(id) ? part(right ? 1 : -1, rights) : zero,
  ),
  /** (right ticks + right blanks) / options. */
  everyDecision: counting(({ options, chosen }, { id, right }) =>
    chosen.has(id) === right ? ratio(1, options.length) : zero,
  ),
  /** One error: half; two: a quarter; more: nothing. */
  halves: {
    share: (choices) => [ratio(1, 1), ratio(1, 2), ratio(1, 4)][errors(choices)] ?? zero,
    option: null,
  },
  /** The weight of each option; where none is given, right ones share 1 and wrong ones −1 equally. */
  weights: counting((choices, option) =>
    choices.chosen.has(option.id) ? ownWeight(choices, option) : zero,
  ),
}

/** Weights of right options are scaled to 1 together: three of 0.3333333 earn everything. */
function ownWeight({ options, rights }: Choices, option: Option): Fraction {
  const given = ({ weight, right }: Option): Fraction =>
    weight === undefined
      ? part(right ? 1 : -1, right ? rights : options.length - rights)
      : right
        ? higher(zero, fraction(weight))
        : fraction(weight)
  if (!option.right) return given(option)
  const total = options
    .filter(({ right }) => right)
    .reduce((sum, each) => plus(sum, given(each)), zero)
  return total.n === 0n ? part(1, rights) : over(given(option), total)
}
