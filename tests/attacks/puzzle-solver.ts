import sharp from 'sharp'

/**
 * The short programs that solved every puzzle before: each slides the piece along its row and takes the
 * place with the highest score. They know what a stranger knows: the two pictures and the row.
 */
export interface PuzzlePicture {
  background: string
  piece: string
  width: number
  height: number
  pieceWidth: number
  pieceHeight: number
  y: number
}

interface Grey {
  width: number
  height: number
  light: Float64Array
  alpha: Float64Array
}

/** One value for each CSS pixel. */
async function grey(url: string, width: number, height: number): Promise<Grey> {
  const data = await sharp(Buffer.from(url.split(',')[1]!, 'base64'))
    .resize(width, height)
    .ensureAlpha()
    .raw()
    .toBuffer()
  const size = width * height
  const light = new Float64Array(size)
  const alpha = new Float64Array(size)
  for (let n = 0; n < size; n++) {
    light[n] = 0.3 * data[4 * n]! + 0.59 * data[4 * n + 1]! + 0.11 * data[4 * n + 2]!
    alpha[n] = data[4 * n + 3]! / 255
  }
  return { width, height, light, alpha }
}

const at = (values: Float64Array, { width, height }: Grey, x: number, y: number) =>
  values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!

function mapped(from: Grey, value: (x: number, y: number) => number): Float64Array {
  const values = new Float64Array(from.width * from.height)
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < from.width; x++) values[y * from.width + x] = value(x, y)
  }
  return values
}

const edgesOf = (values: Float64Array, of: Grey) =>
  mapped(of, (x, y) =>
    Math.hypot(
      at(values, of, x + 1, y) - at(values, of, x - 1, y),
      at(values, of, x, y + 1) - at(values, of, x, y - 1),
    ),
  )

/** The mean of a square around each pixel. */
function smooth(values: Float64Array, of: Grey, radius: number): Float64Array {
  const line = (from: Float64Array, dx: number, dy: number) =>
    mapped(of, (x, y) => {
      let sum = 0
      for (let n = -radius; n <= radius; n++) sum += at(from, of, x + n * dx, y + n * dy)
      return sum / (2 * radius + 1)
    })
  return line(line(values, 1, 0), 0, 1)
}

/** Correlation of two images over the pixels with weight, from -1 to 1. */
function correlation(a: number[], b: number[], weight: number[]): number {
  let [w, ma, mb] = [0, 0, 0]
  for (let n = 0; n < a.length; n++) {
    w += weight[n]!
    ma += weight[n]! * a[n]!
    mb += weight[n]! * b[n]!
  }
  ma /= w
  mb /= w
  let [ab, aa, bb] = [0, 0, 0]
  for (let n = 0; n < a.length; n++) {
    const [da, db] = [a[n]! - ma, b[n]! - mb]
    ab += weight[n]! * da * db
    aa += weight[n]! * da * da
    bb += weight[n]! * db * db
  }
  return ab / Math.sqrt(aa * bb + 1e-9)
}

export type Method = 'correlation' | 'edges' | 'smooth' | 'contrast'
export const methods: Method[] = ['correlation', 'edges', 'smooth', 'contrast']

/** Solves a puzzle. @returns the place that each method finds, in CSS pixels from the left */
export async function solvePuzzleBy(picture: PuzzlePicture): Promise<Record<Method, number>> {
  const { width, height, pieceWidth, pieceHeight, y } = picture
  const scene = await grey(picture.background, width, height)
  const piece = await grey(picture.piece, pieceWidth, pieceHeight)
  const inside = Array.from(piece.alpha)
  const outline = Array.from(edgesOf(piece.alpha, piece))
  const sceneEdges = edgesOf(scene.light, scene)
  const rough = smooth(scene.light, scene, 12).map((mean, n) => Math.abs(mean - scene.light[n]!))
  const everywhere = inside.map(() => 1)
  const window = (values: Float64Array, x: number) =>
    inside.map((_, n) => at(values, scene, x + (n % pieceWidth), y + Math.floor(n / pieceWidth)))
  const scores: Record<Method, (x: number) => number> = {
    correlation: (x) =>
      Math.abs(correlation(window(scene.light, x), Array.from(piece.light), inside)),
    edges: (x) => correlation(window(sceneEdges, x), outline, everywhere),
    smooth: (x) => correlation(window(rough, x), inside, everywhere),
    contrast: (x) => Math.abs(correlation(window(scene.light, x), inside, everywhere)),
  }
  const best = (score: (x: number) => number) => {
    let found = { x: 0, score: -Infinity }
    for (let x = pieceWidth; x <= width - pieceWidth; x++) {
      const value = score(x)
      if (value > found.score) found = { x, score: value }
    }
    return found.x
  }
  return Object.fromEntries(methods.map((one) => [one, best(scores[one])])) as Record<
    Method,
    number
  >
}
