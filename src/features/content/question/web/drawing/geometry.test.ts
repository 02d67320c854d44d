import fc from 'fast-check'
import { expect, test } from 'vitest'
import '#tests/property.ts'
import type { Shape } from '../../body/arrange.ts'
import {
  boundsOf,
  corners,
  draggedCorner,
  inReadingOrder,
  inside,
  leastSide,
  withBounds,
} from './geometry.ts'

const anywhere = fc.double({ min: -2, max: 3, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const bounds = fc.record({ x: anywhere, y: anywhere, width: anywhere, height: anywhere })
const shapes = fc.oneof(
  fc.constant<Shape>({ kind: 'rectangle', x: 0.1, y: 0.2, width: 0.3, height: 0.1 }),
  fc.constant<Shape>({ kind: 'ellipse', x: 0.5, y: 0.5, radiusX: 0.2, radiusY: 0.1 }),
  fc
    .array(fc.record({ x: share, y: share }), { minLength: 3, maxLength: 12 })
    .map((points): Shape => ({ kind: 'polygon', points })),
)

test('a shape stays on the picture, and large enough to be seen, wherever it is dragged', () => {
  fc.assert(
    fc.property(shapes, bounds, (shape, to) => {
      const next = boundsOf(withBounds(shape, to))
      expect(next.x).toBeGreaterThanOrEqual(-1e-4)
      expect(next.y).toBeGreaterThanOrEqual(-1e-4)
      expect(next.x + next.width).toBeLessThanOrEqual(1 + 1e-3)
      expect(next.y + next.height).toBeLessThanOrEqual(1 + 1e-3)
      if (shape.kind !== 'polygon') expect(next.width).toBeGreaterThanOrEqual(leastSide - 1e-3)
    }),
  )
})

test('a corner that is dragged leaves the opposite one where it is', () => {
  const box = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
  fc.assert(
    fc.property(fc.constantFrom(...corners), share, share, (corner, x, y) => {
      const { x: left, y: top, width, height } = draggedCorner(box, corner, { x, y })
      const fixed = {
        x: corner.endsWith('w') ? 0.6 : 0.2,
        y: corner.startsWith('n') ? 0.6 : 0.2,
      }
      const isCorner = (at: number, a: number, b: number) =>
        Math.min(Math.abs(at - a), Math.abs(at - b)) < 1e-9
      expect(isCorner(fixed.x, left, left + width)).toBe(true)
      expect(isCorner(fixed.y, top, top + height)).toBe(true)
    }),
  )
})

test('bounds within the picture stay as they are', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.04 }
  expect(inside(box)).toEqual(box)
})

test('boxes are ordered as they are read: line by line, and from left to right', () => {
  const box = (x: number, y: number) => ({ x, y, width: 0.2, height: 0.03 })
  const [a, b, c, d] = [box(0.1, 0.1), box(0.5, 0.11), box(0.1, 0.2), box(0.6, 0.19)]
  expect(inReadingOrder([d, c, b, a])).toEqual([a, b, c, d])
})
