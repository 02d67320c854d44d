import type { PaperBlock } from './block.ts'
import { truthOf } from './key.ts'
import { half } from './numbers.ts'
import type { RawOption } from './options.ts'
import { emptyBrackets, tickAtEnd, truthAtEnd, truthInBrackets } from './patterns-text.ts'
import { looks, Rich } from './rich.ts'

/** The options that are marked as right: by a sign, or by a look that the others do not have. */
export function markedOptions(options: readonly RawOption[]): { texts: Rich[]; right: number[] } {
  const ticked = options.map(({ rich }) => tickAtEnd.exec(rich.text))
  const texts = options.map(({ rich }, n) =>
    ticked[n] ? rich.slice(0, ticked[n].index).trim() : rich,
  )
  const all = options.map((_, n) => n)
  const bySign = all.filter((n) => options[n]!.isMarked || ticked[n])
  if (isSome(bySign, options)) return { texts, right: bySign }
  for (const look of [looks.coloured, looks.underline, looks.bold]) {
    const whole = all.filter((n) => isWhole(texts[n]!, look))
    if (isSome(whole, options))
      return { texts: texts.map((rich) => rich.without(look)), right: whole }
  }
  return { texts, right: [] }
}

const isSome = (right: readonly number[], options: readonly RawOption[]) =>
  right.length > 0 && right.length < options.length

const isWhole = (rich: Rich, look: number): boolean => {
  const { text } = rich
  const letters = [...text].length
  if (letters === 0) return false
  for (let at = 0; at < text.length; at++) {
    if (text[at]!.trim() !== '' && (rich.lookAt(at) & look) === 0) return false
  }
  return true
}

/** Takes the brackets of a true or false question away, with the sign in them. */
export function truthStem(
  stem: readonly PaperBlock[],
  isTruth = false,
): {
  stem: PaperBlock[]
  right: boolean | null
  isOpen: boolean
} {
  let right: boolean | null = null
  let isOpen = false
  const done = stem.map((block, n): PaperBlock => {
    if (block.kind !== 'line' || right !== null) return block
    const { rich } = block
    const text = half(rich.text)
    const found = truthInBrackets.exec(text)
    if (found && isAtEdge(found, text)) {
      right = truthOf(found[1]!)
      return {
        ...block,
        rich: rich.put(found.index, found.index + found[0].length, Rich.of('')).trim(),
      }
    }
    const behind = isTruth && n === stem.length - 1 ? truthAtEnd.exec(text) : null
    if (behind) {
      right = truthOf(behind[1]!)
      return { ...block, rich: rich.slice(0, behind.index).trim() }
    }
    const empty = emptyBrackets.exec(text)
    if (empty && isAtEdge(empty, text) && (n === stem.length - 1 || n === 0)) {
      isOpen = true
      return {
        ...block,
        rich: rich.put(empty.index, empty.index + empty[0].length, Rich.of('')).trim(),
      }
    }
    return block
  })
  return { stem: done, right, isOpen }
}

const isAtEdge = (found: RegExpExecArray, text: string): boolean =>
  found.index === 0 || /^[\s。.?!]*$/.test(text.slice(found.index + found[0].length))
