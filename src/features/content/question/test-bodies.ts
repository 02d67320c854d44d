import * as fc from 'fast-check'
import type { BodyOf, PlainBody, QuestionBody } from './body/body.ts'
import type { Gap } from './body/gap.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import type { Bilingual } from './body/text.ts'
import {
  anyGap,
  hundredths,
  line,
  marked,
  maybeSet,
  numberKey,
  parts,
  plain,
  rich,
  rights,
  textKey,
  weighing,
} from './test-parts.ts'
import { inBoth, lineHtml, maybe } from './test-texts.ts'
import { scoringRules } from './types.ts'

/*
 * Arbitrary bodies of questions over the whole schema, for property tests: each can be marked. They name no files.
 */

const feedback = fc.record({ correct: rich, partly: rich, wrong: rich }, { requiredKeys: [] })
const baseOf = (stem: fc.Arbitrary<QuestionBody['stem']> = rich) =>
  fc
    .record({
      stem,
      explanation: maybe(rich),
      said: maybeSet(fc.record({ feedback })),
    })
    .map(({ said, ...base }) => ({ ...base, ...said }))

const option = fc
  .record({ text: line, note: maybeSet(fc.record({ feedback: rich })) })
  .map(({ note, ...rest }) => ({ ...rest, ...note }))

const single = fc
  .record({ base: baseOf(), options: parts(option, 2, 6), keepOrder: fc.boolean(), at: fc.nat(5) })
  .map(({ base, options, keepOrder, at }): BodyOf<'single'> => ({
    ...{ type: 'single', ...base, keepOrder },
    options: options.map((one, index) => ({ ...one, right: index === at % options.length })),
  }))

/** Weights that share the whole among the right options, to the hundredth. */
function weighed(options: BodyOf<'multiple'>['options']) {
  const count = options.filter(({ right }) => right).length
  const each = Math.floor(100 / count)
  let left = 100
  let rest = count
  return options.map((one) => {
    if (!one.right) return { ...one, weight: -0.5 }
    rest -= 1
    const own = rest === 0 ? left : each
    left -= own
    return { ...one, weight: own / 100 }
  })
}

const multiple = fc
  .record({
    base: baseOf(),
    options: parts(option, 2, 6),
    rights,
    keepOrder: fc.boolean(),
    rule: fc.option(fc.constantFrom(...scoringRules), { nil: undefined }),
  })
  .map(({ base, options, rights: which, keepOrder, rule }): BodyOf<'multiple'> => {
    const list = marked(options, which)
    return {
      ...{ type: 'multiple', ...base, keepOrder },
      options: rule === 'weights' ? weighed(list) : list,
      ...(rule && { rule }),
    }
  })

const trueFalse = fc
  .record({ base: baseOf(), right: fc.boolean() })
  .map(({ base, right }): BodyOf<'trueFalse'> => ({ type: 'trueFalse', ...base, right }))

/** A stem with the marks of its gaps. */
const gapped = (ids: readonly string[]) => {
  const withGaps = lineHtml.map(
    (html) => `<p>${html}${ids.map((id) => ` <span data-gap="${id}"></span>`).join(' ,')}</p>`,
  )
  return inBoth(withGaps)
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const fillIn = parts(textKey, 1, 4).chain((gaps) =>
  fc
    .record({ base: baseOf(gapped(idsOf(gaps))), anyOrder: fc.boolean() })
    .map(({ base, anyOrder }): BodyOf<'fillIn'> => ({ type: 'fillIn', ...base, gaps, anyOrder })),
)
const numeric = fc
  .tuple(baseOf(), numberKey)
  .map(([base, key]): BodyOf<'numeric'> => ({ type: 'numeric', ...base, ...key }))
const cloze = parts(anyGap, 1, 4).chain((gaps) =>
  baseOf(gapped(idsOf(gaps))).map((base): BodyOf<'cloze'> => ({
    type: 'cloze',
    ...base,
    gaps: gaps as Gap[],
  })),
)

const item = fc.record({ text: line })
const many = fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 })

const matching = fc
  .record({ base: baseOf(), left: parts(item, 2, 5), right: parts(item, 2, 6), to: many })
  .map(({ base, left, right, to }): BodyOf<'matching'> => {
    const pairs = left.map(({ id }, at) => [id, right[to[at]! % right.length]!.id])
    return { type: 'matching', ...base, left, right, pairs: Object.fromEntries(pairs) }
  })
const ordering = fc
  .record({
    base: baseOf(),
    items: parts(item, 2, 6),
    credit: fc.constantFrom('all' as const, 'places' as const, 'neighbours' as const),
  })
  .map(({ base, ...rest }): BodyOf<'ordering'> => ({ type: 'ordering', ...base, ...rest }))
const classification = fc
  .record({ base: baseOf(), categories: parts(item, 2, 4), items: parts(item, 1, 8), to: many })
  .map(({ base, categories, items, to }): BodyOf<'classification'> => {
    const placeOf = (at: number) => categories[to[at]! % (categories.length + 1)]?.id ?? null
    return {
      ...{ type: 'classification', ...base, categories },
      items: items.map((one, at) => ({
        ...one,
        category: at === 0 ? categories[0]!.id : placeOf(at),
      })),
    }
  })

