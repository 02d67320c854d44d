import type { PlainAnswer, QuestionAnswer } from '../answer.ts'
import type { PlainBody, QuestionBody } from '../body/body.ts'
import type { Gap } from '../body/gap.ts'

/** Whether an answer fits a question: of its type, its parts exist, and it keeps the limits. */
export function fitsBody(body: QuestionBody, answer: QuestionAnswer): boolean {
  if (answer.type !== 'group') return body.type !== 'group' && fitsPlain(body, answer)
  if (body.type !== 'group') return false
  return Object.entries(answer.answers).every(([id, given]) => {
    const child = body.questions.find((one) => one.id === id)
    return child !== undefined && fitsPlain(child.body, given)
  })
}

type Parts = readonly { id: string }[]
const has = (parts: Parts, id: string) => parts.some((part) => part.id === id)
const areDistinct = (ids: readonly (string | number)[]) => new Set(ids).size === ids.length
const areOf = (ids: readonly string[], parts: Parts) =>
  areDistinct(ids) && ids.every((id) => has(parts, id))
/** Pairs of parts: each key is one of these and each value one of those. */
const arePairs = (pairs: Record<string, string>, these: Parts, those: Parts) =>
  Object.entries(pairs).every(([from, to]) => has(these, from) && has(those, to))

/** A choice names one of its options; '' clears a gap. */
const fillGaps = (given: Record<string, string>, gaps: readonly Gap[]) =>
  Object.entries(given).every(([id, text]) => {
    const gap = gaps.find((one) => one.id === id)
    return gap !== undefined && (gap.kind !== 'choice' || text === '' || has(gap.options, text))
  })

type Checks = {
  [T in PlainBody['type']]: (
    body: Extract<PlainBody, { type: T }>,
    answer: Extract<PlainAnswer, { type: T }>,
  ) => boolean
}

const checks: Checks = {
  single: ({ options }, { choice }) => choice === null || has(options, choice),
  multiple: ({ options }, { choices }) => areOf(choices, options),
  trueFalse: () => true,
  fillIn: (body, { gaps }) => fillGaps(gaps, body.gaps),
  numeric: () => true,
  matching: ({ left, right }, { pairs }) => arePairs(pairs, left, right),
  ordering: ({ items }, { order }) => areOf(order, items),
  classification: ({ items, categories }, { placed }) => arePairs(placed, items, categories),
  cloze: (body, { gaps }) => fillGaps(gaps, body.gaps),
  hotspot: ({ areas, most }, { spots }) =>
    spots.length <= most && spots.every((spot) => !('area' in spot) || has(areas, spot.area)),
  dragText: (body, { gaps }) => {
    const single = Object.values(gaps).filter(
      (id) => !body.tokens.find((token) => token.id === id)?.reusable,
    )
    return arePairs(gaps, body.gaps, body.tokens) && areDistinct(single)
  },
  form: ({ boxes }, { gaps }) =>
    fillGaps(
      gaps,
      boxes.map(({ id, gap }) => ({ ...gap, id })),
    ),
  shortAnswer: ({ mostCharacters }, { text, photos = [] }) =>
    text.length <= mostCharacters && areDistinct(photos),
  essay: (_, { photos = [] }) => areDistinct(photos),
  file: ({ mostFiles }, { files }) => files.length <= mostFiles && areDistinct(files),
  spoken: () => true,
}

function fitsPlain(body: PlainBody, answer: PlainAnswer): boolean {
  const check = checks[body.type] as (body: PlainBody, answer: PlainAnswer) => boolean
  return answer.type === body.type && check(body, answer)
}
