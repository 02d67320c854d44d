import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLanes, crossing } from './lanes.ts'

const stage = 640

/** Returns the left and the right edge of a comment at a second, in pixels of the stage. */
function placeOf({ from, width }: { from: number; width: number }, second: number) {
  const left = stage - ((second - from) * (stage + width)) / crossing
  return [left, left + width] as const
}

test('no two comments of a lane touch while both are on the film', () => {
  const comment = fc.record({
    wait: fc.double({ min: 0, max: 3, noNaN: true }),
    width: fc.integer({ min: 10, max: 900 }),
  })
  fc.assert(
    fc.property(
      fc.array(comment, { maxLength: 60 }),
      fc.integer({ min: 1, max: 6 }),
      (given, count) => {
        const lanes = createLanes()
        const shown: { from: number; width: number; lane: number }[] = []
        let now = 0
        for (const { wait, width } of given) {
          now += wait
          const next = { from: now, width }
          const lane = lanes.take(count, next, stage)
          if (lane === null) continue
          expect(lane).toBeLessThan(count)
          for (const other of shown.filter((one) => one.lane === lane)) {
            for (let second = now; second <= other.from + crossing; second += 0.1) {
              expect(placeOf(next, second)[0]).toBeGreaterThanOrEqual(
                placeOf(other, second)[1] - 0.001,
              )
            }
          }
          shown.push({ ...next, lane })
        }
      },
    ),
  )
})

test('a free lane is taken from the top, and a full stage shows no more', () => {
  const lanes = createLanes()
  const next = { from: 0, width: 100 }
  expect([1, 2, 3].map(() => lanes.take(2, next, stage))).toEqual([0, 1, null])
  lanes.clear()
  expect(lanes.take(2, next, stage)).toBe(0)
})
