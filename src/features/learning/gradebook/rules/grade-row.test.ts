import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GradeWord, gradeRoundings, gradeSchemes, gradeWords } from '../limits.ts'
import type { Entry } from '../value.ts'
import { compare, type Exact, gcd, round } from './exact.ts'
import { type Category, gradeRow, type Rules } from './grade-row.ts'
import { levels, showTotal, tenthsOf } from './scheme.ts'

interface Sheet {
  rules: Rules
  cells: Map<number, Entry>
}

const category = (categoryId: number, more: Partial<Category> = {}): Category => ({
  ...{ categoryId, name: '', part: 'usual', weight: 100, dropLowest: 0, lateCut: 0 },
  ...more,
})

const weights = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 0, maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, at) => cut - cuts[at]!))

const word = fc.constantFrom(...gradeWords).map((one) => ({ word: one }))
const anyEntry = (full: number) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ mark: fc.integer({ min: 0, max: full }), late: fc.boolean() }),
    },
    { weight: 1, arbitrary: word },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )

const sheets: fc.Arbitrary<Sheet> = weights.chain((given) =>
  fc
    .record({
      frozen: fc.boolean(),
      categories: fc.tuple(
        ...given.map((weight, at) =>
          fc
            .record({
              part: fc.constantFrom('usual' as const, 'exam' as const),
              dropLowest: fc.integer({ min: 0, max: 3 }),
              lateCut: fc.integer({ min: 0, max: 100 }),
            })
            .map((more) => category(at + 1, { weight, ...more })),
        ),
      ),
      columns: fc.array(
        fc.record({
          categoryId: fc.integer({ min: 1, max: given.length }),
          fullMark: fc.constantFrom(500, 1000, 3000, 10_000, 15_000, 700),
        }),
        { maxLength: 12 },
      ),
    })
    .chain(({ columns, ...more }) =>
      fc.tuple(...columns.map(({ fullMark }) => anyEntry(fullMark))).map((entries) => ({
        rules: { ...more, columns: columns.map((one, at) => ({ ...one, columnId: at + 1 })) },
        cells: new Map(entries.flatMap((one, at) => (one ? [[at + 1, one] as const] : []))),
      })),
    ),
)

const grade = ({ rules, cells }: Sheet) => gradeRow(rules, (columnId) => cells.get(columnId))

/** The same by fractions, straight from the words of the rules. */
function naive({ rules, cells }: Sheet): Exact | null {
  let [sum, weight]: [Exact, number] = [{ num: 0n, den: 1n }, 0]
  const plus = (a: Exact, b: Exact): Exact => {
    const [num, den] = [a.num * b.den + b.num * a.den, a.den * b.den]
    const by = gcd(num, den)
    return { num: num / by, den: den / by }
  }
  for (const { categoryId, dropLowest, lateCut, weight: own } of rules.categories) {
    const shares: Exact[] = []
    for (const column of rules.columns.filter((one) => one.categoryId === categoryId)) {
      const entry = cells.get(column.columnId)
      if (entry && 'mark' in entry)
        shares.push({
          num: BigInt(entry.mark * (entry.late ? 100 - lateCut : 100)),
          den: BigInt(column.fullMark * 100),
        })
      else {
        const said: GradeWord | 'missing' = entry?.word ?? 'missing'
        const isZero =
          ['absent', 'cheated'].includes(said) ||
          (rules.frozen && ['missing', 'postponed'].includes(said))
        if (isZero) shares.push({ num: 0n, den: 1n })
      }
    }
    shares.sort(compare)
    for (let left = dropLowest; left > 0 && shares.length > 1; left--) shares.shift()
    if (shares.length === 0 || own === 0) continue
    const mean = shares.reduce(plus, { num: 0n, den: 1n })
    sum = plus(sum, { num: mean.num * BigInt(own), den: mean.den * BigInt(shares.length) })
    weight += own
  }
  return weight === 0 ? null : { num: sum.num, den: sum.den * BigInt(weight) }
}

describe('totals', () => {
  test('equal those of a naive implementation by fractions', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const [total, expected] = [grade(sheet).total, naive(sheet)]
        if (total === null || expected === null) expect(total).toBe(expected)
        else expect(compare(total, expected)).toBe(0)
      }),
    )
  })

  test('a better score never lowers a total, whatever rules are chosen, nor what is shown of it', () => {
    const better = sheets.filter(({ cells }) => [...cells.values()].some((one) => 'mark' in one))
    fc.assert(
      fc.property(better, fc.nat(), fc.nat(), (sheet, which, by) => {
        const marked = [...sheet.cells].filter(([, entry]) => 'mark' in entry)
        const [columnId, entry] = marked[which % marked.length]!
        if (!('mark' in entry)) return
        const { fullMark } = sheet.rules.columns.find((one) => one.columnId === columnId)!
        const mark = entry.mark + (by % (fullMark - entry.mark + 1))
        const cells = new Map(sheet.cells).set(columnId, { ...entry, mark })
        const [before, after] = [grade(sheet), grade({ rules: sheet.rules, cells })]
        if (before.total === null || after.total === null) {
          expect(after.total).toBe(before.total)
          return
        }
        expect(compare(after.total, before.total)).toBeGreaterThanOrEqual(0)
        for (const rounding of gradeRoundings)
          for (const scheme of gradeSchemes) {
            const [was, is] = [before.total, after.total].map((total) =>
              ranked(tenthsOf(total, rounding), scheme),
            )
            expect(is).toBeGreaterThanOrEqual(was!)
          }
      }),
    )
  })

  test('the order of columns and categories changes nothing', () => {
    fc.assert(
      fc.property(sheets, fc.nat(), (sheet, turn) => {
        const turned = <T>(list: readonly T[]): T[] => {
          const at = list.length === 0 ? 0 : turn % list.length
          return [...list.slice(at), ...list.slice(0, at)].toReversed()
        }
        const { categories, columns, frozen } = sheet.rules
        const other = { categories: turned(categories), columns: turned(columns), frozen }
        const [one, two] = [grade(sheet).total, grade({ ...sheet, rules: other }).total]
        if (one === null || two === null) expect(two).toBe(one)
        else expect(compare(one, two)).toBe(0)
      }),
    )
  })

  test('lie between nothing and everything', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { total } = grade(sheet)
        if (total === null) return
        expect(compare(total, { num: 0n, den: 1n })).toBeGreaterThanOrEqual(0)
        expect(compare(total, { num: 1n, den: 1n })).toBeLessThanOrEqual(0)
      }),
    )
  })
})

