import { cutAnswers } from './accepted.ts'
import { withGaps } from './blanks.ts'
import { half } from './numbers.ts'
import type { RawQuestion } from './raw.ts'
import { thingSign } from './rich.ts'

const lettersOnly = /^\s*[A-H](?:[\s、,]*[A-H])*[\s.。]*$/
const shortestSentence = 4

/** Whether words are asked for inside sentences: no letters of options, and no lines to write an essay on. */
export function hasBlanksInside(
  raw: RawQuestion,
  kind: 'choice' | 'case',
  answer: string,
): boolean {
  const isOpen = answer === ''
  if (raw.options.length > 0 || (isOpen && kind === 'choice')) return false
  if (lettersOnly.test(half(answer))) return false
  const { blocks, gaps } = withGaps(raw.stem, { isFillIn: false })
  if (gaps.length === 0) return false
  if (!isOpen && cutAnswers(answer, gaps.length).length !== gaps.length) return false
  return blocks.every((block) => {
    if (block.kind !== 'line' || !block.rich.hasThing('gap')) return true
    const words = block.rich.text.split(thingSign)
    const behind = words.at(-1)!.trim()
    return words.join('').trim().length >= shortestSentence && (!isOpen || behind !== '')
  })
}
