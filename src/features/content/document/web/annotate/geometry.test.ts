import { expect, test } from 'vitest'
import type { Shape } from '../../annotation.ts'
import { placeOf, shapeAt } from './geometry.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

test('a point of the window is the same place of the page, however the page is turned', () => {
  expect(placeOf([150, 450], box, 0)).toEqual([2500, 10_000])
  // The upper left corner of a page that is turned clockwise is its lower left one.
  expect(placeOf([100, 50], box, 1)).toEqual([0, 10_000])
  expect(placeOf([100, 50], box, 2)).toEqual([10_000, 10_000])
  expect(placeOf([100, 50], box, 3)).toEqual([10_000, 0])
  expect(placeOf([100, 50], box, 4)).toEqual([0, 0])
  expect(placeOf([0, 1000], box, 0), 'beyond the edge').toEqual([0, 10_000])
})

test('the eraser finds the nearest line or mark within its reach, and nothing beyond', () => {
  const line: Shape = { id: 'a', kind: 'pen', colour: 'red', points: [0, 0, 10_000, 0] }
  const tick: Shape = { id: 'b', kind: 'tick', colour: 'red', at: [5000, 5000] }
  const size = { width: 1000, height: 2000 }
  expect(shapeAt([line, tick], [5000, 40], size, 12)?.id).toBe('a')
  expect(shapeAt([line, tick], [5000, 100], size, 12)).toBeUndefined()
  expect(shapeAt([line, tick], [5000, 5050], size, 12)?.id).toBe('b')
})
