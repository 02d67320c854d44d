import { between } from './chance.ts'

/** Colours of the scenes: sky from top to bottom, sun, hills, and sea from top to bottom. */
const lights = [
  { sky: ['#bfe3f5', '#f6e7c8'], sun: '#fff3c4', hill: '#7fa3b8', sea: ['#3f8fb8', '#1c5d86'] },
  { sky: ['#f7b58c', '#fbe3b5'], sun: '#fff0d0', hill: '#a8748a', sea: ['#b9728a', '#4d4a7d'] },
  { sky: ['#8fb7e8', '#dcebf7'], sun: '#ffffff', hill: '#6d8f8a', sea: ['#2f9aa0', '#146070'] },
  { sky: ['#d7dde6', '#eef0ee'], sun: '#fbfbf5', hill: '#98a5ad', sea: ['#7d98a6', '#4a6675'] },
  { sky: ['#2b3a67', '#7a6c9e'], sun: '#f3e9c6', hill: '#3a4468', sea: ['#2c4a74', '#13243f'] },
] as const
const boxes = [
  '#d9532f',
  '#2f74d0',
  '#e0a526',
  '#3d9a5b',
  '#8d4f9e',
  '#c9ccd1',
  '#b23a52',
  '#22808c',
]

const some = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
const n = (value: number) => value.toFixed(1)

/** Draws a random harbour as SVG. Browsers only get it rasterised. */
export function drawScene(width: number, height: number, scale: number): Buffer {
  const light = some(lights)
  const horizon = between(0.42, 0.55) * height
  const parts = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${n(between(20, width - 20))}" cy="${n(between(14, horizon - 8))}" r="${n(between(9, 17))}" fill="${light.sun}" opacity=".85"/>`,
    ...times(between(3, 6), () => cloud(width, horizon)),
    hills(width, horizon, light.hill),
    `<rect y="${n(horizon)}" width="${width}" height="${height}" fill="url(#sea)"/>`,
    ...times(between(14, 22), () => wave(width, height, horizon)),
    ...times(between(2, 4), () => sail(between(10, width - 20), between(horizon, horizon + 24))),
    ship(between(10, width - 150), between(horizon + 26, height - 36)),
    quay(width, height),
    ...times(between(3, 6), () => gull(width, horizon)),
  ]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${gradient('sky', light.sky)}${gradient('sea', light.sea)}</defs>${parts.join('')}</svg>`,
  )
}

const times = (count: number, make: () => string) => Array.from({ length: Math.round(count) }, make)

const gradient = (id: string, [from, to]: readonly [string, string]) =>
  `<linearGradient id="${id}" x2="${n(between(-0.3, 0.3))}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

function cloud(width: number, horizon: number): string {
  const [x, y] = [between(0, width), between(6, horizon - 14)]
  const puffs = times(between(3, 5), () => {
    const r = between(5, 12)
    return `<ellipse cx="${n(x + between(-16, 16))}" cy="${n(y + between(-3, 3))}" rx="${n(r * 1.6)}" ry="${n(r * 0.7)}"/>`
  })
  return `<g fill="#fff" opacity="${n(between(0.3, 0.7))}">${puffs.join('')}</g>`
}

function hills(width: number, horizon: number, colour: string): string {
  let path = `M0 ${n(horizon)}`
  for (let x = 0; x <= width; x += 20) path += `L${x} ${n(horizon - between(3, 22))}`
  return `<path d="${path}L${width} ${n(horizon)}Z" fill="${colour}" opacity=".7"/>`
}

function wave(width: number, height: number, horizon: number): string {
  const [x, y] = [between(-20, width), between(horizon + 3, height)]
  const long = between(14, 46)
  return `<path d="M${n(x)} ${n(y)}q${n(long / 4)} ${n(between(-4, -1))} ${n(long / 2)} 0t${n(long / 2)} 0" fill="none" stroke="#fff" stroke-width="${n(between(0.6, 1.6))}" opacity="${n(between(0.2, 0.5))}"/>`
}

function sail(x: number, y: number): string {
  const tall = between(16, 34)
  return (
    `<path d="M${n(x)} ${n(y)}V${n(y - tall)}L${n(x + tall * 0.55)} ${n(y - 3)}Z" fill="${some(['#fff', '#f6e4c9', '#f2694b'])}"/>` +
    `<path d="M${n(x - 2)} ${n(y)}V${n(y - tall * 0.8)}L${n(x - tall * 0.35)} ${n(y - 3)}Z" fill="#fff" opacity=".8"/>` +
    `<path d="M${n(x - tall * 0.4)} ${n(y)}H${n(x + tall * 0.6)}l-5 5H${n(x - tall * 0.25)}Z" fill="#5b3d2b"/>`
  )
}

