import type { Shape } from './arrange.ts'
import type { BodyOf } from './body.ts'
import { isSaid } from './content.ts'
import type { Problem } from './problem-codes.ts'
import { doubles } from './problems-of-choice.ts'
import { problemsOfStemGaps } from './problems-of-gaps.ts'
import type { Bilingual } from './text.ts'

type Arranging = BodyOf<'matching' | 'ordering' | 'classification' | 'hotspot' | 'dragText'>
type Parts = readonly { id: string; text: Bilingual }[]

const empties = (parts: Parts): Problem[] =>
  parts.flatMap(({ id, text }) => (isSaid(text) ? [] : [{ code: 'emptyItem' as const, part: id }]))

const same = (parts: Parts): Problem[] =>
  doubles(parts.filter(({ text }) => isSaid(text))).map((part) => ({ code: 'sameOption', part }))

const fewer = (parts: readonly unknown[], least: number, code: Problem['code']): Problem[] =>
  parts.length < least ? [{ code }] : []

export function problemsOfArranging(body: Arranging): Problem[] {
  switch (body.type) {
    case 'matching': {
      const { left, right, pairs } = body
      return [
        ...fewer(left, 2, 'tooFewItems'),
        ...fewer(right, 2, 'tooFewItems'),
        ...empties([...left, ...right]),
        ...same(right),
        ...left
          .filter(({ id }) => !right.some((one) => one.id === pairs[id]))
          .map(({ id }): Problem => ({ code: 'noPair', part: id })),
      ]
    }
    case 'ordering':
      return [...fewer(body.items, 2, 'tooFewItems'), ...empties(body.items), ...same(body.items)]
    case 'classification': {
      const { categories, items } = body
      const isKnown = (id: string | null) => id === null || categories.some((one) => one.id === id)
      return [
        ...fewer(categories, 2, 'tooFewCategories'),
        ...fewer(items, 1, 'tooFewItems'),
        ...empties([...categories, ...items]),
        ...same(categories),
        ...items
          .filter(({ category }) => !isKnown(category))
          .map(({ id }): Problem => ({ code: 'noCategory', part: id })),
        ...fewer(
          items.filter(({ category }) => category !== null),
          1,
          'noKey',
        ),
      ]
    }
    case 'hotspot':
      return problemsOfHotspot(body)
    case 'dragText':
      return problemsOfDragText(body)
  }
}

function isFlat(shape: Shape): boolean {
  if (shape.kind === 'rectangle') return shape.width === 0 || shape.height === 0
  if (shape.kind === 'ellipse') return shape.radiusX === 0 || shape.radiusY === 0
  const [a, ...others] = shape.points
  const doubled = others.reduce((sum, point, at) => {
    const next = others[at + 1] ?? a!
    return sum + (point.x - a!.x) * (next.y - a!.y) - (next.x - a!.x) * (point.y - a!.y)
  }, 0)
  return doubled === 0
}

function problemsOfHotspot({ picture, areas }: BodyOf<'hotspot'>): Problem[] {
  const { file, alt } = picture
  return [
    ...(file.userFileId === null && !file.attachment ? [{ code: 'noPicture' as const }] : []),
    ...(isSaid(alt) ? [] : [{ code: 'noAlt' as const }]),
    ...fewer(
      areas.filter(({ right }) => right),
      1,
      'noRight',
    ),
    ...areas.flatMap(({ id, label, shape }): Problem[] => [
      ...(isSaid(label) ? [] : [{ code: 'noLabel' as const, part: id }]),
      ...(isFlat(shape) ? [{ code: 'flatArea' as const, part: id }] : []),
    ]),
  ]
}

function problemsOfDragText({ stem, tokens, gaps }: BodyOf<'dragText'>): Problem[] {
  const known = new Map(tokens.map((token) => [token.id, token]))
  const keys = gaps.map(({ right }) => right.filter((id) => known.has(id)))
  const isComplete = keys.every((right) => right.length > 0)
  return [
    ...problemsOfStemGaps(stem, gaps),
    ...empties(tokens),
    ...gaps
      .filter((_, at) => keys[at]!.length === 0)
      .map(({ id }): Problem => ({ code: 'noAccepted', part: id })),
    ...(isComplete && !canBeFilled(keys, (id) => known.get(id)?.reusable === true)
      ? [{ code: 'tooFewTokens' as const }]
      : []),
  ]
}

/** Whether every gap can have a right token of its own, where tokens are used once. */
function canBeFilled(keys: readonly string[][], isReusable: (id: string) => boolean): boolean {
  const gapOf = new Map<string, number>()
  /** Gives a gap a token, and the gap that had it another one. */
  const fill = (gap: number, seen: Set<string>): boolean =>
    keys[gap]!.some((token) => {
      if (isReusable(token)) return true
      if (seen.has(token)) return false
      seen.add(token)
      const other = gapOf.get(token)
      if (other !== undefined && !fill(other, seen)) return false
      gapOf.set(token, gap)
      return true
    })
  return keys.every((_, gap) => fill(gap, new Set()))
}
