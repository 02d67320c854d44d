import { type LineBlock } from './block.ts'
import { openKinds, CollectState } from './collect-state.ts'
import { headingOf } from './heading.ts'
import { numberAt, type NumberMark } from './numbers.ts'
import { emptyQuestion } from './raw.ts'

/** A number so far beyond the last is a year or an amount. */
const longestJump = 20
const plainStyles: readonly NumberMark['style'][] = ['dot', 'half', 'word']

/** Decides which numbers begin questions. */
export abstract class QuestionNumbers extends CollectState {
  protected isQuestion(mark: NumberMark, at: number): boolean {
    const { section, question } = this
    const { n } = mark
    if (this.isListOfIntro()) return false
    // (A) 1. may be an option with a number.
    if (/^[A-H]/i.test(mark.given ?? '') && n !== this.expected() && n !== 1) return false
    if (mark.style === 'bare') {
      return (
        n === this.expected() &&
        (section.style === 'bare' || section.style === null || section.style === 'dot') &&
        this.hasOptionsSoon(at)
      )
    }
    if (section.style === null) {
      return (
        n === 1 ||
        n === this.expected() ||
        (n <= this.expected() + longestJump &&
          (this.section.kind !== null || this.hasOptionsSoon(at)))
      )
    }
    if (this.isOfOtherKind(mark)) {
      // Numbers of another kind are parts of the question, unless they are questions under common material.
      return question !== null && n <= 20 && this.isUnder(mark) && this.hasOptionsSoon(at)
    }
    const isInAnswer = this.target === 'answer' || this.target === 'explanation'
    const isOpen = openKinds.includes(section.kind) || isInAnswer
    if (this.inner > 0) {
      const isInner = n === this.inner + 1
      if (isInner && (n !== section.last + 1 || this.comesAgain(n, mark, at))) {
        this.inner = n
        return false
      }
      return n === section.last + 1
    }
    if (n === 1 && section.last >= 1 && isOpen && question !== null && !this.hasOptionsSoon(at)) {
      this.inner = 1
      return false
    }
    if (n > section.last + longestJump) return false
    return n > section.last || !isOpen || this.hasOptionsSoon(at)
  }

  /** Whether a number is of another kind than those of the section: (1) among 1. 2. 3. */
  protected isOfOtherKind({ style, n }: NumberMark): boolean {
    const own = this.section.style
    if (own === null || style === own || own === 'bare') return false
    // 3) after 1. and 2. is a slip of the author.
    const isSlip = plainStyles.includes(style) && plainStyles.includes(own)
    return !(isSlip && n === this.section.last + 1)
  }

  /** Whether the marks of a question's parts can begin here. */
  protected isUnder(mark: NumberMark): boolean {
    const last = this.group?.children.at(-1)?.number ?? 0
    return mark.n === 1 || (this.groupStyle === mark.style && mark.n === last + 1)
  }

  /** Whether the same number comes once more before the next heading. */
  protected comesAgain(n: number, { style }: NumberMark, at: number): boolean {
    for (const block of this.blocks.slice(at + 1)) {
      if (block.kind === 'table') continue
      const text = block.rich.text.trim()
      if (headingOf(text)) return false
      const mark = numberAt(text)
      if (mark?.style === style && mark.n === n) return true
      if (mark?.style === style && mark.n === 1) return false
    }
    return false
  }

  protected openQuestion(block: LineBlock, mark: NumberMark, at: number): void {
    const { section } = this
    const isNested = section.style !== null && mark.style !== 'bare' && this.isOfOtherKind(mark)
    if (isNested && this.group === null) this.groupFromQuestion(mark)
    if (!isNested && this.groupStyle !== null) this.leave()
    if (this.groupEnd !== null && mark.n > this.groupEnd) this.leave()
    const expected = this.expected()
    const question = emptyQuestion(block.line, mark.n)
    if (mark.given !== undefined) question.given = mark.given
    if (!isNested) {
      const isFirst = section.last === 0
      if (mark.n <= section.last)
        question.notes.push({ kind: 'hint', code: 'numberRepeats', about: { number: mark.n } })
      else if (mark.n !== expected && !(isFirst && mark.n === 1)) {
        question.notes.push({
          kind: 'hint',
          code: 'numberJumps',
          about: { number: mark.n, expected },
        })
      }
      section.style ??= mark.style === 'bare' ? 'bare' : mark.style
      section.last = mark.n
    }
    this.begin(question)
    this.text({ ...block, rich: block.rich.slice(mark.length).trim() }, at, block)
  }

  /** A question of which the parts have options is common material. */
  protected groupFromQuestion(mark: NumberMark): void {
    const group = this.question!
    group.isMaterial = true
    this.group = group
    this.groupStyle = mark.style
    this.groupEnd = null
  }

  /** A line that is no heading and has no number, or what follows the number. */
  protected abstract text(block: LineBlock, at: number, whole?: LineBlock): void
}
