/** Strokes of each character on a grid 4 wide and 6 high, as 'x,y' pairs; a space lifts the pen. */
const strokes: Record<string, string> = {
  '2': '0110304132150646',
  '3': '0010304132234445361605 1323',
  '4': '36300444',
  '5': '40000323334445361605',
  '6': '3010020516364544331304',
  '7': '004016',
  '8': '103041423313020110 133344453616050413',
  '9': '1636454441301001021343',
  A: '062046 1434',
  C: '41301001051636 45',
  E: '40000646 0333',
  F: '400006 0333',
  H: '0006 4046 0343',
  K: '0006 40031346 03',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  P: '0600304142330303',
  R: '0600304142330346',
  T: '0040 2026',
  X: '0046 4006',
  Y: '0023 402326',
}

/** Characters of a captcha, without those that look alike. */
export const readable = Object.keys(strokes).join('')

const width = 160
const height = 60

/**
 * Draws the text as SVG: strokes bent along random waves, in random order and mixed with similar lines.
 * The file holds no characters of the text.
 */
export function drawCaptcha(text: string): string {
  const bend = waves()
  const paths: string[] = []
  const draw = (points: Point[], thick: number) =>
    `<path d="${line(fine(points).map(bend))}" stroke-width="${thick.toFixed(1)}"/>`
  const cell = (width - 24) / text.length
  for (const [index, character] of text.split('').entries()) {
    const turn = between(-0.28, 0.28)
    const scale = between(0.95, 1.15)
    const centre = { x: 12 + cell * (index + 0.5), y: height / 2 + between(-5, 5) }
    for (const stroke of strokes[character]!.split(' ')) {
      const points = pairs(stroke).map(([x, y]) => {
        const dx = (x - 2) * 5.6 * scale + between(-0.5, 0.5)
        const dy = (y - 3) * 6 * scale + between(-0.5, 0.5)
        return {
          x: centre.x + dx * Math.cos(turn) - dy * Math.sin(turn),
          y: centre.y + dx * Math.sin(turn) + dy * Math.cos(turn),
        }
      })
      paths.push(draw(points, between(2.5, 3.2)))
    }
  }
  for (let n = 0; n < 3; n++) {
    const from = { x: between(0, 40), y: between(8, 52) }
    const to = { x: between(width - 40, width), y: between(8, 52) }
    paths.push(draw([from, to], between(1, 1.8)))
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#eef3fa"/>` +
    `<g fill="none" stroke="#24507f" stroke-linecap="round" stroke-linejoin="round">${shuffled(paths).join('')}</g></svg>`
  )
}

interface Point {
  x: number
  y: number
}

const between = (low: number, high: number) => low + Math.random() * (high - low)

function waves(): (point: Point) => Point {
  const [phase, other, length, tall] = [
    between(0, 6.3),
    between(0, 6.3),
    between(26, 40),
    between(2, 4),
  ]
  return ({ x, y }) => ({
    x: x + 2.2 * Math.sin(y / 11 + other),
    y: y + tall * Math.sin(x / length + phase),
  })
}

/** Adds points between the given ones, so that straight lines bend too. */
function fine(points: Point[]): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1]
    if (!to) return [from]
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / between(4, 6))
    return Array.from({ length: steps }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / steps,
      y: from.y + ((to.y - from.y) * n) / steps,
    }))
  })
}

const line = (points: Point[]) =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const pairs = (stroke: string): [number, number][] =>
  Array.from({ length: stroke.length / 2 }, (_, n) => [
    Number(stroke[2 * n]),
    Number(stroke[2 * n + 1]),
  ])

function shuffled<T>(items: T[]): T[] {
  const mixed = [...items]
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1))
    ;[mixed[n], mixed[other]] = [mixed[other]!, mixed[n]!]
  }
  return mixed
}
