import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { openQueue } from '#src/server/open-queue.ts'
import { drawScene } from './puzzle-scene.ts'

// A cache is useless, because no two pictures are alike.
sharp.cache(false)

/** In CSS pixels; drawn `scale` times larger for dense screens. */
const width = 300
const height = 150
const box = 58
/** Half the side of the piece's body, without its knobs. */
const half = 19
const knob = 7.5
const scale = 1.5

/** Knob (1), dent (-1) or neither (0) of the top, right, bottom and left side. */
type Shape = readonly [number, number, number, number]

interface DrawnPuzzle {
  /** The piece's place, in CSS pixels from the left. */
  x: number
  picture: {
    background: string
    piece: string
    width: number
    height: number
    pieceWidth: number
    pieceHeight: number
    y: number
  }
}

/**
 * Draws a puzzle: a harbour with a hole, and the piece that fits. Against programs, the picture has noise
 * and a second hole of another shape, and the piece's pixels differ a little from the original ones.
 * @throws common.unavailable when too many drawings wait
 */
export async function drawPuzzle(): Promise<DrawnPuzzle> {
  return drawings.run(async () => {
    const x = randomInt(box + 4, width - box - 4)
    const y = randomInt(6, height - box - 6)
    const shape = newShape()
    const scene = await sharp(drawScene(width, height, scale))
      .removeAlpha()
      .raw()
      .toBuffer()
    const piece = cutPiece(scene, shape, x, y)
    dig(scene, shape, x, y)
    dig(scene, otherShape(shape), decoyPlace(x), y + randomInt(-6, 7))
    speckle(scene)
    const raw = (columns: number, rows: number, channels: 3 | 4) => ({
      raw: { width: columns * scale, height: rows * scale, channels },
    })
    const [background, cut] = await Promise.all([
      sharp(scene, raw(width, height, 3))
        .webp({ quality: 72, effort: 0 })
        .toBuffer(),
      sharp(piece, raw(box, box, 4))
        .webp({ quality: 80, effort: 0 })
        .toBuffer(),
    ])
    const sizes = { width, height, pieceWidth: box, pieceHeight: box, y }
    return { x, picture: { background: dataUrl(background), piece: dataUrl(cut), ...sizes } }
  })
}

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`

function newShape(): Shape {
  const side = () => randomInt(-1, 2)
  const shape: Shape = [side(), side(), side(), side()]
  // A shape needs two knobs or dents to be recognisable.
  return shape.filter((one) => one !== 0).length >= 2 ? shape : newShape()
}

function otherShape(shape: Shape): Shape {
  const other = newShape()
  return other.filter((one, side) => one !== shape[side]).length >= 2 ? other : otherShape(shape)
}

/** Chooses a place that hardly overlaps the hole. */
function decoyPlace(x: number): number {
  const place = randomInt(4, width - box - 4)
  return Math.abs(place - x) > box - 6 ? place : decoyPlace(x)
}

/** Distance from the outline, in CSS pixels; negative inside. */
function distance(shape: Shape, px: number, py: number): number {
  const [dx, dy] = [px - box / 2, py - box / 2]
  const [qx, qy] = [Math.abs(dx) - half + 4, Math.abs(dy) - half + 4]
  let d = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 4
  const ends = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ] as const
  for (const [side, [ex, ey]] of ends.entries()) {
    const kind = shape[side]!
    if (kind === 0) continue
    const out = kind > 0 ? 1.15 : 0.85
    const round = Math.hypot(dx - ex * out, dy - ey * out) - knob
    d = kind > 0 ? Math.min(d, round) : Math.max(d, -round)
  }
  return d
}

const noise = (amount: number) => (Math.random() - 0.5) * 2 * amount
const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
/** 1 well inside, 0 well outside, over `soft` pixels. */
const cover = (d: number, soft: number) => Math.max(0, Math.min(1, 0.5 - d / soft))

function cutPiece(scene: Buffer, shape: Shape, x: number, y: number): Buffer {
  const piece = Buffer.alloc(box * scale * box * scale * 4)
  const tint = [0, 1, 2].map(() => 1 + noise(0.05))
  eachPixel(shape, (d, column, row) => {
    const from = at(x * scale + column, y * scale + row)
    const to = (row * box * scale + column) * 4
    // A pale rim, so that the piece is visible in its own surroundings.
    const rim = Math.max(0, 1 - Math.abs(d + 0.9) / 1.2) * 0.75
    for (let c = 0; c < 3; c++) {
      const own = scene[from + c]! * tint[c]! + noise(7)
      piece[to + c] = byte(own * (1 - rim) + 255 * rim)
    }
    piece[to + 3] = byte(cover(d, 1.2) * 255)
  })
  return piece
}

/** Darkens a hole with a soft edge and a shadow along it. */
function dig(scene: Buffer, shape: Shape, x: number, y: number): void {
  const depth = 0.42 + Math.random() * 0.2
  const top = Math.max(0, Math.min(height - box, y))
  eachPixel(shape, (d, column, row) => {
    const inside = cover(d, 3)
    if (inside === 0) return
    const edge = Math.max(0, 1 - Math.abs(d) / 2.5) * 0.2
    const spot = at(x * scale + column, top * scale + row)
    for (let c = 0; c < 3; c++) {
      scene[spot + c] = byte(scene[spot + c]! * (1 - inside * Math.min(0.85, depth + edge)))
    }
  })
}

/** Noise made in advance, because a random number for each pixel costs many times more. */
const grains = Int8Array.from({ length: 65_521 }, () => Math.round(noise(9)))

function speckle(scene: Uint8Array): void {
  const grain = new Uint8ClampedArray(scene.buffer, scene.byteOffset, scene.length)
  let next = randomInt(grains.length)
  for (let n = 0; n < grain.length; n++) {
    grain[n] = grain[n]! + grains[next]!
    if (++next === grains.length) next = randomInt(1000)
  }
}

function eachPixel(shape: Shape, visit: (d: number, column: number, row: number) => void): void {
  for (let row = 0; row < box * scale; row++) {
    for (let column = 0; column < box * scale; column++) {
      visit(distance(shape, (column + 0.5) / scale, (row + 0.5) / scale), column, row)
    }
  }
}

const at = (column: number, row: number) =>
  (Math.round(row) * width * scale + Math.round(column)) * 3

/** Two drawings at a time; more than 500 would wait longer than a few seconds. */
const drawings = openQueue(2, 500)
