import { kindOfStyle, partsOfHalf, piecesOf } from './answer-pieces.ts'
import type { PaperBlock } from './block.ts'
import { splitFields } from './fields.ts'
import { listedKeys } from './key-list.ts'
import { forNumbers, numberAt, type NumberMark } from './numbers.ts'
import { type RawPaper, type RawSection } from './raw.ts'
import { Rich } from './rich.ts'
import { keysOfTable } from './table-parts.ts'

/** An answer of a list of answers, for the question with its number. */
export interface NumberedAnswer {
  section: RawSection | null
  n: number
  answer: PaperBlock[]
  explanation: PaperBlock[]
  difficulty: string
}

type Blocks = RawPaper['answers']

export interface AnswersRead {
  answers: NumberedAnswer[]
  /** Blocks that belong to no number. */
  unread: Blocks
}

/** Reads the answers that stand apart from their questions. */
export function numberedAnswers(blocks: Blocks): AnswersRead {
  const reader = new AnswerReader(blocks)
  for (const [at, one] of blocks.entries()) reader.take(one, at)
  return { answers: reader.answers, unread: reader.unread }
}

class AnswerReader {
  readonly answers: NumberedAnswer[] = []
  readonly unread: Blocks = []
  private target: 'answer' | 'explanation' = 'answer'
  private section: RawSection | null | undefined
  /** How the answers are numbered; other numbers are parts of an answer. */
  private kind: ReturnType<typeof kindOfStyle> | null = null
  /** A list of keys has ended: what follows belongs to none of them. */
  private isClosed = true

  private isDotted = false
  private hasParts = false

  private readonly blocks: Blocks
  constructor(blocks: Blocks) {
    this.blocks = blocks
  }

  take({ section, block }: Blocks[number], at: number): void {
    if (section !== this.section) {
      this.section = section
      this.kind = null
      this.isClosed = true
    }
    if (block.kind === 'table') return this.table(block)
    const keys = listedKeys(block.rich.text)
    if (keys) {
      for (const { n, key } of keys) this.add(n).answer.push(lineOf(Rich.of(key), block))
      this.kind ??= kindOfStyle(numberAt(block.rich.text)?.style ?? 'dot')
      this.isClosed = keys.length > 1
      return
    }
    for (const piece of piecesOf(block.rich, (n) => this.isLater(n, at))) this.piece(piece, block)
  }

  private table(block: Extract<PaperBlock, { kind: 'table' }>): void {
    const keys = keysOfTable(block.rows)
    for (const { n, answer } of keys) this.add(n).answer.push(lineOf(answer, block))
    if (keys.length > 0) this.isClosed = true
    else if (this.isClosed) this.unread.push({ section: this.section ?? null, block })
    else this.answers.at(-1)![this.target].push(block)
  }

  private piece(piece: Rich, block: PaperBlock): void {
    const mark = numberAt(piece.text)
    const isNext = mark !== null && this.isNext(mark)
    const text = isNext ? piece.slice(mark.length).trim() : piece
    const { before, fields } = splitFields(text, true)
    if (!isNext && this.isClosed && (this.last === undefined || !before.isEmpty)) {
      if (!piece.isEmpty)
        this.unread.push({ section: this.section ?? null, block: lineOf(piece, block) })
      return
    }
    if (isNext) this.kind ??= kindOfStyle(mark.style)
    const one = isNext ? this.add(mark.n) : this.last!
    if (isNext) this.isDotted = mark.style !== 'half'
    if (isNext) this.hasParts = this.isDotted && partsOfHalf.test(forNumbers(text.text))
    if (!before.isEmpty) one[this.target].push(lineOf(before, block))
    for (const { field, value } of fields) {
      if (field === 'answer' || field === 'explanation') this.target = field
      if (field === 'difficulty') one.difficulty = value.plain().trim()
      else if (!value.isEmpty) one[this.target].push(lineOf(value, block))
    }
  }

  private get last(): NumberedAnswer | undefined {
    const last = this.answers.at(-1)
    return last?.section === this.section ? last : undefined
  }

  private add(n: number): NumberedAnswer {
    const one: NumberedAnswer = {
      ...{ section: this.section ?? null, n, answer: [], explanation: [], difficulty: '' },
    }
    this.answers.push(one)
    this.target = 'answer'
    this.isClosed = false
    return one
  }

  private isNext(mark: NumberMark): boolean {
    const { last } = this
    if (mark.style === 'bare') return false
    if (this.kind !== null && kindOfStyle(mark.style) !== this.kind) return false
    // Parts of an answer: 1) among 1. 2. 3.
    if (mark.style === 'half' && this.isDotted && (mark.n === 1 || this.hasParts)) {
      this.hasParts = true
      return false
    }
    return last === undefined || this.isClosed || isFollowing(last, mark.n)
  }

  /** Whether a later line begins with the number, before the numbers begin again. */
  private isLater(n: number, at: number): boolean {
    for (const { section, block } of this.blocks.slice(at + 1)) {
      if (section !== this.section || block.kind === 'table') return false
      const mark = numberAt(block.rich.text)
      if (!mark || mark.style === 'bare') continue
      if (this.kind !== null && kindOfStyle(mark.style) !== this.kind) continue
      if (mark.n <= n) return mark.n === n
    }
    return false
  }
}

/** A list within a long answer begins with 1 again. */
const isFollowing = (last: NumberedAnswer, n: number) =>
  n > last.n
    ? n <= last.n + 20
    : n === 1 && !last.answer.some((one) => one.kind === 'line' && one.rich.length > 60)

const lineOf = (rich: Rich, { line }: PaperBlock): PaperBlock => ({ kind: 'line', rich, line })
