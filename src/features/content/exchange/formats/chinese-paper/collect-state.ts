import { type PaperBlock } from './block.ts'
import { numberAt, type NumberMark } from './numbers.ts'
import { splitOptions } from './options.ts'
import { announcesList, type Kind } from './patterns-text.ts'
import { emptySection, type RawPaper, type RawQuestion, type RawSection } from './raw.ts'
import { optionsOfTable } from './table-parts.ts'

/** Kinds of which a question is a text, in which numbers stand for its parts. */
export const openKinds: readonly (Kind | null)[] = [
  'short',
  'essay',
  'case',
  'calculation',
  'form',
  'spoken',
]
export const shortLine = 70

type Target = 'head' | 'intro' | 'stem' | 'option' | 'answer' | 'explanation'

/** The state of the reader of a paper. */
export abstract class CollectState {
  readonly paper: RawPaper = { name: '', printedTotal: null, sections: [], answers: [], notes: [] }
  protected section: RawSection = emptySection()
  protected group: RawQuestion | null = null
  protected groupEnd: number | null = null
  protected question: RawQuestion | null = null
  protected target: Target = 'head'
  /** The last number of a list within a question. */
  protected inner = 0
  protected answering: { section: RawSection | null } | null = null
  protected pending: PaperBlock[] = []
  /** The chapter of the questions that follow: their tag. */
  protected chapter = ''
  protected readonly chapters: string[] = []
  protected answerChapter = ''
  /** A paper without another name has that of the chapter at its head. */
  protected headChapter = ''
  /** Questions that have begun. */
  begun = 0
  /** How the parts of a question are numbered that have become a group. */
  protected groupStyle: NumberMark['style'] | null = null

  protected readonly blocks: readonly PaperBlock[]
  constructor(blocks: readonly PaperBlock[]) {
    this.blocks = blocks
    this.paper.sections.push(this.section)
  }

  /** Ends the question and its material. */
  protected leave(): void {
    this.question = null
    this.group = null
    this.groupEnd = null
    this.groupStyle = null
    this.inner = 0
    if (this.target !== 'head') this.target = 'intro'
  }

  protected begin(question: RawQuestion): void {
    this.begun += 1
    this.inner = 0
    this.question = question
    if (this.chapter !== '') question.tags.push(this.chapter)
    this.target = 'stem'
    if (this.group) this.group.children.push(question)
    else this.section.questions.push(question)
  }

  protected after(at: number): PaperBlock | undefined {
    return this.blocks
      .slice(at + 1, at + 6)
      .find((one) => one.kind === 'table' || !one.rich.isEmpty)
  }

  protected expected(): number {
    const { last } = this.section
    if (last > 0) return last + 1
    const before = this.paper.sections.findLast((one) => one.last > 0)
    return (before?.last ?? 0) + 1
  }

  protected hasOptionsSoon(at: number): boolean {
    for (const [n, block] of this.blocks.slice(at, at + 6).entries()) {
      if (block.kind === 'table') {
        if (optionsOfTable(block.rows)) return true
        continue
      }
      const { rich } = block
      if (rich.isEmpty) continue
      const mark = numberAt(rich.text)
      if (n > 0 && mark && mark.style !== 'bare') return false
      const body = n === 0 && mark ? rich.slice(mark.length) : rich
      if (splitOptions(body, 'A').options.length > 0) return true
    }
    return false
  }

  /** 请写一封信函，内容包括：1. … 2. …: the list is part of what is asked. */
  protected isListOfIntro(): boolean {
    const { kind, intro, questions } = this.section
    const last = intro.at(-1)
    if (kind !== 'essay' && kind !== 'form') return false
    if (questions.length > 0 || intro.length === 0) return false
    return (
      intro.some((one) => one.kind === 'line' && announcesList.test(one.rich.text)) &&
      last !== undefined
    )
  }
}
