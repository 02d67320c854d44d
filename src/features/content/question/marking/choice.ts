import type { AnswerOf } from '../answer.ts'
import type { BodyOf } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import type { ScoringRule } from '../types.ts'
import { lookAt, rules } from './choice-rules.ts'
import { fraction, higher, inBounds, one, over, ratio, zero } from './fraction.ts'
import { type Line, marked, markOfLines, verdictOf } from './outcome.ts'

/** A right option earns everything; another one what an import gave it. */
export function markSingle(body: BodyOf<'single'>, { choice }: AnswerOf<'single'>): Mark {
  const option = body.options.find(({ id }) => id === choice)
  const share = !option ? zero : option.right ? one : higher(zero, fraction(option.weight ?? 0))
  return markOfLines([{ part: choice ?? '', verdict: verdictOf(share), earned: share, of: one }])
}

export function markTrueFalse(body: BodyOf<'trueFalse'>, { value }: AnswerOf<'trueFalse'>): Mark {
  const share = body.right !== null && value === body.right ? one : zero
  return markOfLines([{ part: String(value), verdict: verdictOf(share), earned: share, of: one }])
}

/** By the rule that came with the question, else by that of the quiz. */
export function markMultiple(
  body: BodyOf<'multiple'>,
  { choices: given }: AnswerOf<'multiple'>,
  quizRule: ScoringRule,
): Mark {
  const name = body.rule ?? quizRule
  const rule = rules[name]
  const known = new Set(body.options.map(({ id }) => id))
  const choices = lookAt(body.options, new Set(given.filter((id) => known.has(id))))
  const share = inBounds(rule.share(choices))
  const spread = choices.hits > 0 ? over(share, ratio(choices.hits, 1)) : zero
  const key = lookAt(body.options, new Set(idsOfRight(body)))
  const lines = body.options.flatMap((option): Line[] => {
    const isChosen = choices.chosen.has(option.id)
    const of = rule.option?.(key, option) ?? (option.right ? ratio(1, choices.rights) : zero)
    // A wrong option that was left alone is a line only where each decision counts.
    if (!isChosen && of.n === 0n) return []
    const isRight = isChosen === option.right
    const even = isChosen && option.right ? spread : zero
    return [
      {
        part: option.id,
        verdict: isRight ? 'correct' : isChosen ? 'wrong' : 'unanswered',
        earned: rule.option?.(choices, option) ?? even,
        of,
      },
    ]
  })
  return marked(share, lines, name)
}

const idsOfRight = ({ options }: BodyOf<'multiple'>) =>
  options.filter(({ right }) => right).map(({ id }) => id)
