import { excerpt } from '../shared/noted.ts'
import { type PaperBlock, textOfBlock, type LineBlock } from './block.ts'
import { openKinds, shortLine } from './collect-state.ts'
import { splitFields } from './fields.ts'
import { chapterLine, exercisesOfChapter } from './heading-words-text.ts'
import { headingOf } from './heading.ts'
import { isKeyList } from './key-list.ts'
import { half, numberAt } from './numbers.ts'
import {
  headWords,
  material,
  onlyRange,
  points,
  paperNameWords,
  scoreWords,
} from './patterns-text.ts'
import { QuestionLines } from './question-lines.ts'
import { emptyQuestion, emptySection } from './raw.ts'
import {
  isKeyTable,
  optionsOfTable,
  questionsOfBareTable,
  questionsOfTable,
} from './table-parts.ts'

const longestTag = 50
/** 第二章 names the chapter whose whole line is 第二章 谈判准备. */
const sameChapter = (one: string, other: string) =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))

/** Sorts what belongs to no question: the head of the paper, directions, common material, tables. */
export abstract class OutsideLines extends QuestionLines {
  protected outside(block: LineBlock): void {
    const text = half(block.rich.text)
    if (this.group) {
      this.group.stem.push(block)
      this.group.source.push(textOfBlock(block))
      this.group.notes.push(...(block.notes ?? []))
      return
    }
    if (this.target === 'head') return this.head(block, text)
    const { fields, before } = splitFields(block.rich)
    if (fields.length > 0 && before.isEmpty && isKeyList(fields[0]!.value.text)) {
      this.paper.answers.push({
        section: this.section,
        block: { ...block, rich: fields[0]!.value },
      })
      return
    }
    const { kind } = this.section
    if (this.isListOfIntro()) {
      this.section.intro.push(block)
      return
    }
    const isDirection =
      material.direction.test(text) || (text.length < shortLine && material.asks.test(text))
    if (
      !isDirection &&
      (openKinds.includes(kind) || kind === 'cloze' || text.length > 2 * shortLine)
    ) {
      return this.openMaterial(block, text)
    }
    this.section.intro.push(block)
  }

  protected head(block: LineBlock, text: string): void {
    const total = points.ofPaper.exec(text)
    if (total) this.paper.printedTotal ??= Number(total[1])
    this.pending.push(block)
  }

  protected isMaterialMarker(text: string): boolean {
    if (!material.marker.test(text)) return false
    const { kind } = this.section
    if (material.range.test(text)) return true
    if (
      this.question &&
      this.target === 'stem' &&
      this.question.number !== null &&
      openKinds.includes(kind) &&
      this.question.options.length === 0
    )
      return false
    return (
      this.target !== 'head' &&
      (kind === 'case' ||
        kind === 'cloze' ||
        kind === null ||
        this.section.questions.length > 0 ||
        text.length < 20)
    )
  }

  protected openMaterial(block: LineBlock, text: string): void {
    const range = material.range.exec(text)
    const isOpen = this.group !== null && this.group.stem.length === 0
    if (!isOpen) {
      this.leave()
      this.group = { ...emptyQuestion(block.line), isMaterial: true }
      this.section.questions.push(this.group)
    }
    if (range) this.groupEnd = Number(range[2])
    this.group!.source.push(textOfBlock(block))
    if (onlyRange.test(text)) {
      this.group!.points = Number(points.ofQuestion.exec(text)?.[1] ?? 0) || null
    } else this.group!.stem.push(block)
    this.target = 'stem'
  }

