import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, composeTwins, overlapOf, type Slot } from './compose-twins.ts'

const kind = {
  type: fc.constantFrom('single' as const, 'essay' as const),
  difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const),
}
const slots = fc
  .array(fc.record(kind), { minLength: 1, maxLength: 8 })
  .map((some) => some.map((one, at): Slot => ({ ...one, questionId: 100 + at })))
const candidates = fc
  .array(fc.record(kind), { maxLength: 24 })
  .map((some) => some.map((one, at): Candidate => ({ ...one, questionId: at + 1 })))

test('both papers follow the plan, ask nothing twice, and share only what is missing', () => {
  fc.assert(
    fc.property(slots, candidates, fc.boolean(), (plan, pool, keepA) => {
      const { papers, otherDifficulty } = composeTwins(plan, pool, { keepA })
      const of = (id: number) =>
        pool.find(({ questionId }) => questionId === id) ??
        plan.find(({ questionId }) => questionId === id)!
      for (const paper of papers) {
        const filled = paper.filter((id) => id !== null)
        expect(new Set(filled).size).toBe(filled.length)
        for (const [at, id] of paper.entries()) {
          if (id !== null) expect(of(id).type).toBe(plan[at]!.type)
        }
      }
      if (keepA) expect(papers[0]).toEqual(plan.map(({ questionId }) => questionId))
      for (const type of ['single', 'essay'] as const) {
        const wanted = plan.filter((one) => one.type === type).length
        const there = pool.filter((one) => one.type === type).length
        const places = plan.flatMap((one, at) => (one.type === type ? [at] : []))
        const [a, b] = papers.map((paper) => places.flatMap((at) => paper[at] ?? []))
        const shared = a!.filter((id) => b!.includes(id)).length
        // Enough for both: nothing is shared. Enough for one: both are full.
        const given = keepA ? there + wanted : there
        expect(shared).toBe(Math.max(0, a!.length + b!.length - given))
        expect(b!.length).toBe(Math.min(wanted, given))
      }
      const isPlenty = plan.every(
        (one) =>
          pool.filter((each) => each.type === one.type && each.difficulty === one.difficulty)
            .length >=
          2 *
            plan.filter((each) => each.type === one.type && each.difficulty === one.difficulty)
              .length,
      )
      if (isPlenty) {
        expect(otherDifficulty).toBe(0)
        expect(overlapOf(papers)).toBe(0)
      }
    }),
  )
})