function ship(x: number, y: number): string {
  const stacks = times(between(5, 8), () => '').flatMap((_, column) =>
    times(between(1, 3), () => '').map(
      (_, row) =>
        `<rect x="${n(x + 18 + column * 14)}" y="${n(y - 8 - row * 7.5)}" width="13" height="7" fill="${some(boxes)}" stroke="#0002"/>`,
    ),
  )
  const hull = some(['#24364f', '#7a2f2f', '#2d5b4e', '#3b3b45'])
  return (
    `<rect x="${n(x + 4)}" y="${n(y - 24)}" width="12" height="24" fill="#f1f1ec"/><rect x="${n(x + 6)}" y="${n(y - 21)}" width="8" height="3" fill="#31475f"/>` +
    stacks.join('') +
    `<path d="M${n(x)} ${n(y)}h140l-9 15H${n(x + 9)}Z" fill="${hull}"/><path d="M${n(x + 6)} ${n(y + 10)}h128" stroke="#f2694b" stroke-width="2"/>`
  )
}

/** Draws the foreground: a quay with containers and a crane. */
function quay(width: number, height: number): string {
  const top = height - between(12, 20)
  const containers = times(between(7, 11), () => {
    const [x, w] = [between(-10, width - 10), between(20, 34)]
    const colour = some(boxes)
    const ribs = times(4, () => '').map(
      (_, rib) => `M${n(x + (w * (rib + 1)) / 5)} ${n(top - 13)}v12`,
    )
    return `<rect x="${n(x)}" y="${n(top - 14)}" width="${n(w)}" height="14" fill="${colour}"/><path d="${ribs.join('')}" stroke="#0003"/>`
  })
  const x = between(30, width - 70)
  const crane = `<path d="M${n(x)} ${n(top)}V${n(top - 70)}M${n(x + 22)} ${n(top)}V${n(top - 70)}M${n(x - 28)} ${n(top - 62)}h${n(between(70, 100))}M${n(x)} ${n(top - 62)}l22 24-22 24M${n(x + 11)} ${n(top - 84)}L${n(x - 28)} ${n(top - 62)}M${n(x + 11)} ${n(top - 84)}l40 22" fill="none" stroke="${some(['#d9532f', '#e0a526', '#2f74d0'])}" stroke-width="2.4"/>`
  return `${crane}<rect y="${n(top)}" width="${width}" height="30" fill="#6b6f76"/>${containers.join('')}`
}

function gull(width: number, horizon: number): string {
  const [x, y, s] = [between(10, width - 20), between(10, horizon), between(3, 7)]
  return `<path d="M${n(x)} ${n(y)}q${n(s / 2)} ${n(-s)} ${n(s)} 0q${n(s / 2)} ${n(-s)} ${n(s)} 0" fill="none" stroke="#2b3340" stroke-width="1.1"/>`
}

/** Draws ropes, rings and blots across the picture, so that edges are everywhere. */
export function drawClutter(width: number, height: number, scale: number): Buffer {
  const paint = () => some([...boxes, '#14243c', '#ffffff', '#f6f1e4'])
  const rope = () => {
    const [x, y] = [between(-20, width - 60), between(0, height)]
    return `<path d="M${n(x)} ${n(y)}q${n(between(20, 60))} ${n(between(-70, 70))} ${n(between(60, 130))} ${n(between(-40, 40))}" fill="none" stroke="${paint()}" stroke-width="${n(between(1, 2.6))}" opacity="${n(between(0.5, 0.9))}"/>`
  }
  const ring = () =>
    `<ellipse cx="${n(between(0, width))}" cy="${n(between(0, height))}" rx="${n(between(6, 20))}" ry="${n(between(6, 20))}" fill="none" stroke="${paint()}" stroke-width="${n(between(1, 2.4))}" opacity="${n(between(0.5, 0.9))}"/>`
  const blot = () =>
    `<ellipse cx="${n(between(0, width))}" cy="${n(between(0, height))}" rx="${n(between(4, 11))}" ry="${n(between(3, 8))}" fill="${paint()}" opacity="${n(between(0.45, 0.8))}"/>`
  const parts = [
    ...times(between(7, 10), rope),
    ...times(between(7, 10), ring),
    ...times(between(8, 12), blot),
  ]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
  )
}
