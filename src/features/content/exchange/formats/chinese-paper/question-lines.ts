import { piecesOf } from './answer-pieces.ts'
import { type PaperBlock, textOfBlock, type LineBlock } from './block.ts'
import { openKinds } from './collect-state.ts'
import { splitFields, type FoundField } from './fields.ts'
import { listedKeys } from './key-list.ts'
import { half, numberAt } from './numbers.ts'
import { letterAfter, optionAt, splitOptions } from './options.ts'
import { type Kind, kindLabel, kindOf, points } from './patterns-text.ts'
import { partPoints } from './points-of-parts.ts'
import { PassageLines } from './passage-lines.ts'
import { emptyQuestion, questionsOf, type RawQuestion } from './raw.ts'
import { Rich } from './rich.ts'
import { optionsOfTable } from './table-parts.ts'

const handKinds: readonly (Kind | null)[] = [...openKinds, 'correction', 'fillIn', 'trueFalse']

/** Sorts the lines of a question into its stem, options, answer and the rest. */
export abstract class QuestionLines extends PassageLines {
  /** A line that is no heading and has no number, or what follows the number. */
  protected text(block: LineBlock, at: number, whole = block): void {
    const isNew = whole !== block
    if (!isNew && this.isUnnumbered(block, at)) this.begin(emptyQuestion(block.line))
    if (this.question === null) return this.outside(block)
    if (!isNew && this.beginsPassage(block, at)) return this.openPassage(block)
    const { question } = this
    question.source.push(textOfBlock(whole))
    question.notes.push(...(block.notes ?? []))
    const { before, fields } = splitFields(block.rich, this.hasSolution(question, at))
    if (!before.isEmpty) this.words(question, { ...block, rich: before })
    for (const one of fields) this.field(question, one, block)
  }

  /** Whether 答： begins the answer: not in a dialogue of which the options follow. */
  private hasSolution({ kind: own, options }: RawQuestion, at: number): boolean {
    const kind = own ?? this.section.kind
    if (options.length > 0 || handKinds.includes(kind)) return true
    return kind === null && !this.hasOptionsSoon(at)
  }

  /** A question without a number: its options follow. */
  protected isUnnumbered(block: LineBlock, at: number): boolean {
    const isOver =
      this.question === null ||
      this.target === 'option' ||
      this.target === 'answer' ||
      this.target === 'explanation'
    if (!isOver || optionAt(block.rich.text) !== null) return false
    if (splitFields(block.rich).fields.length > 0 && splitFields(block.rich).before.isEmpty)
      return false
    const next = this.after(at)
    const own = splitOptions(block.rich, 'A').options.length > 1
    if (own) return true
    if (next?.kind === 'table') return optionsOfTable(next.rows) !== null
    return (
      next !== undefined &&
      numberAt(next.rich.text) === null &&
      splitOptions(next.rich, 'A').options.length > 0
    )
  }

  protected words(question: RawQuestion, block: LineBlock): void {
    const last = question.options.at(-1)
    const isBehind = this.target === 'answer' || this.target === 'explanation'
    if (isBehind) {
      question[this.target === 'answer' ? 'answer' : 'explanation'].push(block)
      return
    }
    const mark = optionAt(block.rich.text)
    const next = letterAfter(last?.letter)
    const first =
      mark && last && mark.letter > next && mark.letter.charCodeAt(0) - next.charCodeAt(0) < 3
        ? mark.letter
        : next
    if (first !== next)
      question.notes.push({ kind: 'hint', code: 'optionsSkip', about: { letter: first } })
    const { before, options } = splitOptions(block.rich, first)
    if (options.length > 0) {
      if (!before.isEmpty) this.stem(question, { ...block, rich: before })
      question.options.push(...options)
      this.target = 'option'
    } else if (this.target === 'option' && last) {
      this.noteLineBehind(question, block)
      last.more ??= []
      last.more.push(block.rich)
    } else this.stem(question, block)
  }

  protected stem(question: RawQuestion, block: LineBlock): void {
    let { rich } = block
    const label = question.stem.length === 0 ? kindLabel.exec(half(rich.text)) : null
    if (label) {
      question.kind = kindOf(label[1]!)
      rich = rich.slice(label[0].length).trim()
    }
    const parts = partPoints(rich.text, this.section.style)
    question.partPoints.push(...parts)
    const earned =
      question.points === null && parts.length === 0
        ? points.ofQuestion.exec(half(rich.text))
        : null
    if (
      earned &&
      (earned.index === 0 || earned.index + earned[0].length >= rich.text.trimEnd().length - 12)
    ) {
      question.points = Number(earned[1])
      rich = rich.put(earned.index, earned.index + earned[0].length, rich.slice(0, 0)).trim()
    }
    if (!rich.isEmpty) question.stem.push({ ...block, rich })
  }

  protected field(question: RawQuestion, { field, value }: FoundField, block: PaperBlock): void {
    const words = value.plain().trim()
    const line: PaperBlock = { kind: 'line', rich: value, line: block.line }
    if (field === 'answer') {
      if (this.isListFor(question, value.text)) {
        this.paper.answers.push({ section: this.section, block: line })
        return
      }
      this.target = 'answer'
      this.inner = 0
      if (value.text.replaceAll(/[\s_＿]/g, '') !== '') question.answer.push(line)
    } else if (field === 'explanation') {
      this.target = 'explanation'
      this.inner = 0
      if (!value.isEmpty) question.explanation.push(line)
    } else if (field === 'difficulty') question.difficulty ||= words
    else if (field === 'points') question.points ??= Number.parseFloat(words) || null
    else if (field === 'kind') question.kind ??= kindOf(words)
    else
      question.tags.push(
        ...words
          .split(/[、,，;；|]+/)
          .map((one) => one.trim())
          .filter(Boolean),
      )
  }

  /**
   * Whether an answer behind a question is the list of answers of its section: keys of several questions, or texts
   * for exactly those before it, none of which has an answer. Other numbers are parts of the answer.
   */
  protected isListFor({ number }: RawQuestion, text: string): boolean {
    const questions = questionsOf(this.section)
    if (questions.length < 2) return false
    const first = numberAt(text)
    const isOfAll = first?.n !== number && questions.some((one) => one.number === first?.n)
    const keys = listedKeys(text)
    if (keys) return keys.length > 1 || isOfAll
    if (!isOfAll || this.isOfOtherKind(first!)) return false
    const named = piecesOf(Rich.of(text)).map((one) => numberAt(one.text)?.n)
    return (
      named.length === questions.length &&
      questions.every((one, n) => one.number === named[n] && one.answer.length === 0)
    )
  }

  protected abstract outside(block: LineBlock): void
}
