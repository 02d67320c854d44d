import type { Shape } from '../../../question/body/arrange.ts'

export interface PixelSize {
  width: number
  height: number
}

const share = (value: number, all: number) => Math.min(1, Math.max(0, value / all))

/**
 * Reads a shape from pixels: Moodle's 'x,y;width,height' and 'x,y;radius', or QTI's and HTML's lists of numbers.
 * @returns null for one that cannot be read
 */
export function shapeOfCoords(kind: string, coords: string, size: PixelSize): Shape | null {
  const numbers = coords
    .split(/[;,\s]+/)
    .filter(Boolean)
    .map(Number)
  if (numbers.length === 0 || numbers.some((one) => !Number.isFinite(one))) return null
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const x = (value: number) => share(value, size.width)
  const y = (value: number) => share(value, size.height)
  switch (kind.toLowerCase()) {
    case 'rectangle':
      return { kind: 'rectangle', x: x(a), y: y(b), width: x(c), height: y(d) }
    case 'rect':
      return { kind: 'rectangle', x: x(a), y: y(b), width: x(c - a), height: y(d - b) }
    case 'circle':
      return { kind: 'ellipse', x: x(a), y: y(b), radiusX: x(c), radiusY: y(c) }
    case 'ellipse':
      return { kind: 'ellipse', x: x(a), y: y(b), radiusX: x(c), radiusY: y(d || c) }
    case 'default':
      return { kind: 'rectangle', x: 0, y: 0, width: 1, height: 1 }
    case 'poly':
    case 'polygon': {
      const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
        x: x(numbers[index * 2]!),
        y: y(numbers[index * 2 + 1]!),
      }))
      return points.length >= 3 ? { kind: 'polygon', points: points.slice(0, 60) } : null
    }
    default:
      return null
  }
}
