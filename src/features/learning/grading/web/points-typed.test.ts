import { expect, test } from 'vitest'
import { pointsTyped } from './points-typed.ts'

test.each([
  ['7.5', 7.5],
  [' 7,25 ', 7.25],
  ['7．5', 7.5],
  ['0', 0],
  ['10', 10],
  ['10.01', null],
  ['7.505', null],
  ['-1', null],
  ['', null],
  ['七', null],
])('%j is %j of 10 points', (text, points) => {
  expect(pointsTyped(text, 10)).toBe(points)
})
