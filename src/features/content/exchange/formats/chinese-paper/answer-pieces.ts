import { forNumbers, numberAt, type NumberMark } from './numbers.ts'
import type { Rich } from './rich.ts'

type Style = NumberMark['style']

/** 1. 1) and 第1题 stand for one another; (1) and ① are of other kinds. */
export const kindOfStyle = (style: Style): 'plain' | 'brackets' | 'circled' =>
  style === 'brackets' || style === 'circled' ? style : 'plain'

/**
 * Several numbered answers in one line: 1. 保险 2. 装运期. Numbers of another kind, and those that begin with 1
 * within an answer, are parts of it.
 * @param isLater - whether a later line begins with the number, which then belongs to that line
 */
export function piecesOf(rich: Rich, isLater: (n: number) => boolean = () => false): Rich[] {
  const text = forNumbers(rich.text)
  const first = numberAt(rich.text)
  if (!first || first.style === 'bare') return [rich.trim()]
  const kind = first.style !== 'half' && partsOfHalf.test(text) ? 'dot' : kindOfStyle(first.style)
  if (first.n !== 1 && next(text, 1, kind, first.length - 1) !== null) return [rich.trim()]
  const cuts = [0]
  for (let n = first.n + 1; !isLater(n); n++) {
    const found = next(text, n, kind, cuts.at(-1)! + 1)
    if (found === null) break
    cuts.push(found)
  }
  return cuts.map((from, k) => rich.slice(from, cuts[k + 1]).trim())
}

/** 1. 要点：1）签约；2）备货: these are parts of the answer. */
export const partsOfHalf = /(?<=[\s;。,:、])1\s*\)/

const signs = {
  dot: (n: number) => `${n}\\s*(?:、|\\.(?!\\d))`,
  plain: (n: number) => `${n}\\s*(?:[、)]|\\.(?!\\d))`,
  brackets: (n: number) => `\\(${n}\\)`,
  circled: (n: number) => String.fromCodePoint(0x245f + n),
}

function next(text: string, n: number, kind: keyof typeof signs, from: number): number | null {
  if (kind === 'circled' && n > 20) return null
  const pattern = new RegExp(`(?<=[\\s;。,、.)])${signs[kind](n)}`, 'g')
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? null
}
