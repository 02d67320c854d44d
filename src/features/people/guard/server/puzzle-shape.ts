import { between, shuffled } from './chance.ts'

/** Distance from a shape's outline at a point around its centre, in CSS pixels; negative inside. */
export type Shape = (x: number, y: number) => number

type Point = readonly [number, number]

/** About the radius of every shape. */
const radius = 21

/** Distance from a polygon. */
function polygon(corners: readonly Point[]): Shape {
  return (x, y) => {
    let nearest = Infinity
    let isInside = false
    for (const [n, [ax, ay]] of corners.entries()) {
      const [bx, by] = corners[(n + 1) % corners.length]!
      const [ex, ey] = [bx - ax, by - ay]
      const along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
      const t = Math.max(0, Math.min(1, along))
      nearest = Math.min(nearest, (x - ax - t * ex) ** 2 + (y - ay - t * ey) ** 2)
      if (ay > y !== by > y && x < ax + ((y - ay) * ex) / ey) isInside = !isInside
    }
    return Math.sqrt(nearest) * (isInside ? -1 : 1)
  }
}

/** A polygon through points at these radii, equally spaced around the centre; the first is on top. */
const around = (count: number, far: (n: number) => number) =>
  polygon(
    Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * n) / count - Math.PI / 2
      return [far(n) * Math.cos(angle), far(n) * Math.sin(angle)] as const
    }),
  )

const star = (points: number, waist: number) =>
  around(2 * points, (n) => (n % 2 === 0 ? radius : radius * waist))
const scaled = (points: readonly Point[]) =>
  polygon(points.map(([x, y]) => [x * radius, y * radius] as const))

const heart = polygon(
  Array.from({ length: 20 }, (_, n) => {
    const t = (2 * Math.PI * n) / 20
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return [1.2 * 16 * Math.sin(t) ** 3, -1.2 * y - 2] as const
  }),
)

/** A square with a knob or a dent on some of its sides. */
function jigsaw(sides: readonly number[]): Shape {
  const half = 15
  const ends = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ] as const
  return (x, y) => {
    const [qx, qy] = [Math.abs(x) - half + 4, Math.abs(y) - half + 4]
    let d = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 4
    for (const [side, [ex, ey]] of ends.entries()) {
      const kind = sides[side]!
      if (kind === 0) continue
      const out = kind > 0 ? 1.2 : 0.85
      const round = Math.hypot(x - ex * out, y - ey * out) - 6.5
      d = kind > 0 ? Math.min(d, round) : Math.max(d, -round)
    }
    return d
  }
}

/**
 * Shapes by families. People tell the shapes of a family apart at a glance; a program that compares
 * outlines finds them much alike.
 */
const families: readonly (readonly Shape[])[] = [
  [
    [1, 0, 1, 0],
    [0, 1, 0, 1],
    [1, 1, -1, -1],
    [-1, -1, 1, 1],
    [1, -1, 1, -1],
    [-1, 1, 1, 0],
  ].map(jigsaw),
  [star(4, 0.45), star(5, 0.45), star(6, 0.55), star(8, 0.72), around(6, () => radius - 1)],
  [
    (x, y) => Math.hypot(x, y) - radius + 2,
    heart,
    // A drop, a shield, an egg timer.
    around(16, (n) => (n === 0 ? radius + 3 : radius - 6 + 2 * Math.cos((Math.PI * n) / 8))),
    scaled([
      [-0.85, -0.85],
      [0, -0.6],
      [0.85, -0.85],
      [0.75, 0.25],
      [0, 1],
      [-0.75, 0.25],
    ]),
    scaled([
      [-0.85, -0.95],
      [0.85, -0.95],
      [0.2, 0],
      [0.85, 0.95],
      [-0.85, 0.95],
      [-0.2, 0],
    ]),
  ],
  [
    // An arrow up and down, a house, a cross, an angle.
    scaled([
      [0, -1],
      [0.9, 0],
      [0.4, 0],
      [0.4, 0.95],
      [-0.4, 0.95],
      [-0.4, 0],
      [-0.9, 0],
    ]),
    scaled([
      [0, 1],
      [0.9, 0],
      [0.4, 0],
      [0.4, -0.95],
      [-0.4, -0.95],
      [-0.4, 0],
      [-0.9, 0],
    ]),
    scaled([
      [0, -1],
      [0.95, -0.2],
      [0.7, -0.2],
      [0.7, 0.9],
      [-0.7, 0.9],
      [-0.7, -0.2],
      [-0.95, -0.2],
    ]),
    scaled([
      [-0.35, -0.95],
      [0.35, -0.95],
      [0.35, -0.35],
      [0.95, -0.35],
      [0.95, 0.35],
      [0.35, 0.35],
      [0.35, 0.95],
      [-0.35, 0.95],
      [-0.35, 0.35],
      [-0.95, 0.35],
      [-0.95, -0.35],
      [-0.35, -0.35],
    ]),
    scaled([
      [-0.85, -0.9],
      [-0.1, -0.9],
      [-0.1, 0.15],
      [0.9, 0.15],
      [0.9, 0.9],
      [-0.85, 0.9],
    ]),
  ],
]

/** Chooses a shape for the piece, and others for the holes that it does not fit; one is of its family. */
export function chooseShapes(): { shape: Shape; others: Shape[] } {
  const [family = [], ...strange] = shuffled(families)
  const [shape, ...alike] = shuffled(family)
  const others = [alike[0]!, ...strange.map((list) => shuffled(list)[0]!)].slice(0, 3)
  return { shape: shape!, others: shuffled(others) }
}

/** A shape a little turned and resized, as no two holes are quite alike. */
export function varied(shape: Shape, degrees: number, low: number, high: number): Shape {
  const [angle, size] = [(between(-degrees, degrees) * Math.PI) / 180, between(low, high)]
  const [cos, sin] = [Math.cos(angle) / size, Math.sin(angle) / size]
  return (x, y) => shape(x * cos + y * sin, y * cos - x * sin) * size
}
