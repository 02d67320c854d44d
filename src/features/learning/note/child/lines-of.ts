import type { Letters } from '#src/server/pdf/letters.ts'
import type { Run } from './blocks-of-html.ts'

/** A piece of a line, drawn at once. */
export interface Piece extends Run {
  width: number
  size: number
}

interface Given {
  letters: Letters
  size: number
  /** Points that a line may take. */
  most: number
}

/** Signs of a text between which a line may break: a word, one Chinese character, a space. */
const word =
  /\n|[^\S\n]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu
/** Signs that no line begins with, and those that none ends with. */
const closing = /^[，。、；：！？）》〉」』】〕’”…—,.;:!?)\]}]/u
const opening = /[（《〈「『【〔‘“([{]$/u

/** Breaks words into lines as Chinese and Latin texts are set. */
export function linesOf(runs: readonly Run[], { letters, size, most }: Given): Piece[][] {
  const lines: Piece[][] = [[]]
  let wide = 0
  const add = (piece: Piece) => {
    const line = lines.at(-1)!
    const last = line.at(-1)
    if (last && isAlike(last, piece)) {
      last.text += piece.text
      last.width += piece.width
    } else line.push({ ...piece })
    wide += piece.width
  }
  const breakLine = () => {
    lines.push([])
    wide = 0
  }
  for (const unit of unitsOf(runs, { letters, size })) {
    const width = unit.reduce((sum, piece) => sum + piece.width, 0)
    const isSpace = unit.every(({ text }) => /^\s+$/.test(text))
    if (unit[0]?.text === '\n') breakLine()
    else if (isSpace && (wide === 0 || wide + width > most)) continue
    else if (wide + width <= most) unit.forEach(add)
    else if (width <= most) {
      breakLine()
      unit.forEach(add)
    } else {
      // A word that is longer than a line, such as an address, breaks anywhere.
      for (const piece of unit.flatMap((one) => lettersOf(one, letters))) {
        if (wide + piece.width > most) breakLine()
        add(piece)
      }
    }
  }
  return lines
}

/** Returns the pieces that stay on one line: a sign with those that may not begin the next one. */
function unitsOf(runs: readonly Run[], given: Pick<Given, 'letters' | 'size'>): Piece[][] {
  const units: Piece[][] = []
  for (const run of runs) {
    const size = run.shift ? given.size * 0.68 : given.size
    for (const [text] of run.text.matchAll(word)) {
      const shown = /^[^\S\n]+$/.test(text) ? ' ' : text
      const width = shown === '\n' ? 0 : given.letters.width(shown, 'sans', size)
      const piece: Piece = { ...run, text: shown, size, width }
      const last = units.at(-1)
      const before = last?.at(-1)?.text ?? ' '
      const isTied =
        !/\s/.test(before) && !/\s/.test(shown) && (closing.test(shown) || opening.test(before))
      if (last && isTied) last.push(piece)
      else units.push([piece])
    }
  }
  return units
}

const lettersOf = (piece: Piece, letters: Letters): Piece[] =>
  Array.from(piece.text, (text) => ({
    ...piece,
    text,
    width: letters.width(text, 'sans', piece.size),
  }))

const looks = ['bold', 'italic', 'underline', 'strike', 'shift', 'link'] as const
const isAlike = (a: Piece, b: Piece) => looks.every((look) => a[look] === b[look])