const at = hundredths(0, 0.5)
const size = hundredths(0.05, 0.5)
const shape = fc.oneof(
  fc.record({ kind: fc.constant('rectangle' as const), x: at, y: at, width: size, height: size }),
  fc.record({
    kind: fc.constant('ellipse' as const),
    x: size,
    y: size,
    radiusX: size,
    radiusY: size,
  }),
  fc.tuple(at, at, size).map(([x, y, by]) => ({
    kind: 'polygon' as const,
    points: [
      { x, y },
      { x: x + by, y },
      { x, y: y + by },
    ],
  })),
)
const picture = fc.record({
  file: fc.constant({ userFileId: null }),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  alt: plain,
})
const hotspot = fc
  .record({
    base: baseOf(),
    picture,
    areas: parts(fc.record({ shape, label: plain }), 2, 5),
    rights,
    most: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ base, areas, rights: which, ...rest }): BodyOf<'hotspot'> => ({
    ...{ type: 'hotspot', ...base, ...rest },
    areas: marked(areas, which),
  }))

const token = fc
  .tuple(fc.record({ text: line }), maybeSet(fc.record({ reusable: fc.boolean() })))
  .map(([text, more]) => ({ ...text, ...more }))
/** Each gap has a token of its own. */
const dragText = parts(token, 2, 6)
  .chain((tokens) =>
    fc.record({ tokens: fc.constant(tokens), gaps: parts(weighing, 1, tokens.length) }),
  )
  .chain(({ tokens, gaps }) =>
    baseOf(gapped(idsOf(gaps))).map((base): BodyOf<'dragText'> => ({
      ...{ type: 'dragText', ...base, tokens },
      gaps: gaps.map((one, index) => ({ ...one, right: [tokens[index]!.id] })),
    })),
  )

const sheet = fc
  .tuple(picture, fc.integer({ min: 1, max: 5 }))
  .map(([one, page]) => ({ ...one, page }))
const box = fc.record({ x: at, y: at, width: size, height: size, label: plain, gap: anyGap })
const form = fc
  .record({ base: baseOf(), sheets: parts(sheet, 1, 2), boxes: parts(box, 1, 5), to: many })
  .map(({ base, sheets, boxes, to }): BodyOf<'form'> => ({
    ...{ type: 'form', ...base, sheets },
    boxes: boxes.map(({ gap, ...rest }, index) => ({
      ...{ ...rest, sheet: sheets[to[index]! % sheets.length]!.id },
      gap: { ...gap, id: rest.id } as Gap,
    })),
  }))

const open = fc
  .record({
    base: baseOf(),
    modelAnswer: maybe(rich),
    criteria: fc.oneof(
      fc.constant<{ id: string; text: Bilingual; share: number }[]>([]),
      fc.tuple(plain, plain).map(([a, b]) => [
        { id: 'c1', text: a, share: 0.4 },
        { id: 'c2', text: b, share: 0.6 },
      ]),
    ),
  })
  .map(({ base, ...rest }) => ({ ...base, ...rest }))
const shortAnswer = fc
  .tuple(open, fc.integer({ min: 1, max: 5000 }))
  .map(([rest, mostCharacters]): BodyOf<'shortAnswer'> => ({
    type: 'shortAnswer',
    ...rest,
    mostCharacters,
  }))
const essay = fc
  .tuple(open, fc.nat(500), fc.integer({ min: 500, max: 20_000 }))
  .map(([rest, leastWords, mostWords]): BodyOf<'essay'> => ({
    type: 'essay',
    ...rest,
    leastWords,
    mostWords,
  }))
const file = fc
  .tuple(open, fc.subarray([...fileKinds], { minLength: 1 }), fc.integer({ min: 1, max: 10 }))
  .map(([rest, kinds, mostFiles]): BodyOf<'file'> => ({ type: 'file', ...rest, kinds, mostFiles }))
const spoken = fc
  .tuple(open, fc.integer({ min: 5, max: 600 }))
  .map(([rest, mostSeconds]): BodyOf<'spoken'> => ({ type: 'spoken', ...rest, mostSeconds }))

/** By type: `bodies.single` and so on. */
export const bodies: { [T in PlainBody['type']]: fc.Arbitrary<BodyOf<T>> } = {
  ...{ single, multiple, trueFalse, fillIn, numeric, matching, ordering, classification },
  ...{ cloze, hotspot, dragText, form, shortAnswer, essay, file, spoken },
}

export const plainBodies: fc.Arbitrary<PlainBody> = fc.oneof(...Object.values(bodies))

export const groupBodies: fc.Arbitrary<BodyOf<'group'>> = fc
  .tuple(
    baseOf(),
    parts(
      fc.tuple(plainBodies, weighing).map(([body, weight]) => ({ body, ...weight })),
      1,
      3,
    ),
  )
  .map(([base, questions]) => ({ type: 'group', ...base, questions }))

/** A body of any type. */
export const anyBody: fc.Arbitrary<QuestionBody> = fc.oneof(
  { weight: 8, arbitrary: plainBodies },
  { weight: 1, arbitrary: groupBodies },
)
