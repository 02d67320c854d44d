import type { PaperBlock } from './block.ts'
import { circledNumber, half } from './numbers.ts'
import { namedBlank } from './answer-words-text.ts'
import { blankLine, emptyBracketsAll, numberedPlace } from './patterns-text.ts'
import { looks, Rich } from './rich.ts'

interface Blank {
  from: number
  to: number
  /** The words that stand in it already. */
  answer: string
  /** Printed beside it: (3)____ */
  number: number | null
}

export interface GapFound {
  id: string
  answer: string
  number: number | null
}

/** The forms of a blank. */
export interface BlankRule {
  /** Empty brackets and words that are underlined or in another colour. */
  isFillIn: boolean
  /** Numbers that stand for a blank without a line: those of a cloze. */
  numbers?: readonly number[]
}

/** Puts gaps in the place of the blanks of a stem. */
export function withGaps(
  blocks: readonly PaperBlock[],
  rule: BlankRule,
): { blocks: PaperBlock[]; gaps: GapFound[] } {
  const gaps: GapFound[] = []
  const place = (rich: Rich): Rich => {
    let made = rich
    let shift = 0
    for (const { from, to, answer, number } of blanksOf(rich, rule)) {
      const id =
        number !== null && rule.numbers?.includes(number) ? `q${number}` : `g${gaps.length + 1}`
      if (gaps.some((one) => one.id === id)) continue
      gaps.push({ id, answer, number })
      made = made.put(from + shift, to + shift, Rich.thing({ kind: 'gap', id }))
      shift += 1 - (to - from)
    }
    return made
  }
  const done = blocks.map((block): PaperBlock =>
    block.kind === 'line'
      ? { ...block, rich: place(block.rich) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(place))) },
  )
  return { blocks: done, gaps }
}

function blanksOf(rich: Rich, { isFillIn, numbers }: BlankRule): Blank[] {
  const text = half(rich.text)
  const found: Blank[] = []
  const add = (blank: Blank) => {
    if (found.every(({ from, to }) => blank.to <= from || blank.from >= to)) found.push(blank)
  }
  for (const one of text.matchAll(blankLine)) {
    const [, plain, circled, inside, insideCircled] = one
    const sign = circled ?? insideCircled
    const number = sign === undefined ? Number(plain ?? inside ?? Number.NaN) : circledNumber(sign)
    add({
      from: one.index,
      to: one.index + one[0].length,
      answer: '',
      number: Number.isNaN(number) ? null : number,
    })
  }
  for (const one of text.matchAll(namedBlank)) {
    const number = Number(one[1] ?? one[2])
    add({ from: one.index, to: one.index + one[0].length, answer: '', number })
  }
  for (const { from, to } of rich.stretches(looks.underline)) {
    const inner = text.slice(from, to).trim()
    const number = /^\(?(\d{1,2})\)?$/.exec(inner)
    if (number && numbers?.includes(Number(number[1])))
      add({ from, to, answer: '', number: Number(number[1]) })
    else if (inner === '' && to - from > 1) add({ from, to, answer: '', number: null })
    else if (isFillIn && inner !== '' && inner.replaceAll('_', '') !== '')
      add({
        from,
        to,
        answer: rich.slice(from, to).plain().replaceAll('_', '').trim(),
        number: null,
      })
  }
  // A line that is coloured as a whole is a title or a note.
  const coloured = rich.stretches(looks.coloured)
  if (isFillIn && coloured.every(({ from, to }) => to - from < rich.length * 0.8)) {
    for (const { from, to } of coloured) {
      const answer = rich.slice(from, to).plain().trim()
      if (answer !== '') add({ from, to, answer, number: null })
    }
  }
  if (isFillIn) {
    for (const one of text.matchAll(emptyBracketsAll))
      add({ from: one.index, to: one.index + one[0].length, answer: '', number: null })
  }
  if (numbers) {
    for (const one of text.matchAll(numberedPlace)) {
      const number = Number(one[1])
      if (numbers.includes(number) && !found.some((blank) => blank.number === number)) {
        add({ from: one.index, to: one.index + one[0].length, answer: '', number })
      }
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}
