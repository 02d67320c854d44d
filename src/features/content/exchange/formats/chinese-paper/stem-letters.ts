import type { Note } from '../../paper-form.ts'
import type { PaperBlock } from './block.ts'
import { half } from './numbers.ts'
import {
  behindName,
  emptyBrackets,
  lettersAtStart,
  lettersInBrackets,
  nameBefore,
  roundBlank,
} from './patterns-text.ts'
import { looks, Rich } from './rich.ts'

const letterOnLine = /_+\s*([A-H](?:[\s、,]*[A-H])*)\s*_+/g

/** Of a name before brackets. */
const longestName = 40

/** Letters in a stem that may be its answer. */
interface Candidate {
  block: number
  from: number
  to: number
  letters: string[]
  isClear: boolean
}

export interface ChoiceStem {
  stem: PaperBlock[]
  letters: string[]
  notes: Note[]
}

/**
 * Takes the letters out of a stem in which the answer is written: （ B ）, __B__ or an underlined B. Letters of a
 * name stay: ICC(A), FORM (A), 第14条(B). Where the answer stands elsewhere, others than its letters stay too.
 */
export function choiceStem(
  stem: readonly PaperBlock[],
  options: number,
  answer: string | null,
): ChoiceStem {
  const inBrackets = candidates(stem, options, bracketsOf)
  const found =
    inBrackets.length > 0
      ? inBrackets
      : candidates(stem, options, (rich) => [...linesOf(rich), ...underlinedOf(rich)])
  const key = answer === null ? null : lettersAtStart.exec(half(answer))?.[1]
  const wanted = key == null ? null : lettersOf(key)
  const chosen =
    answer === null ? found.at(-1) : found.findLast(({ letters }) => isSame(letters, wanted ?? []))
  const about = { letters: (chosen ?? found.at(-1))?.letters.join('') ?? '' }
  if (!chosen) {
    const isOther = wanted !== null && found.some(({ isClear }) => isClear)
    return {
      ...{ stem: [...stem], letters: [] },
      notes: isOther ? [{ kind: 'hint', code: 'bracketsNotKey', about }] : [],
    }
  }
  const isUnsure =
    answer === null &&
    (!chosen.isClear || found.some(({ letters }) => !isSame(letters, chosen.letters)))
  return {
    stem: stem.map((block, n) =>
      n === chosen.block && block.kind === 'line'
        ? { ...block, rich: block.rich.put(chosen.from, chosen.to, Rich.of(roundBlank)) }
        : block,
    ),
    letters: chosen.letters,
    notes: isUnsure ? [{ kind: 'hint', code: 'keyFromBrackets', about }] : [],
  }
}

const lettersOf = (text: string): string[] => [
  ...new Set(half(text).toUpperCase().match(/[A-H]/g) ?? []),
]

export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

interface Place {
  from: number
  to: number
  text: string
  isClear: boolean
}

function candidates(
  stem: readonly PaperBlock[],
  options: number,
  placesOf: (rich: Rich, isOpen: boolean) => Place[],
): Candidate[] {
  const isOpen = stem.some((one) => one.kind === 'line' && emptyBrackets.test(half(one.rich.text)))
  return stem.flatMap((block, n) =>
    block.kind === 'line'
      ? placesOf(block.rich, isOpen)
          .map(({ text, ...place }) => ({ block: n, letters: lettersOf(text), ...place }))
          .filter(({ letters }) => letters.every((letter) => letter.charCodeAt(0) - 65 < options))
      : [],
  )
}

/** Letters in brackets that name nothing; where other brackets are empty, they must look like an answer. */
function bracketsOf(rich: Rich, isOpen: boolean): Place[] {
  const text = half(rich.text)
  return [...text.matchAll(new RegExp(lettersInBrackets, 'g'))].flatMap((found) => {
    const before = text.slice(Math.max(0, found.index - longestName), found.index)
    const after = text.slice(found.index + found[0].length)
    const isWide = /^.\s|\s.$/.test(found[0]) || lettersOf(found[1]!).length > 1
    const isName = nameBefore.test(before) || (!isWide && behindName.test(after))
    if (isName || (isOpen && !isWide)) return []
    return [
      {
        from: found.index,
        to: found.index + found[0].length,
        text: found[1]!,
        isClear: isWide || !/[A-Za-z0-9]\s*$/.test(before),
      },
    ]
  })
}

const linesOf = (rich: Rich): Place[] =>
  [...half(rich.text).matchAll(letterOnLine)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[1]!,
    isClear: true,
  }))

const underlinedOf = (rich: Rich): Place[] =>
  rich.stretches(looks.underline).flatMap(({ from, to }) => {
    const text = half(rich.text.slice(from, to))
    return /^\s*[A-H](?:[\s、,]*[A-H])*\s*$/.test(text) ? [{ from, to, text, isClear: true }] : []
  })
