import { questionsMost } from '../../errors.ts'
import { arranged } from './arrange.ts'
import { type PaperBlock, textOfBlock, type LineBlock } from './block.ts'
import { openKinds } from './collect-state.ts'
import { splitFields } from './fields.ts'
import { answersHeadingOf, type Heading, headingOf, isTelling } from './heading.ts'
import { listedKeys } from './key-list.ts'
import { keysAtEnd, labelledParts, placeOfKind } from './labelled.ts'
import { half, numberAt, type NumberMark } from './numbers.ts'
import { OutsideLines } from './outside-lines.ts'
import {
  answersHeading,
  answersLabel,
  kindLabel,
  kindOf,
  loneNumeral,
  scoreWords,
} from './patterns-text.ts'
import { settleParts } from './points-of-parts.ts'
import { emptyQuestion, emptySection, questionsOf, type RawPaper, type RawSection } from './raw.ts'
import { Rich } from './rich.ts'

const longestName = 60
const levels = { part: 0, section: 1, sub: 2 } as const

/** Sorts the blocks of a paper into sections and questions. */
export function collect(blocks: readonly PaperBlock[]): RawPaper {
  const lines = arranged(blocks)
  const collector = new Collector(lines)
  for (let at = 0; at < lines.length; at++) {
    collector.take(at)
    // The rest would be cut off: reading it all may take minutes.
    if (collector.begun > questionsMost) break
  }
  return collector.end()
}

/** Tells headings, questions and the list of answers apart. */
class Collector extends OutsideLines {
  take(at: number): void {
    const block = this.blocks[at]!
    if (block.kind === 'table') return this.table(block)
    const rich = block.rich.trim()
    if (rich.isEmpty) return
    this.line({ ...block, rich }, at)
  }

  private get names(): string[] {
    return this.paper.sections.map(({ name }) => name)
  }

  private line(block: LineBlock, at: number): void {
    const text = half(block.rich.text).trim()
    if (this.hasQuestions && this.isAnswersHeading(text, at)) {
      this.leave()
      this.answering = { section: null }
      return
    }
    if (scoreWords.test(text) && text.length < 16 && !loneNumeral.test(text)) return
    if (this.isChapter(text)) return this.openChapter(block, at)
    const heading =
      headingOf(block.rich.text) ?? (this.answering && answersHeadingOf(text, this.names))
    if (heading && this.isHeading(heading)) {
      if (this.answering) return this.answersOf(heading, block)
      return this.open(heading, block)
    }
    if (this.answering) return this.answerLine(block)
    if (this.isMaterialMarker(text)) return this.openMaterial(block, text)
    const label = kindLabel.exec(half(block.rich.text))
    const behind = label && numberAt(block.rich.text.slice(label[0].length))
    if (behind && this.isQuestion(behind, at)) {
      const rich = block.rich.slice(label[0].length)
      this.openQuestion({ ...block, rich }, behind, at)
      if (this.question) this.question.kind = kindOf(label[1]!)
      return
    }
    const mark = numberAt(block.rich.text)
    if (mark && this.isQuestion(mark, at)) return this.openQuestion(block, mark, at)
    this.text(block, at)
  }

  /** "参考答案" alone; "答案" alone behind a question begins its answer where no list follows. */
  private isAnswersHeading(text: string, at: number): boolean {
    if (this.isOwnAnswer(text, at)) return false
    if (answersHeading.test(text) && !/^(?:[【[(]\s*)?(?:Answers?|Keys?)\s*[:】\])]/i.test(text)) {
      return this.answering === null || headingOf(text) === null
    }
    if (!answersLabel.test(text)) return false
    const next = this.after(at)
    if (next?.kind !== 'line') return next !== undefined
    const line = next.rich.text
    return (
      listedKeys(line) !== null ||
      headingOf(line) !== null ||
      answersHeadingOf(line, this.names) !== null ||
      this.beginsAgain(numberAt(line))
    )
  }

  /** Whether a number behind a label is that of a question before: its list begins, and no answer with parts. */
  private beginsAgain(mark: NumberMark | null): boolean {
    const { question, section } = this
    if (!mark || mark.style === 'bare' || this.isOfOtherKind(mark)) return false
    const others = (sections: readonly RawSection[]) =>
      sections.flatMap(questionsOf).filter((one) => one !== question)
    const near = others([section])
    const before = near.length > 0 ? near : others(this.paper.sections)
    if (before.some(({ answer }) => answer.length > 0)) return false
    if (question && before.length === 0 && openKinds.includes(section.kind)) return false
    return mark.n === 1 || mark.n <= (question?.number ?? 0)
  }

  /** A line of the list of answers, which may name the kinds of its questions. */
  private answerLine(block: LineBlock): void {
    const sections = this.paper.sections.filter(({ questions }) => questions.length > 0)
    const kinds = sections.map(({ kind, questions }) => kind ?? questions[0]!.kind)
    const parts = labelledParts(block.rich, (kind) => placeOfKind(kinds, kind) !== undefined)
    for (const { kind, rich } of parts) {
      const place = kind === null ? undefined : placeOfKind(kinds, kind)
      if (place !== undefined) this.answering = { section: sections[place ?? -1] ?? null }
      this.paper.answers.push({ section: this.answering!.section, block: { ...block, rich } })
    }
  }