  protected table(block: Extract<PaperBlock, { kind: 'table' }>): void {
    if (this.answering) {
      this.paper.answers.push({ section: this.answering.section, block })
      return
    }
    if (this.hasQuestions && isKeyTable(block.rows)) {
      this.paper.answers.push({ section: null, block })
      return
    }
    const words = block.rows.flat(2).map((rich) => half(rich.text).trim())
    if (words.every((one) => one === '' || scoreWords.test(one))) return
    const bare = this.question || this.group ? null : questionsOfBareTable(block, this.section.kind)
    if (bare)
      this.paper.notes.push({
        kind: 'changed',
        code: 'tableAsQuestions',
        about: { count: bare.length },
      })
    const listed = questionsOfTable(block) ?? bare
    if (listed) {
      this.leave()
      if (this.chapter !== '') for (const one of listed) one.tags.push(this.chapter)
      this.section.questions.push(...listed)
      this.target = 'intro'
      return
    }
    const { question } = this
    const options = question && this.section.kind !== 'matching' ? optionsOfTable(block.rows) : null
    if (question && options && question.options.length === 0) {
      question.options.push(...options)
      this.target = 'option'
      return
    }
    if (question) {
      question.source.push(textOfBlock(block))
      if (this.target === 'answer') question.answer.push(block)
      else if (this.target === 'explanation') question.explanation.push(block)
      else question.stem.push(block)
    } else if (this.group) this.group.stem.push(block)
    else if (this.target === 'head') this.pending.push(block)
    else if (openKinds.includes(this.section.kind) || this.section.kind === 'cloze') {
      this.group = { ...emptyQuestion(block.line), isMaterial: true, stem: [block] }
      this.section.questions.push(this.group)
    } else this.section.intro.push(block)
  }

  protected get hasQuestions(): boolean {
    return this.paper.sections.some(({ questions }) => questions.length > 0)
  }

  protected isChapter(text: string): boolean {
    return chapterLine.test(text) && !this.isListOfIntro()
  }

  /** A chapter ends the question before it; numbers may begin again. */
  protected openChapter(block: LineBlock, at: number): void {
    const name = block.rich.plain().trim()
    const chapter = name.replace(exercisesOfChapter, '')
    const isKnown = this.chapters.some((one) => sameChapter(one, chapter))
    if (this.answering && isKnown) {
      this.answerChapter = chapter
      // The first of its sections: what does not fit there is said, and reaches no other chapter.
      this.answering = { section: this.sectionsToAnswer()[0] ?? null }
      return
    }
    this.answering = null
    const wasHead = this.target === 'head'
    if (wasHead) this.headChapter ||= name
    this.leave()
    if (wasHead) this.target = 'head'
    // The chapters stand under the heading.
    if (this.section.name !== '' && this.section.questions.length === 0) this.section.chapter = ''
    this.chapter = chapter.slice(0, longestTag)
    this.chapters.push(this.chapter)
    const next = this.after(at)
    const mark =
      next?.kind === 'line' && !headingOf(next.rich.text) ? numberAt(next.rich.text) : null
    if (mark?.n !== 1) return
    if (this.section.name === '' || this.section.chapter !== '') {
      this.section = { ...emptySection(), chapter: this.chapter }
      this.paper.sections.push(this.section)
      this.target = 'intro'
      return
    }
    // Its numbers begin again.
    this.section.last = 0
    this.section.style = null
  }

  /** The sections that the answers of a chapter can be for. */
  protected sectionsToAnswer() {
    const asked = this.paper.sections.filter(({ questions }) => questions.length > 0)
    const own = asked.filter(({ chapter }) => sameChapter(chapter, this.answerChapter))
    return this.answerChapter !== '' && own.length > 0 ? own : asked
  }

  protected nameOfPaper(): void {
    const lines = this.pending.filter((one) => one.kind === 'line')
    const plain = lines.filter(
      ({ rich }) => !headWords.test(half(rich.text)) && rich.length <= shortLine,
    )
    const named = plain.find(({ rich }) => paperNameWords.test(rich.text)) ?? plain[0]
    this.paper.name = named?.rich.plain().trim() ?? this.headChapter
    if (this.chapters.length > 0)
      this.paper.notes.push({
        kind: 'changed',
        code: 'chaptersAsTags',
        about: { chapters: excerpt([...new Set(this.chapters)].join('、'), 200) },
      })
    const dropped = this.pending
      .filter((one) => one !== named)
      .map((one) => textOfBlock(one).trim())
      .filter((text) => !isTotalAlone(text))
    if (dropped.length > 0) {
      this.paper.notes.push({
        kind: 'lost',
        code: 'headDropped',
        about: { text: dropped.join(' ').slice(0, 200) },
      })
    }
  }
}

/** '满分：100 分': the total is taken, so nothing of the line is lost. */
const isTotalAlone = (text: string) =>
  half(text)
    .replace(points.ofPaper, '')
    .replace(/[\s()]/g, '') === ''
