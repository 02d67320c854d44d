import sharp from 'sharp'

/** Size to which pictures and templates are brought, in pixels. */
const width = 160
const height = 60
const cell = { width: 36, height: 48 }

type Bits = Float64Array

/** The dark pixels of a picture: whatever is much darker than its ground. */
export async function inkOf(picture: string | Buffer): Promise<Bits> {
  const bytes =
    typeof picture === 'string' ? Buffer.from(picture.split(',')[1]!, 'base64') : picture
  const data = await sharp(bytes).resize(width, height).removeAlpha().greyscale().raw().toBuffer()
  const sorted = [...data].toSorted((a, b) => a - b)
  const [dark, ground] = [sorted[Math.floor(data.length * 0.03)]!, sorted[data.length >> 1]!]
  const limit = (dark + ground) / 2
  return Float64Array.from(data, (value) => (value < limit ? 1 : 0))
}

export interface Template {
  character: string
  bits: Bits
}

/** Templates from the strokes of the characters: turned, as a program makes them in a minute. */
export async function templatesOf(glyphs: Record<string, string>): Promise<Template[]> {
  const templates: Template[] = []
  for (const [character, strokes] of Object.entries(glyphs)) {
    for (const turn of [-24, -16, -8, 0, 8, 16, 24]) {
      const paths = strokes
        .split(' ')
        .filter(Boolean)
        .map((stroke) => {
          const points = stroke
            .match(/../g)!
            .map(([x, y]) => `${(Number(x) - 2) * 6} ${(Number(y) - 3) * 6}`)
          return `<path d="M${points.join('L')}"/>`
        })
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(18 24) rotate(${turn})" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round">${paths.join('')}</g></svg>`
      const data = await sharp(Buffer.from(svg)).removeAlpha().greyscale().blur(1).raw().toBuffer()
      templates.push({ character, bits: Float64Array.from(data, (value) => 1 - value / 255) })
    }
  }
  return templates
}

/** How well a template fits at a place, from -1 to 1. */
function fit(ink: Bits, { bits }: Template, left: number, top: number): number {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < cell.height; y += 2) {
    for (let x = 0; x < cell.width; x += 2) {
      const [px, py] = [left + x, top + y]
      const own = px < 0 || px >= width || py < 0 || py >= height ? 0 : ink[py * width + px]!
      const other = bits[y * cell.width + x]!
      n++
      a += own
      b += other
      aa += own * own
      bb += other * other
      ab += own * other
    }
  }
  return (ab - (a * b) / n) / Math.sqrt((aa - (a * a) / n) * (bb - (b * b) / n) + 1e-9)
}

/** Reads four letters: cuts the ink into four and takes the best template near each part's middle. */
export function readLetters(ink: Bits, templates: Template[]): string {
  // The ink's extent, without its outermost specks, is shared by four letters.
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += ink[y * width + x]!
    return sum
  })
  const all = columns.reduce((sum, one) => sum + one, 0)
  const columnAt = (share: number) => {
    let sum = 0
    return columns.findIndex((one) => (sum += one) >= all * share)
  }
  const [first, last] = [columnAt(0.02), columnAt(0.98)]
  return Array.from({ length: 4 }, (_, n) => {
    const middle = first + ((last - first) * (n + 0.5)) / 4
    let best = { character: '', score: -1 }
    for (const template of templates) {
      for (let dx = -8; dx <= 8; dx += 2) {
        for (let dy = -8; dy <= 8; dy += 2) {
          const left = Math.round(middle - cell.width / 2 + dx)
          const score = fit(ink, template, left, (height - cell.height) / 2 + dy)
          if (score > best.score) best = { character: template.character, score }
        }
      }
    }
    return best.character
  }).join('')
}
