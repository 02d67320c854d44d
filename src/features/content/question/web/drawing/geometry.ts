import type { Shape } from '../../body/arrange.ts'

/** A rectangle in shares of the picture. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Smaller ones are a slip of the hand. */
export const leastSide = 0.008

const rounded = (share: number) => Math.round(share * 10_000) / 10_000
const within = (share: number, least: number, most: number) =>
  rounded(Math.min(Math.max(share, least), Math.max(least, most)))

/** Moves bounds into the picture, and gives them a size that can be seen. */
export function inside({ x, y, width, height }: Bounds): Bounds {
  const size = { width: within(width, leastSide, 1), height: within(height, leastSide, 1) }
  return { x: within(x, 0, 1 - size.width), y: within(y, 0, 1 - size.height), ...size }
}

/** The bounds between two corners, in any order. */
export const between = (a: Point, b: Point): Bounds => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

export function boundsOf(shape: Shape): Bounds {
  switch (shape.kind) {
    case 'rectangle':
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
    case 'ellipse':
      return {
        x: shape.x - shape.radiusX,
        y: shape.y - shape.radiusY,
        width: shape.radiusX * 2,
        height: shape.radiusY * 2,
      }
    case 'polygon': {
      const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
    }
  }
}

/** Returns the shape moved and stretched to other bounds. */
export function withBounds(shape: Shape, next: Bounds): Shape {
  const to = inside(next)
  switch (shape.kind) {
    case 'rectangle':
      return { kind: 'rectangle', ...to }
    case 'ellipse':
      return {
        kind: 'ellipse',
        x: rounded(to.x + to.width / 2),
        y: rounded(to.y + to.height / 2),
        radiusX: rounded(to.width / 2),
        radiusY: rounded(to.height / 2),
      }
    case 'polygon': {
      const from = boundsOf(shape)
      const scaled = (at: number, start: number, size: number, start2: number, size2: number) =>
        within(size === 0 ? start2 + size2 / 2 : start2 + ((at - start) / size) * size2, 0, 1)
      return {
        kind: 'polygon',
        points: shape.points.map(({ x, y }) => ({
          x: scaled(x, from.x, from.width, to.x, to.width),
          y: scaled(y, from.y, from.height, to.y, to.height),
        })),
      }
    }
  }
}

export const corners = ['nw', 'ne', 'se', 'sw'] as const
export type Corner = (typeof corners)[number]

/** Returns bounds of which one corner is dragged to a point; the opposite one stays. */
export function draggedCorner(bounds: Bounds, corner: Corner, to: Point): Bounds {
  const right = bounds.x + bounds.width
  const bottom = bounds.y + bounds.height
  return between(
    {
      x: corner.endsWith('w') ? right : bounds.x,
      y: corner.startsWith('n') ? bottom : bounds.y,
    },
    to,
  )
}

/** Boxes in reading order: line by line, where boxes that overlap in height by half are one line. */
export function inReadingOrder<B extends Bounds>(boxes: readonly B[]): B[] {
  const lines: B[][] = []
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    const first = line?.[0]
    const middle = box.y + box.height / 2
    if (line && first && middle < first.y + first.height) line.push(box)
    else lines.push([box])
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.x - b.x))
}