/** What a total is worth by a scheme, as a number. */
function ranked(tenths: number, scheme: (typeof gradeSchemes)[number]): number {
  const shown = showTotal(tenths, scheme)
  if (shown.kind === 'level') return -levels.indexOf(shown.level)
  return shown.kind === 'passed' ? Number(shown.passed) : shown.tenths
}

const twoColumns: Omit<Rules, 'frozen'> = {
  categories: [category(1)],
  columns: [1, 2].map((columnId) => ({ columnId, categoryId: 1, fullMark: 10_000 })),
}
const percentOf = (frozen: boolean, ...entries: (Entry | undefined)[]) => {
  const { total } = gradeRow({ ...twoColumns, frozen }, (columnId) => entries[columnId - 1])
  return total && round(total, 100)
}

test('excused is left out, zero counts, and a missing mark is zero only once frozen', () => {
  expect(percentOf(false, { mark: 8000 }, { word: 'excused' })).toBe(80)
  expect(percentOf(true, { mark: 8000 }, { word: 'excused' })).toBe(80)
  expect(percentOf(false, { mark: 8000 }, { mark: 0 })).toBe(40)
  expect(percentOf(false, { mark: 8000 })).toBe(80)
  expect(percentOf(true, { mark: 8000 })).toBe(40)
  expect(percentOf(false, { mark: 8000 }, { word: 'postponed' })).toBe(80)
  expect(percentOf(true, { mark: 8000 }, { word: 'postponed' })).toBe(40)
  expect(percentOf(false, { mark: 8000 }, { word: 'absent' })).toBe(40)
  expect(percentOf(false)).toBeNull()
})

test('the lowest is dropped by its share, not by its points, and the last one stays', () => {
  const rules: Rules = {
    categories: [category(1, { dropLowest: 1 })],
    columns: [
      { columnId: 1, categoryId: 1, fullMark: 1000 },
      { columnId: 2, categoryId: 1, fullMark: 10_000 },
    ],
    frozen: false,
  }
  const cells: Entry[] = [{ mark: 900 }, { mark: 5000 }]
  const both = gradeRow(rules, (columnId) => cells[columnId - 1])
  expect(round(both.total!, 100)).toBe(90)
  expect(both.categories[0]!.cells.map(({ kind }) => kind)).toEqual(['counted', 'dropped'])
  const one = gradeRow(rules, (columnId) => (columnId === 2 ? cells[1] : undefined))
  expect(round(one.total!, 100)).toBe(50)
  expect(one.categories[0]!.cells.map(({ kind }) => kind)).toEqual(['waiting', 'counted'])
})

test('a late mark loses its part, and a category without marks gives its weight to the others', () => {
  const rules: Rules = {
    categories: [
      category(1, { weight: 40, lateCut: 50 }),
      category(2, { weight: 60, part: 'exam' }),
    ],
    columns: [{ columnId: 1, categoryId: 1, fullMark: 10_000 }],
    frozen: false,
  }
  const found = gradeRow(rules, () => ({ mark: 9000, late: true }))
  expect(found).toMatchObject({ weight: 40, parts: { exam: null } })
  expect(round(found.total!, 100)).toBe(45)
})

test('the word of an examination stands for the whole, the gravest first', () => {
  const rules: Rules = {
    categories: [category(1, { part: 'exam' })],
    columns: twoColumns.columns,
    frozen: true,
  }
  const said = (...words: GradeWord[]) =>
    gradeRow(rules, (columnId) => ({ word: words[columnId - 1]! })).word
  expect(said('deferred', 'cheated')).toBe('cheated')
  expect(said('excused', 'exempt')).toBe('exempt')
  expect(
    gradeRow({ ...rules, categories: [category(1)] }, () => ({ word: 'absent' })).word,
  ).toBeNull()
})

test('halves are rounded up, exactly', () => {
  const share = (num: number, den: number) => ({ num: BigInt(num), den: BigInt(den) })
  expect(tenthsOf(share(835, 1000), 'whole')).toBe(840)
  expect(tenthsOf(share(835, 1000), 'tenth')).toBe(835)
  expect(tenthsOf(share(8345, 10_000), 'tenth')).toBe(835)
  // As a binary fraction 1.005 lies below the half.
  expect(round(share(1005, 1000), 100)).toBe(101)
  expect(tenthsOf(share(83_449_999, 100_000_000), 'tenth')).toBe(834)
  expect(tenthsOf(share(595, 1000), 'whole')).toBe(600)
  expect(showTotal(600, 'passFail')).toEqual({ kind: 'passed', passed: true })
  expect(showTotal(895, 'fiveLevel')).toEqual({ kind: 'level', level: 'good' })
  expect(showTotal(850, 'gpa4')).toEqual({ kind: 'points', tenths: 37 })
})
