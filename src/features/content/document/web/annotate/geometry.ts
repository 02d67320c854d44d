import { isLine, type Place, placeMost, type Shape } from '../../annotation.ts'

type Point = readonly [x: number, y: number]
interface Box {
  left: number
  top: number
  width: number
  height: number
}

const bounded = (share: number) => Math.min(placeMost, Math.max(0, Math.round(share * placeMost)))

/** The place on the page below a point of the window. @param box where the page is shown, turned by `quarters` */
export function placeOf([x, y]: Point, box: Box, quarters: number): [number, number] {
  const [u, v] = [(x - box.left) / box.width, (y - box.top) / box.height]
  const turned: Record<number, Point> = {
    0: [u, v],
    1: [v, 1 - u],
    2: [1 - u, 1 - v],
    3: [1 - v, u],
  }
  const [a, b] = turned[((quarters % 4) + 4) % 4]!
  return [bounded(a), bounded(b)]
}

/**
 * The shape that is nearest to a place, the newest first among those as near.
 * @param size of the page in pixels, upright
 * @param reach pixels
 */
export function shapeAt(
  shapes: readonly Shape[],
  place: Place,
  size: { width: number; height: number },
  reach: number,
): Shape | undefined {
  const pixels = (x: number, y: number): Point => [
    (x / placeMost) * size.width,
    (y / placeMost) * size.height,
  ]
  const at = pixels(...place)
  let found: { shape: Shape; distance: number } | undefined
  for (const shape of shapes) {
    const more = isLine(shape)
      ? shape.kind === 'highlighter'
        ? size.width * 0.013
        : 0
      : size.width * 0.02
    const distance = distanceTo(shape, at, pixels) - more
    if (distance <= reach && (!found || distance <= found.distance)) found = { shape, distance }
  }
  return found?.shape
}

function distanceTo(shape: Shape, at: Point, pixels: (x: number, y: number) => Point): number {
  if (!isLine(shape)) return between(at, pixels(...shape.at))
  let least = Infinity
  for (let i = 0; i + 3 < shape.points.length; i += 2) {
    const [a, b, c, d] = shape.points.slice(i, i + 4) as [number, number, number, number]
    least = Math.min(least, toSegment(at, pixels(a, b), pixels(c, d)))
  }
  return least
}

const between = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)

function toSegment(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const share =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / length))
  return between(at, [from[0] + share * dx, from[1] + share * dy])
}
