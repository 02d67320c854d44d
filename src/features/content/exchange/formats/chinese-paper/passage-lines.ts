import { excerpt } from '../shared/noted.ts'
import { type LineBlock, textOfBlock } from './block.ts'
import { shortLine } from './collect-state.ts'
import { numberAt } from './numbers.ts'
import { letterAfter } from './options.ts'
import { passageLetter } from './heading-words-text.ts'
import { QuestionNumbers } from './question-numbers.ts'
import type { RawQuestion } from './raw.ts'

const fewestOptions = 2
const noteworthy = 15

/** Tells what follows the last option of a question: more of the option, or the next passage. */
export abstract class PassageLines extends QuestionNumbers {
  protected beginsPassage(block: LineBlock, at: number): boolean {
    const { question, section } = this
    if (!question || this.target !== 'option' || question.options.length < fewestOptions)
      return false
    if (this.group === null && section.kind !== 'case') return false
    const text = block.rich.text.trim()
    const letter = passageLetter.exec(text)?.[1]
    const isLetter = letter !== undefined && letter !== letterAfter(question.options.at(-1)?.letter)
    return isLetter || (text.length > shortLine && isLonger(text, question) && this.asksSoon(at))
  }

  /** Whether a numbered line comes before a heading could: the passage is asked about. */
  private asksSoon(at: number): boolean {
    const last = this.section.last
    return this.blocks
      .slice(at + 1, at + 12)
      .some((one) => one.kind === 'line' && numberAt(one.rich.text)?.n === last + 1)
  }

  protected openPassage(block: LineBlock): void {
    const text = textOfBlock(block)
    this.leave()
    this.openMaterial(block, '')
    const isSure = passageLetter.test(text.trim())
    if (!isSure)
      this.group?.notes.push({
        kind: 'hint',
        code: 'passageBegun',
        about: { text: excerpt(text.trim(), 60) },
      })
  }

  /** A line that is longer than every option is hardly the rest of the last one. */
  protected noteLineBehind(question: RawQuestion, block: LineBlock): void {
    const text = textOfBlock(block).trim()
    if (text.length < noteworthy || !isLonger(text, question)) return
    question.notes.push({
      kind: 'hint',
      code: 'linesBehindOption',
      about: { text: excerpt(text, 60) },
    })
  }

  protected abstract openMaterial(block: LineBlock, text: string): void
}

const isLonger = (text: string, { options }: RawQuestion): boolean =>
  options.every(({ rich }) => rich.length < text.length)
