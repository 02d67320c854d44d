import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', light, dark, both]) =>
      [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }] as const,
  ),
)

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(scheme: 'light' | 'dark', a: string, b: string) {
  const of = (name: string) => luminance(name.startsWith('#') ? name : tokens.get(name)![scheme])
  const [low = 0, high = 0] = [of(a), of(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['--surface', '--surface-raised', '--surface-sunk', '--band']
const kinds = ['success', 'warning', 'danger', 'accent']
const categories = ['trade', 'customs', 'freight', 'e-commerce', 'settlement', 'english']
const pairs = [
  // Body text must reach AAA, other text AA, and shapes 3 : 1.
  ...['--text', '--ink'].flatMap((text) =>
    [...grounds, '--action-soft', ...kinds.map((kind) => `--${kind}-soft`)].map(
      (ground) => [text, ground, 7] as const,
    ),
  ),
  ...['--text-muted', '--link', ...kinds.map((kind) => `--${kind}-text`)].flatMap((text) =>
    grounds.map((ground) => [text, ground, 4.5] as const),
  ),
  ...kinds.map((kind) => [`--${kind}-text`, `--${kind}-soft`, 4.5] as const),
  ...['--focus', '--line-strong', '--action'].flatMap((mark) =>
    grounds.map((ground) => [mark, ground, 3] as const),
  ),
  ['--link', '--action-soft', 4.5] as const,
  ['--action-text', '--action', 4.5] as const,
  ['--action-text', '--action-hover', 4.5] as const,
  ['--on-danger', '--danger', 4.5] as const,
  ...categories.map((slug) => ['#ffffff', `--cat-${slug}-a`, 7] as const),
]

test.each(['light', 'dark'] as const)('every pair of colours is readable, %s', (scheme) => {
  const poor = pairs
    .map(([a, b, least]) => ({ pair: `${a} on ${b}`, least, is: contrast(scheme, a, b) }))
    .filter(({ is, least }) => !(is >= least))
  expect(poor).toEqual([])
})
