import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseQuestions } from '#src/features/learning/quiz/server/choose-questions.ts'
import { dividePools } from './divide-pools.ts'

/** Up to four rules, each with what it finds among twelve questions. */
const rules = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    found: fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
      .map((ids) => ids.map((questionId) => ({ questionId, versionId: questionId * 10 }))),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Hall's condition: any rules together find as many questions as they draw together. */
function isPossible(pools: readonly { count: number; found: readonly { questionId: number }[] }[]) {
  for (let some = 1; some < 2 ** pools.length; some += 1) {
    const chosen = pools.filter((_, at) => some & (1 << at))
    const found = new Set(chosen.flatMap((one) => one.found.map(({ questionId }) => questionId)))
    if (found.size < chosen.reduce((sum, { count }) => sum + count, 0)) return false
  }
  return true
}

test('a question belongs to one pool, and each pool has enough wherever that is possible', () => {
  let possible = 0
  fc.assert(
    fc.property(rules, (pools) => {
      const divided = dividePools(pools)
      const ids = divided.flat().map(({ questionId }) => questionId)
      expect(new Set(ids).size).toBe(ids.length)
      // Nothing that was found is lost.
      expect(new Set(ids)).toEqual(
        new Set(pools.flatMap(({ found }) => found.map(({ questionId }) => questionId))),
      )
      for (const [at, pool] of divided.entries()) {
        const { found } = pools[at]!
        expect(pool).toEqual(found.filter((one) => pool.includes(one)))
      }
      const isEnough = divided.every((pool, at) => pool.length >= pools[at]!.count)
      expect(isEnough).toBe(isPossible(pools))
      if (isEnough) possible += 1
    }),
  )
  expect(possible).toBeGreaterThan(5)
})

test('attempts drawn from divided pools ask nothing twice and keep sections, points and numbers', () => {
  fc.assert(
    fc.property(rules.filter(isPossible), fc.integer(), fc.boolean(), (pools, seed, shuffle) => {
      const rows = dividePools(pools).flatMap((pool, at) =>
        pool.map((one) => ({ ...one, points: at + 1, section: at + 1, draw: at + 1 })),
      )
      const counts = new Map(pools.map(({ count }, at) => [at + 1, count]))
      const asked = chooseQuestions(rows, counts, { seed, shuffle })
      expect(new Set(asked.map(({ questionId }) => questionId)).size).toBe(asked.length)
      for (const [number, count] of counts) {
        const own = asked.filter(({ draw }) => draw === number)
        expect(own).toHaveLength(count)
        expect(own.every(({ points, section }) => points === number && section === number)).toBe(
          true,
        )
      }
      const sections = asked.map(({ section }) => section)
      expect(sections).toEqual(sections.toSorted((a, b) => a - b))
      expect(chooseQuestions(rows, counts, { seed, shuffle })).toEqual(asked)
    }),
  )
})
