import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSamples } from './samples.ts'

const of = (...marks: (number | null)[]) => marks.map((rawMark) => ({ rawMark }))
const marksOf = (works: readonly { rawMark: number | null }[]) =>
  works.map(({ rawMark }) => rawMark)

test('the best, the middle and the lowest works are chosen', () => {
  const works = of(10, 20, 30, 40, 50, 60, 70, 80, 90, null)
  expect(marksOf(chooseSamples(works, 1))).toEqual([90, 50, 10])
  expect(marksOf(chooseSamples(works, 2))).toEqual([90, 80, 60, 50, 20, 10])
  expect(marksOf(chooseSamples(works, 3))).toEqual([90, 80, 70, 60, 50, 40, 30, 20, 10])
  expect(marksOf(chooseSamples(of(null, null, null), 2))).toEqual([null, null])
  expect(chooseSamples([], 3)).toEqual([])
})

test('no work is chosen twice, there are three times as many as asked, and the extremes are among them', () => {
  const marks = fc.array(fc.option(fc.integer({ min: 0, max: 100_000 })), { maxLength: 60 })
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 10 }), (given, each) => {
      const works = of(...given)
      const chosen = chooseSamples(works, each)
      const marked = works.filter(({ rawMark }) => rawMark !== null)
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.length).toBe(
        marked.length === 0 ? Math.min(each, works.length) : Math.min(marked.length, 3 * each),
      )
      if (marked.length === 0) return
      expect(marksOf(chosen)).toContain(Math.max(...marksOf(marked).map((one) => one!)))
      expect(marksOf(chosen)).toContain(Math.min(...marksOf(marked).map((one) => one!)))
    }),
  )
})
