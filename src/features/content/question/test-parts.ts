import * as fc from 'fast-check'
import type { Gap } from './body/gap.ts'
import { blockHtml, inBoth, lineHtml, plainWords } from './test-texts.ts'

/* Arbitrary parts of questions: ids, weights, gaps of all kinds. */

/** Settings that may be left out. */
export const maybeSet = <T extends object>(value: fc.Arbitrary<T>): fc.Arbitrary<T | object> =>
  fc.oneof(fc.constant({}), value)

const partId = fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,5}$/)
/** Parts with distinct ids. */
export const parts = <T extends object>(
  of: fc.Arbitrary<T>,
  minLength: number,
  maxLength: number,
) =>
  fc
    .uniqueArray(fc.tuple(partId, of), { minLength, maxLength, selector: ([id]) => id })
    .map((found) => found.map(([id, part]) => ({ id, ...part })))

export const rich = inBoth(blockHtml)
export const line = inBoth(lineHtml)
export const plain = inBoth(plainWords)
export const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100)
export const weighing = maybeSet(fc.record({ weight: fc.integer({ min: 1, max: 10 }) }))
const sharing = maybeSet(fc.record({ share: hundredths(0, 1) }))

/** Of two parts at least one is right. */
export const marked = <T extends object>(list: (T & { id: string })[], rights: boolean[]) =>
  list.map((part, at) => ({
    ...part,
    right: at === 0 ? !rights.slice(1, list.length).includes(true) : rights[at]!,
  }))

export const rights = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 })
/** The first accepted answer earns everything. */
const accepted = <T extends object>(of: fc.Arbitrary<T>) =>
  fc
    .tuple(of, fc.array(fc.tuple(of, sharing), { maxLength: 2 }))
    .map(([first, others]) => [first, ...others.map(([one, share]) => ({ ...one, ...share }))])

const strict = fc.record(
  { case: fc.boolean(), width: fc.boolean(), punctuation: fc.boolean() },
  { requiredKeys: [] },
)
export const textKey = fc
  .record({
    weight: weighing,
    accepted: accepted(fc.record({ text: plainWords })),
    how: fc.oneof(fc.constant({}), fc.record({ strict }), fc.record({ wildcards: fc.boolean() })),
  })
  .map(({ weight, how, ...rest }) => ({ kind: 'text' as const, ...rest, ...weight, ...how }))

const tolerance = maybeSet(
  fc.record({
    tolerance: fc.record({
      kind: fc.constantFrom('nominal', 'relative', 'geometric'),
      amount: hundredths(0, 5),
    }),
  }),
)
const value = fc
  .tuple(fc.record({ value: hundredths(-10_000, 10_000) }), tolerance)
  .map(([number, allowed]) => ({ ...number, ...allowed }))
const units = fc.constantFrom<{ text: string; factor: number }[][]>(
  [],
  [
    { text: 'kg', factor: 1 },
    { text: 't', factor: 1000 },
  ],
)
export const numberKey = fc
  .record({
    accepted: accepted(value),
    units,
    rule: fc.constantFrom('none' as const, 'optional' as const, 'required' as const),
    penalty: maybeSet(fc.record({ unitPenalty: hundredths(0, 1) })),
  })
  .map(({ accepted: values, units: list, rule, penalty }) => ({
    ...{ accepted: values, units: rule === 'none' ? [] : list },
    unitRule: list.length === 0 ? ('none' as const) : rule,
    ...penalty,
  }))

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => ({ date: new Date(days * 86_400_000).toISOString().slice(0, 10) }))
const dateKey = fc
  .tuple(accepted(day), weighing, maybeSet(fc.record({ days: fc.nat(30) })))
  .map(([dates, ...more]) => Object.assign({ kind: 'date' as const, accepted: dates }, ...more))
const choiceKey = fc
  .record({ options: parts(fc.record({ text: line }), 2, 5), rights, weight: weighing })
  .map(({ options, rights: which, weight }) => ({
    ...{ kind: 'choice' as const, options: marked(options, which) },
    ...weight,
  }))
export const anyGap = fc.oneof(
  textKey,
  fc
    .tuple(numberKey, weighing)
    .map(([key, weight]) => ({ kind: 'number' as const, ...key, ...weight })),
  dateKey,
  choiceKey,
) as fc.Arbitrary<Omit<Gap, 'id'>>