  /** "参考答案：" alone under a question, where those before it have theirs. */
  private isOwnAnswer(text: string, at: number): boolean {
    const { question, section } = this
    if (!question || question.answer.length > 0 || !/[:：】\]]\s*$/.test(text)) return false
    if (!openKinds.includes(section.kind) || splitFields(Rich.of(text)).fields.length === 0)
      return false
    const next = this.after(at)
    if (next?.kind !== 'line' || headingOf(next.rich.text) || listedKeys(next.rich.text))
      return false
    const before = questionsOf(section).slice(0, -1)
    return before.length > 0 && before.every(({ answer }) => answer.length > 0)
  }

  private isHeading(heading: Heading): boolean {
    if (heading.level !== 'section') return true
    if (heading.ordinal === null)
      return (
        this.target !== 'stem' ||
        this.question === null ||
        this.question.options.length > 0 ||
        isTelling(heading)
      )
    if (isTelling(heading)) return true
    const last = this.paper.sections.findLast(({ ordinal }) => ordinal !== null)?.ordinal ?? 0
    return heading.ordinal === last + 1 || (this.answering !== null && heading.ordinal <= last)
  }

  private answersOf(heading: Heading, block: LineBlock): void {
    const sections = this.sectionsToAnswer()
    const same =
      sections.find(
        ({ ordinal, level, kind }) =>
          ordinal !== null &&
          ordinal === heading.ordinal &&
          level === heading.level &&
          (heading.kind === null ||
            kind === null ||
            kind === heading.kind ||
            heading.kind === 'choice'),
      ) ??
      sections.find(({ kind }) => kind !== null && kind === heading.kind) ??
      sections.find(
        ({ ordinal, level }) =>
          ordinal !== null && ordinal === heading.ordinal && level === heading.level,
      )
    if (!same && heading.level !== 'part' && isTelling(heading)) {
      // The answers stood behind their section, and the paper goes on.
      this.answering = null
      return this.open(heading, block)
    }
    this.answering = { section: same ?? null }
    const rest = block.rich
      .slice(
        heading.rest < block.rich.length
          ? heading.rest
          : (keysAtEnd(block.rich.text) ?? heading.rest),
      )
      .trim()
    if (!rest.isEmpty)
      this.paper.answers.push({ section: same ?? null, block: { ...block, rich: rest } })
  }

  private open(heading: Heading, block: PaperBlock): void {
    this.leave()
    const before = this.section
    const isNested =
      before.questions.length === 0 &&
      before.name !== '' &&
      before.intro.length === 0 &&
      levels[heading.level] > levels[before.level]
    this.section = {
      ...emptySection(),
      name: isNested ? `${before.name} ${heading.name}` : heading.name,
      ordinal: heading.ordinal,
      level: heading.level,
      kind: heading.kind ?? (isNested ? before.kind : null),
      pointsEach: heading.pointsEach,
      pointsPerGap: heading.pointsPerGap,
      printedTotal: heading.printedTotal,
      chapter: this.chapter,
    }
    if (isNested) this.paper.sections.pop()
    this.paper.sections.push(this.section)
    this.target = 'intro'
    const end = this.section.name.indexOf('。')
    if (
      end > 0 &&
      end < this.section.name.length - 2 &&
      this.section.name.length > longestName &&
      block.kind === 'line'
    ) {
      const rich = block.rich.trim()
      this.section.name = this.section.name.slice(0, end)
      this.section.intro.push({ ...block, rich: rich.slice(rich.text.indexOf('。') + 1).trim() })
    }
  }

  end(): RawPaper {
    const { paper } = this
    for (const section of paper.sections) settle(section)
    this.nameOfPaper()
    paper.sections = paper.sections.filter(
      ({ name, questions }) => name !== '' || questions.length > 0,
    )
    return paper
  }
}

/** Material without questions is a question; a heading with nothing but directions asks them. */
function settle(section: RawSection): void {
  questionsOf(section).forEach(settleParts)
  for (const option of questionsOf(section).flatMap(({ options }) => options)) {
    if (option.more) option.rich = Rich.join([option.rich, ...option.more], '\n')
  }

  section.questions = section.questions.filter(
    ({ isMaterial, stem, children }) => !isMaterial || stem.length > 0 || children.length > 0,
  )
  for (const one of section.questions) {
    if (one.isMaterial && one.children.length === 0) one.isMaterial = false
  }
  if (section.questions.length === 0 && section.intro.length > 0 && section.kind !== null) {
    const first = section.intro[0]!
    section.questions.push({
      ...emptyQuestion(first.line),
      stem: section.intro,
      source: section.intro.map(textOfBlock),
    })
    section.intro = []
  }
}
