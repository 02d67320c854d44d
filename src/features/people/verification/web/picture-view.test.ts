import { expect, test } from 'vitest'
import { fitted, fittedSize, moved, turned, zoomed } from './picture-view.ts'

const stage = { width: 600, height: 400 }
const picture = { width: 1200, height: 400 }

test('a picture fits the stage, upright or turned', () => {
  expect(fittedSize(picture, stage, 0)).toEqual({ width: 600, height: 200 })
  expect(fittedSize(picture, stage, 1)).toMatchObject({
    width: 400,
    height: expect.closeTo(400 / 3),
  })
  expect(fittedSize({ width: 0, height: 0 }, stage, 0)).toEqual({ width: 0, height: 0 })
})

test('zooming keeps the point under the pointer, between the fitted size and eightfold', () => {
  const near = zoomed(fitted, 2, { x: 100, y: 50 })
  expect(near).toMatchObject({ zoom: 2, x: -100, y: -50 })
  // The point that was under the pointer still is: 100 = x + 2 × 100.
  expect(near.x + 2 * 100).toBe(100)
  expect(zoomed(near, 0.1)).toEqual(fitted)
  expect(zoomed(fitted, 1000).zoom).toBe(8)
})

test('a picture can be moved as far as its edge', () => {
  const shown = fittedSize(picture, stage, 0)
  const near = { ...fitted, zoom: 3 }
  expect(moved(near, { x: 10_000, y: -10_000 }, shown, stage)).toMatchObject({ x: 600, y: -100 })
  // One that is smaller than the stage stays in the middle.
  expect(moved(fitted, { x: 50, y: 50 }, shown, stage)).toEqual(fitted)
})

test('four quarter turns return to the start, and each resets the zoom', () => {
  let view = zoomed(fitted, 2)
  for (let turn = 0; turn < 4; turn++) view = turned(view, 1)
  expect(view).toEqual(fitted)
  expect(turned(fitted, -1).turns).toBe(3)
})
