import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { openQueue } from '#src/server/open-queue.ts'
import { drawClutter, drawScene } from './puzzle-scene.ts'
import { shuffled } from './chance.ts'
import { chooseShapes, type Shape, varied } from './puzzle-shape.ts'
import { byte, cover, grainOf, newTexture, noise, type Texture } from './puzzle-texture.ts'

// A cache is useless, because no two pictures are alike.
sharp.cache(false)

/** In CSS pixels; drawn `scale` times larger for dense screens. */
const width = 300
const height = 150
const box = 58
const scale = 1.5
/** The least distance of two holes; they may touch, and never overlap by much. */
const apart = 45

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

/** Two drawings at a time; more than 500 would wait longer than a few seconds. */
const drawings = openQueue(2, 500)

/**
 * Draws a puzzle: a harbour with four holes in a row, and a piece of the shape of one of them. Programs
 * get little from comparing: the piece has a pattern that is nowhere in the picture, it is a little
 * turned and smaller, another hole is of its family of shapes, each hole is filled in its own way,
 * and lines and blots cross everything.
 * @throws common.unavailable when too many drawings wait
 */
export async function drawPuzzle(): Promise<DrawnPuzzle> {
  return drawings.run(async () => {
    const { shape, others } = chooseShapes()
    const y = randomInt(8, height - box - 8)
    const places = placesInRow(others.length + 1)
    const [x, ...free] = shuffled(places)
    const scene = await rgb(drawScene(width, height, scale))
    const filling = (left: number, edge: number) => newTexture(edge, lightnessAt(scene, left, y))
    const holes = [
      {
        shape: varied(shape, 14, 1, 1.1),
        x: x!,
        y: y + randomInt(-3, 4),
        texture: filling(x!, 0.5),
      },
      ...others.map((one, n) => ({
        shape: varied(one, 14, 0.95, 1.1),
        x: free[n]!,
        y: y + randomInt(-3, 4),
        texture: filling(free[n]!, 0.7),
      })),
    ]
    for (const hole of shuffled(holes)) dig(scene, hole)
    await overlay(scene, drawClutter(width, height, scale))
    grainOf(scene)
    const piece = cutPiece(varied(shape, 26, 0.78, 0.92), newTexture(0, 128))
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
    return { x: x!, picture: { background: dataUrl(background), piece: dataUrl(cut), ...sizes } }
  })
}

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
const rgb = (svg: Buffer) => sharp(svg).removeAlpha().raw().toBuffer()

/** Chooses places from left to right with unequal gaps, none where the piece starts. */
function placesInRow(count: number): number[] {
  const [first, last] = [box + 4, width - box - 4]
  const slack = last - first - (count - 1) * apart
  const cuts = Array.from({ length: count }, () => randomInt(slack)).toSorted((a, b) => a - b)
  return cuts.map((cut, n) => Math.round(first + n * apart + cut))
}

/** The mean lightness of a box of the scene, by some of its pixels. */
function lightnessAt(scene: Buffer, left: number, top: number): number {
  let [sum, count] = [0, 0]
  for (let y = top + 8; y < top + box - 8; y += 3) {
    for (let x = left + 8; x < left + box - 8; x += 3) {
      sum += scene[(Math.round(y * scale) * width * scale + Math.round(x * scale)) * 3 + 1]!
      count++
    }
  }
  return sum / count
}

/** Draws the piece: the shape in a pattern of its own with a rim, so that people see it on any picture. */
function cutPiece(shape: Shape, texture: Texture): Buffer {
  const piece = Buffer.alloc(box * scale * box * scale * 4)
  eachPixel(shape, (d, column, row) => {
    const to = (row * box * scale + column) * 4
    const rim = Math.max(0, 1 - Math.abs(d + 1.2) / 1.5) * 0.9
    const colour = texture.colour(column / scale, row / scale)
    for (let c = 0; c < 3; c++) {
      piece[to + c] = byte((colour[c]! + noise(7)) * (1 - rim) + 255 * rim)
    }
    piece[to + 3] = byte(cover(d, 1.2) * 255)
  })
  return piece
}

/** Fills a hole in its own way: darker, paler or patterned, with a dark or pale edge. */
function dig(scene: Buffer, hole: { shape: Shape; x: number; y: number; texture: Texture }): void {
  const { shape, x, texture } = hole
  const top = Math.max(0, Math.min(height - box, hole.y))
  eachPixel(shape, (d, column, row) => {
    const inside = cover(d, 2.5)
    const edge = Math.max(0, 1 - Math.abs(d) / 1.6) * texture.edge
    if (inside === 0 && edge === 0) return
    const spot =
      (Math.round(top * scale + row) * width * scale + Math.round(x * scale + column)) * 3
    const colour = texture.colour(column / scale, row / scale)
    for (let c = 0; c < 3; c++) {
      const own = scene[spot + c]!
      const filled = own + (colour[c]! - own) * texture.strength * inside
      scene[spot + c] = byte(filled + (texture.rim - filled) * edge)
    }
  })
}

/** Lays a drawing with transparency over the scene. */
async function overlay(scene: Buffer, svg: Buffer): Promise<void> {
  const over = await sharp(svg).ensureAlpha().raw().toBuffer()
  for (let n = 0; n < scene.length / 3; n++) {
    const alpha = over[4 * n + 3]! / 255
    if (alpha === 0) continue
    for (let c = 0; c < 3; c++) {
      const own = scene[3 * n + c]!
      scene[3 * n + c] = byte(own + (over[4 * n + c]! - own) * alpha)
    }
  }
}

function eachPixel(shape: Shape, visit: (d: number, column: number, row: number) => void): void {
  for (let row = 0; row < box * scale; row++) {
    for (let column = 0; column < box * scale; column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale]
      const [dx, dy] = [x - box / 2, y - box / 2]
      // No shape reaches into the corners, and most of the work is the distance from its outline.
      if (dx * dx + dy * dy < (box / 2) ** 2) visit(shape(dx, dy), column, row)
    }
  }
}
