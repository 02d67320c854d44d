import { randomInt } from 'node:crypto'
import { between } from './chance.ts'

type Colour = readonly [number, number, number]

/** The filling of a hole or of the piece. */
export interface Texture {
  colour: (x: number, y: number) => Colour
  /** How far the filling covers the picture, from 0 to 1. */
  strength: number
  /** How strong the edge is, and its lightness. */
  edge: number
  rim: number
}

export const noise = (amount: number) => (Math.random() - 0.5) * 2 * amount
export const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
/** 1 well inside, 0 well outside, over `soft` pixels. */
export const cover = (d: number, soft: number) => Math.max(0, Math.min(1, 0.5 - d / soft))

const colours: readonly Colour[] = [
  [22, 38, 66],
  [242, 244, 240],
  [196, 74, 48],
  [40, 104, 178],
  [226, 172, 60],
  [52, 140, 92],
  [126, 78, 150],
  [58, 62, 70],
  [214, 222, 230],
]

const lightness = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue

/**
 * Chooses a pattern of two colours: plain, stripes, dots, squares or waves, at any angle.
 * @param around lightness of the surroundings, from which the first colour and the edge stand out
 */
export function newTexture(edge: number, around: number): Texture {
  const clear = colours.filter((one) => Math.abs(lightness(one) - around) > 55)
  const one = clear[randomInt(clear.length)]!
  const other = colours[randomInt(colours.length)]!
  const angle = between(0, Math.PI)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const step = between(5, 10)
  const kinds: ((u: number, v: number) => boolean)[] = [
    () => true,
    (u) => Math.sin((2 * Math.PI * u) / step) > 0,
    (u, v) => Math.sin((2 * Math.PI * u) / step) * Math.sin((2 * Math.PI * v) / step) > 0.25,
    (u, v) => Math.sin((2 * Math.PI * u) / step) * Math.sin((2 * Math.PI * v) / step) > 0,
    (u, v) => Math.sin((2 * Math.PI * (u + 2 * Math.sin(v / 3))) / step) > 0.2,
  ]
  const isFirst = kinds[randomInt(kinds.length)]!
  return {
    colour: (x, y) => (isFirst(x * cos + y * sin, y * cos - x * sin) ? one : other),
    strength: between(0.55, 0.8),
    edge: between(edge, edge + 0.2),
    rim: around > 128 ? 15 : 245,
  }
}

/** Noise made in advance, because a random number for each pixel costs many times more. */
const grains = Int8Array.from({ length: 65_521 }, () => Math.round(noise(11)))

/** Lays grain over a picture. */
export function grainOf(scene: Uint8Array): void {
  const grain = new Uint8ClampedArray(scene.buffer, scene.byteOffset, scene.length)
  let next = randomInt(grains.length)
  for (let n = 0; n < grain.length; n++) {
    grain[n] = grain[n]! + grains[next]!
    if (++next === grains.length) next = randomInt(1000)
  }
}
