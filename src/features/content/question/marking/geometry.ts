import type { Shape } from '../body/arrange.ts'

interface Point {
  x: number
  y: number
}

/** Forgives what sums of binary fractions are off by, so that a point on the border is inside. */
const slack = 1e-9

const isBetween = (value: number, from: number, to: number) =>
  value >= Math.min(from, to) - slack && value <= Math.max(from, to) + slack

/** Whether a point lies on the line from a to b. */
function isOnEdge({ x, y }: Point, a: Point, b: Point): boolean {
  const cross = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  return Math.abs(cross) <= slack && isBetween(x, a.x, b.x) && isBetween(y, a.y, b.y)
}

/** Whether a ray to the right of the point crosses the outline an odd number of times. */
function isInPolygon(point: Point, corners: readonly Point[]): boolean {
  let isInside = false
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length]!
    if (isOnEdge(point, a, b)) return true
    const isCrossed = a.y > point.y !== b.y > point.y
    if (isCrossed && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y))
      isInside = !isInside
  }
  return isInside
}

/** Whether a point is in a shape or on its border; all in shares of the picture. */
export function isInside(point: Point, shape: Shape): boolean {
  switch (shape.kind) {
    case 'rectangle':
      return (
        isBetween(point.x, shape.x, shape.x + shape.width) &&
        isBetween(point.y, shape.y, shape.y + shape.height)
      )
    case 'ellipse': {
      if (shape.radiusX === 0 || shape.radiusY === 0) return false
      const [x, y] = [(point.x - shape.x) / shape.radiusX, (point.y - shape.y) / shape.radiusY]
      return x * x + y * y <= 1 + slack
    }
    case 'polygon':
      return isInPolygon(point, shape.points)
  }
}
