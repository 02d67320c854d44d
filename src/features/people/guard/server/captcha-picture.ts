import sharp from 'sharp'
import { openQueue } from '#src/server/open-queue.ts'
import { between, shuffled } from './chance.ts'

/** Strokes of each character on a grid 4 wide and 6 high, as 'x,y' pairs; a space lifts the pen. */
export const strokes: Record<string, string> = {
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
/** Drawn larger for dense screens. */
const scale = 2

/** More than these wait longer than a few seconds. */
const drawings = openQueue(2, 500)

/**
 * Draws the text as pixels: letters that touch, each turned and bent, under ropes of
 * their colours and on a spotted ground, so that neither edges nor colours part them.
 * @returns a data: URL
 */
export async function drawCaptcha(text: string): Promise<string> {
  return drawings.run(async () => {
    const pixels = await sharp(Buffer.from(drawing(text)))
      .webp({ quality: 55, effort: 0 })
      .toBuffer()
    return `data:image/webp;base64,${pixels.toString('base64')}`
  })
}

function drawing(text: string): string {
  const bend = waves()
  const draw = (points: Point[], thick: number, colour: string) =>
    `<path d="${line(fine(points).map(bend))}" stroke="${colour}" stroke-width="${thick.toFixed(1)}"/>`
  // Ropes and flecks have the colours of letters, so that no colour parts them.
  const inks = Array.from({ length: text.length }, ink)
  const anyInk = () => inks[Math.floor(Math.random() * inks.length)]!
  const paths: string[] = []
  const cell = 31
  const start = between(12, width - 12 - cell * text.length)
  for (const [index, character] of text.split('').entries()) {
    const turn = between(-0.46, 0.46)
    const [wide, tall, lean] = [between(0.9, 1.3), between(0.85, 1.14), between(-0.3, 0.3)]
    const centre = {
      x: start + cell * (index + 0.5) + between(-3, 3),
      y: height / 2 + between(-4, 4),
    }
    const colour = inks[index % inks.length]!
    const thick = between(2.8, 4)
    for (const stroke of strokes[character]!.split(' ').filter(Boolean)) {
      const points = pairs(stroke).map(([x, y]) => {
        const dy = (y - 3) * 6 * tall + between(-0.8, 0.8)
        const dx = (x - 2) * 6 * wide + lean * dy + between(-0.8, 0.8)
        return {
          x: centre.x + dx * Math.cos(turn) - dy * Math.sin(turn),
          y: centre.y + dx * Math.sin(turn) + dy * Math.cos(turn),
        }
      })
      paths.push(draw(points, thick, colour))
    }
  }
  const ropes = Array.from({ length: 4 }, (_, n) => {
    const from = { x: between(n * 36, n * 36 + 20), y: between(4, 56) }
    const to = { x: from.x + between(24, 52), y: between(4, 56) }
    return draw([from, to], between(1.6, 2.7), anyInk())
  })
  const spots = Array.from({ length: 46 }, () => {
    const [x, y, r] = [between(0, width), between(0, height), between(1, 7)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${pale()}" opacity="${between(0.5, 0.9).toFixed(2)}"/>`
  })
  const flecks = Array.from({ length: 24 }, () => {
    const from = { x: between(0, width), y: between(0, height) }
    const to = { x: from.x + between(-7, 7), y: from.y + between(-7, 7) }
    return draw([from, to], between(1, 2.4), anyInk())
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">` +
    `<rect width="${width}" height="${height}" fill="${pale()}"/>${spots.join('')}` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([...paths, ...ropes, ...flecks]).join('')}</g></svg>`
  )
}

/** A dark colour, all of them about as dark. */
const ink = () => `hsl(${Math.round(between(0, 360))} ${Math.round(between(35, 75))}% 27%)`
const pale = () => `hsl(${Math.round(between(0, 360))} 45% ${Math.round(between(78, 93))}%)`

interface Point {
  x: number
  y: number
}

function waves(): (point: Point) => Point {
  const [phase, other, length, tall] = [
    between(0, 6.3),
    between(0, 6.3),
    between(26, 40),
    between(2, 4),
  ]
  return ({ x, y }) => ({
    x: x + 2.6 * Math.sin(y / 9 + other),
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
