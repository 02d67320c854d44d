import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { type GradePart, gradeWords } from '../limits.ts'
import { givenText } from '../server/sources.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { codeOf, type Entry } from '../value.ts'
import { round } from './exact.ts'

/*
 * An auditor's own arithmetic: each number over one denominator that all full marks of the tests divide, and no part of
 * the product's. Values take the way of the product: as texts of an answer, marks by hand over given ones.
 */
const fulls = [400, 500, 700, 1000, 3000, 10_000, 15_000, 100_000]
const unit = 100n * 2_100_000n
const shareOf = (mark: number, of: number, percent: number) =>
  (BigInt(Math.min(mark, of)) * BigInt(percent) * (unit / 100n)) / BigInt(of)

const full = fc.constantFrom(...fulls)
const mark = fc.integer({ min: 0, max: 100_000 })
const word = fc.constantFrom(...gradeWords).map((one) => ({ word: one }))
const given = fc.oneof(
  fc.record({ mark, of: full, late: fc.boolean() }),
  fc.record({ mark, late: fc.boolean() }),
  word,
)
const byHand = fc.oneof(
  mark.map((one) => ({ mark: one })),
  word,
)
const maybe = <V>(value: fc.Arbitrary<V>) => fc.option(value, { nil: undefined, freq: 2 })

const sheets = fc.record({
  frozen: fc.boolean(),
  cuts: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 })),
  rules: fc.tuple(
    ...[1, 2, 3].map((categoryId) =>
      fc.record({
        categoryId: fc.constant(categoryId),
        part: fc.constantFrom<GradePart>('usual', 'exam'),
        dropLowest: fc.integer({ min: 0, max: 4 }),
        lateCut: fc.integer({ min: 0, max: 100 }),
      }),
    ),
  ),
  columns: fc.array(
    fc.record({
      categoryId: fc.integer({ min: 1, max: 3 }),
      fullMark: full,
      given: maybe(given),
      byHand: maybe(byHand),
    }),
    { maxLength: 14 },
  ),
})

/** What a total is in hundredths of a percent, half up: of all categories, or of those of one part. */
function audited(
  categories: readonly {
    weight: number
    part: GradePart
    mean: readonly [bigint, bigint] | null
  }[],
  part?: GradePart,
): number | null {
  const counted = categories.filter(
    (one) => one.mean && one.weight > 0 && (part === undefined || one.part === part),
  )
  if (counted.length === 0) return null
  let [num, den, weights] = [0n, 1n, 0n]
  for (const { weight, mean } of counted) {
    const [sum, count] = mean!
    num = num * count + sum * BigInt(weight) * den
    den *= count
    weights += BigInt(weight)
  }
  const [above, below] = [num * 10_000n, den * weights * unit]
  return Number(above / below) + ((above % below) * 2n >= below ? 1 : 0)
}

test('totals and parts are those of an auditor, from the texts of an answer on', () => {
  fc.assert(
    fc.property(sheets, ({ frozen, cuts, rules, columns }) => {
      const weights = [cuts[0], cuts[1], 100 - cuts[0] - cuts[1]]
      const named = columns.map((one, at) => ({ ...one, columnId: at + 1 }))
      const texts = (which: 'given' | 'byHand', write: (columnId: number, one: Entry) => string) =>
        named.flatMap((one) => (one[which] ? [write(one.columnId, one[which])] : [])).join(',')
      const cells = cellsOf({
        marks: texts('byHand', (columnId, one) => `${columnId}:${codeOf(one)}`),
        given: texts('given', (columnId, entry) => givenText({ columnId, userId: 1, entry })),
      })
      const shown = gradeOf(
        {
          state: frozen ? 'frozen' : 'open',
          categories: rules.map((one, at) => ({ ...one, name: '', weight: weights[at]! })),
          columns: named.map((one) => ({ ...one, name: '', source: 'manual' as const })),
        },
        cells,
      )
      const own = rules.map(({ categoryId, part, dropLowest, lateCut }, at) => {
        const shares: bigint[] = []
        for (const column of named) {
          if (column.categoryId !== categoryId) continue
          const entry: Entry | undefined = column.byHand ?? column.given
          if (entry && 'mark' in entry) {
            const kept = entry.late ? 100 - lateCut : 100
            shares.push(shareOf(entry.mark, entry.of ?? column.fullMark, kept))
          } else if (entry?.word === 'absent' || entry?.word === 'cheated') shares.push(0n)
          else if (frozen && (!entry || entry.word === 'postponed')) shares.push(0n)
        }
        for (let left = dropLowest; left > 0 && shares.length > 1; left--) {
          shares.splice(shares.indexOf(shares.reduce((a, b) => (b < a ? b : a))), 1)
        }
        const sum = shares.reduce((a, b) => a + b, 0n)
        const mean = shares.length === 0 ? null : ([sum, BigInt(shares.length)] as const)
        return { weight: weights[at]!, part, mean }
      })
      const hundredths = (share: typeof shown.total) => share && round(share, 10_000)
      expect(hundredths(shown.total)).toBe(audited(own))
      expect(hundredths(shown.parts.usual)).toBe(audited(own, 'usual'))
      expect(hundredths(shown.parts.exam)).toBe(audited(own, 'exam'))
    }),
    runs(400),
  )
})
