import { lineHtml } from '../shared/plain-text.ts'
import { decimal, numberOf, rounded } from '../shared/numbers.ts'
import { partIdAt } from '../shared/ids.ts'
import type { Gap, TextGap } from '../../../question/body/gap.ts'

/** 'FOB|离岸价': any of these is right. */
export const textGap = (text: string, id: string): TextGap => ({
  id,
  kind: 'text',
  accepted: text === '' ? [] : alternatives(text).map((one) => ({ text: one })),
})

const alternatives = (text: string) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A gap of a cloze: 'FOB|离岸价' is written, '*CIF|FOB|CFR' is chosen, '#100±1' is a number. */
export function clozeGap(text: string, id: string): Gap {
  if (/^[#＃]/.test(text)) {
    const key = numberAnswer(text.slice(1))
    if (key) return { id, kind: 'number', ...key }
  }
  const words = alternatives(text)
  if (!words.some((word) => word.startsWith('*'))) return textGap(text, id)
  return {
    id,
    kind: 'choice',
    options: words.map((word, index) => {
      const one = lineHtml(word.replace(/^\*/, ''))
      return {
        id: partIdAt(index),
        text: { zh: one, en: one },
        right: word.startsWith('*'),
      }
    }),
  }
}

/** '100', '100±0.5', '100±5%', and a unit after it: '2.5±0.1 kg'. */
export function numberAnswer(text: string) {
  const found =
    /^([+\-−]?[\d.,]+(?:e[+-]?\d+)?)\s*(?:(?:±|\+\/?-)\s*([\d.]+)\s*(%)?)?\s*([^\d\s.,±%][^±]*|%)?$/i.exec(
      text.normalize('NFKC').trim(),
    )
  const value = found && numberOf(found[1]!)
  if (!found || value === null) return null
  const [, , by, percent, unit] = found
  const amount = by === undefined ? null : numberOf(by)
  return {
    accepted: [
      {
        value,
        ...(amount !== null && {
          tolerance: percent
            ? { kind: 'relative' as const, amount: rounded(amount / 100) }
            : { kind: 'nominal' as const, amount },
        }),
      },
    ],
    units: unit ? [{ text: unit.trim().slice(0, 30), factor: 1 }] : [],
    unitRule: unit ? ('optional' as const) : ('none' as const),
  }
}

interface NumberKey {
  accepted: readonly {
    value: number
    tolerance?: { kind: string; amount: number } | undefined
  }[]
  units: readonly { text: string }[]
}

/** The other way; what cannot be said in a cell is in the details. */
export function numberCell({ accepted, units }: NumberKey): string {
  const [first] = accepted
  if (!first) return ''
  const { tolerance, value } = first
  const by =
    tolerance?.kind === 'nominal'
      ? `±${decimal(tolerance.amount)}`
      : tolerance
        ? `±${decimal(rounded(tolerance.amount * 100))}%`
        : ''
  return `${decimal(value)}${by}${units[0] ? ` ${units[0].text}` : ''}`
}
