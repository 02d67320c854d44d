import type { AnswerOf } from '../answer.ts'
import type { BodyOf } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import { type Fraction, one, ratio, zero } from './fraction.ts'
import { type Line, marked, markOfLines, weighed } from './outcome.ts'

const all = (isRight: boolean): Fraction => (isRight ? one : zero)

/** Right pairs out of all. */
export function markMatching(body: BodyOf<'matching'>, { pairs }: AnswerOf<'matching'>): Mark {
  return markOfLines(
    weighed(
      body.left
        .filter(({ id }) => body.pairs[id] !== undefined)
        .map(({ id }) => ({
          part: id,
          weight: undefined,
          share: pairs[id] ? all(pairs[id] === body.pairs[id]) : null,
        })),
    ),
  )
}

/** Right items out of all; one that belongs to no category is right where it is left. */
export function markClassification(
  body: BodyOf<'classification'>,
  { placed }: AnswerOf<'classification'>,
): Mark {
  return markOfLines(
    weighed(
      body.items.map(({ id, category }) => {
        const given = placed[id] ?? null
        const isLeftOut = given === null && category !== null
        return { part: id, weight: undefined, share: isLeftOut ? null : all(given === category) }
      }),
    ),
  )
}

/** The whole order only, each item at its place, or each item that its right neighbour follows. */
export function markOrdering(body: BodyOf<'ordering'>, { order }: AnswerOf<'ordering'>): Mark {
  const right = body.items.map(({ id }) => id)
  const byNeighbours = body.credit === 'neighbours' && right.length > 1
  const parts = byNeighbours ? right.slice(0, -1) : right
  const isRight = (id: string, place: number) =>
    byNeighbours
      ? order.includes(id) && order[order.indexOf(id) + 1] === right[place + 1]
      : order[place] === id
  const lines: Line[] = weighed(
    parts.map((id, place) => ({
      part: id,
      weight: undefined,
      share: order.includes(id) ? all(isRight(id, place)) : null,
    })),
  )
  if (body.credit !== 'all') return markOfLines(lines)
  const isWhole = lines.length > 0 && lines.every(({ verdict }) => verdict === 'correct')
  const share = all(isWhole)
  return marked(share, isWhole ? lines : lines.map((line) => ({ ...line, earned: ratio(0, 1) })))
}

/** A token counts where it is right; one that is not reusable only at its first place. */
export function markDragText(body: BodyOf<'dragText'>, { gaps }: AnswerOf<'dragText'>): Mark {
  const tokens = new Map(body.tokens.map((token) => [token.id, token]))
  const textOf = (id: string) => JSON.stringify([tokens.get(id)?.text.zh, tokens.get(id)?.text.en])
  const used = new Set<string>()
  return markOfLines(
    weighed(
      body.gaps.map(({ id, right, weight }) => {
        const given = gaps[id]
        if (!given) return { part: id, weight, share: null }
        const isSpent = used.has(given) && !tokens.get(given)?.reusable
        used.add(given)
        // Two tokens that read the same are the same to a reader.
        const isRight = tokens.has(given) && right.some((token) => textOf(token) === textOf(given))
        return { part: id, weight, share: all(isRight && !isSpent) }
      }),
    ),
  )
}
