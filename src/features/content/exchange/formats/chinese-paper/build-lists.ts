import type { BodyOf } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { htmlOfBlocks, type PaperBlock } from './block.ts'
import { numberAt } from './numbers.ts'
import { letterAfter, optionAt } from './options.ts'
import { emptyQuestion, type RawQuestion, type RawSection } from './raw.ts'
import { Rich } from './rich.ts'
import { cellText } from './table-parts.ts'
import { onSide, type Side } from './side.ts'

const mostItems = 30
const items = (ids: string, texts: readonly Rich[], side: Side) =>
  texts
    .slice(0, mostItems)
    .map((rich, n) => ({ id: `${ids}${n + 1}`, text: onSide(side, rich.html()) }))

/** Lines that begin with numbers, and the others. */
function numberedLines(blocks: readonly PaperBlock[]): { lines: Rich[]; others: PaperBlock[] } {
  const lines: Rich[] = []
  const others: PaperBlock[] = []
  for (const block of blocks) {
    const mark = block.kind === 'line' ? numberAt(block.rich.text) : null
    if (block.kind === 'line' && mark && mark.style !== 'bare') lines.push(...inLine(block.rich))
    else others.push(block)
  }
  return { lines, others }
}

/** ① 装运 ② 投保: several numbered parts in one line. */
function inLine(rich: Rich): Rich[] {
  const marks = [...rich.text.matchAll(/[①-⑳]\s*[、.．]?\s*/g)]
  if (marks.length > 1 && marks[0]!.index === 0) {
    return marks.map((mark, n) =>
      rich.slice(mark.index + mark[0].length, marks[n + 1]?.index).trim(),
    )
  }
  return [rich.slice(numberAt(rich.text)!.length).trim()]
}

export function orderingOf(
  raw: RawQuestion,
  side: Side,
  explanation: Bilingual,
): BodyOf<'ordering'> | null {
  const { lines, others } = numberedLines(raw.stem)
  const inStem = lines.length === 0 ? circledInside(raw.stem) : null
  const texts = inStem?.texts ?? (lines.length > 1 ? lines : raw.options.map(({ rich }) => rich))
  if (texts.length < 2) return null
  const stem = inStem?.stem ?? (lines.length > 1 ? others : raw.stem)
  return {
    type: 'ordering',
    stem: onSide(side, htmlOfBlocks(stem)),
    explanation,
    items: items('i', texts, side),
    credit: 'places',
  }
}

function circledInside(stem: readonly PaperBlock[]): { stem: PaperBlock[]; texts: Rich[] } | null {
  for (const [n, block] of stem.entries()) {
    if (block.kind !== 'line') continue
    const at = block.rich.text.indexOf('①')
    if (at < 0) continue
    const texts = inLine(block.rich.slice(at))
    if (texts.length > 1)
      return {
        stem: [
          ...stem.slice(0, n),
          { ...block, rich: block.rich.slice(0, at).trim() },
          ...stem.slice(n + 1),
        ],
        texts,
      }
  }
  return null
}

export function matchingOf(
  raw: RawQuestion,
  side: Side,
  explanation: Bilingual,
): BodyOf<'matching'> | null {
  const found = fromTable(raw.stem) ?? fromLines(raw)
  if (!found || found.left.length < 2 || found.right.length < 2) return null
  return {
    type: 'matching',
    stem: onSide(side, htmlOfBlocks(found.stem)),
    explanation,
    left: items('l', found.left, side),
    right: items('r', found.right, side),
    pairs: {},
  }
}

interface Columns {
  stem: PaperBlock[]
  left: Rich[]
  right: Rich[]
}

function fromTable(stem: readonly PaperBlock[]): Columns | null {
  const table = stem.find((one) => one.kind === 'table')
  if (!table || table.rows.some((row) => row.length < 2)) return null
  const rows = table.rows.filter(
    (row) => numberAt(cellText(row[0])) !== null || optionAt(cellText(row.at(-1))) !== null,
  )
  const used = rows.length >= 2 ? rows : table.rows
  const texts = (at: number) =>
    used
      .map((row) => unmarked(Rich.join(row.at(at) ?? [], '\n').trim()))
      .filter((rich) => !rich.isEmpty)
  return { stem: stem.filter((one) => one !== table), left: texts(0), right: texts(-1) }
}

function unmarked(rich: Rich): Rich {
  const mark = numberAt(rich.text) ?? optionAt(rich.text)
  return mark && !('style' in mark && mark.style === 'bare') ? rich.slice(mark.length).trim() : rich
}

function fromLines(raw: RawQuestion): Columns | null {
  const { lines, others } = numberedLines(raw.stem)
  if (lines.length < 2) return null
  const right = new Map<string, Rich>()
  let letter = 'A'
  const left = lines.map((rich) => {
    const { before, options } = splitFrom(rich, letter)
    for (const one of options) right.set(one.letter, one.rich)
    if (options.length > 0) letter = letterAfter(options.at(-1)!.letter)
    return before
  })
  for (const one of raw.options) right.set(one.letter, one.rich)
  return {
    stem: others,
    left,
    right: [...right].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rich]) => rich),
  }
}

/** An item with the option that stands beside it: `FOB    C. 到岸价`. */
export function splitFrom(rich: Rich, letter: string) {
  const found = new RegExp(`[\\s\\t]+\\(?${letter}\\s*[.．、)）]\\s*`).exec(rich.text)
  if (!found) return { before: rich, options: [] }
  const option = { letter, rich: rich.slice(found.index + found[0].length).trim(), isMarked: false }
  return { before: rich.slice(0, found.index).trim(), options: [option] }
}

/** The numbered lines of a section that matches: they look like questions, and are the left side of one. */
export function mergeMatching(section: RawSection): void {
  const { questions } = section
  if (section.kind !== 'matching' || questions.length < 2) return
  const isChoice = questions.filter(({ options }) => options.length >= 2).length > 1
  if (
    isChoice ||
    questions.some(
      ({ number, stem, isMaterial }) =>
        number === null || isMaterial || stem.some((one) => one.kind === 'table'),
    )
  )
    return
  const first = questions[0]!
  const answers = questions.map(({ answer, number }) => {
    const only = answer[0]
    return only?.kind === 'line' ? `${number}-${only.rich.text.trim()}` : ''
  })
  const merged: RawQuestion = {
    ...emptyQuestion(first.line, first.number),
    stem: questions.flatMap(({ stem, number }) =>
      stem.map((block, n): PaperBlock =>
        n === 0 && block.kind === 'line'
          ? { ...block, rich: Rich.join([Rich.of(`${number}. `), block.rich]) }
          : block,
      ),
    ),
    options: questions.flatMap(({ options }) => options),
    answer: answers.every((one) => one === '')
      ? []
      : [{ kind: 'line', rich: Rich.of(answers.join(' ')), line: first.line }],
    explanation: questions.flatMap(({ explanation }) => explanation),
    source: questions.flatMap(({ source }) => source),
  }
  section.questions = [merged]
}
