import type { PlainBody, QuestionBody } from '../../../question/body/body.ts'
import type { Note, ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { textSource } from '../text/text-source.ts'
import { type NumberedAnswer, numberedAnswers } from './answers.ts'
import { arranged } from './arrange.ts'
import { htmlOfBlocks, type PaperBlock, textOfBlock } from './block.ts'
import { fitted } from './fitted.ts'
import { answersHeadingOf, headingOf } from './heading.ts'
import { giveKey } from './key.ts'
import { keysWithout } from './key-list.ts'
import { keysAtEnd, labelledParts, placeOfKind } from './labelled.ts'
import { half } from './numbers.ts'
import { answersHeading, answersLabel } from './patterns-text.ts'
import { Rich } from './rich.ts'
import { onSide, type Side } from './side.ts'
import { statedRule, withRule } from './stated-rule.ts'

/** A question under one of its numbers; a number of it is answered once. */
interface Asked {
  one: ReadQuestion
  section: number
  isDone: boolean
}

/** Gives answers from a second text to the questions of a paper, by their numbers and sections. */
export function withAnswers(paper: ReadPaper, text: string): ReadPaper {
  const taken = new Map<ReadQuestion, ReadQuestion>()
  const byNumber = new Map<number, Asked[]>()
  for (const one of paper.questions) {
    for (const n of new Set(numbersOf(one))) {
      const asked = byNumber.get(n) ?? []
      asked.push({ one, section: one.section ?? 0, isDone: false })
      byNumber.set(n, asked)
    }
  }
  const left: number[] = []
  let cursor = 0
  let last = 0
  const { answers, unread } = placedAnswers(paper, text)
  for (const { at, answer } of answers) {
    if (at === null && answer.n <= last) cursor++
    last = at === null ? answer.n : 0
    const asked = byNumber
      .get(answer.n)
      ?.find(({ section, isDone }) => !isDone && (at === null ? section >= cursor : section === at))
    if (!asked) {
      left.push(answer.n)
      continue
    }
    if (at === null) cursor = Math.max(cursor, asked.section)
    asked.isDone = true
    taken.set(asked.one, answered(taken.get(asked.one) ?? asked.one, answer))
  }
  const notes: Note[] =
    left.length > 0
      ? [{ kind: 'lost', code: 'answersUnmatched', about: { numbers: left.join(', ') } }]
      : []
  for (const one of unread)
    notes.push({ kind: 'lost', code: 'answersUnread', about: { text: one.slice(0, 80) } })
  return {
    ...paper,
    questions: paper.questions.map((one) => ruled(paper, taken.get(one) ?? one)),
    notes: [
      ...paper.notes.filter(({ code }) => code !== 'answersUnmatched' && code !== 'answersUnread'),
      ...notes,
    ],
  }
}

interface PlacedAnswers {
  answers: { at: number | null; answer: NumberedAnswer }[]
  unread: string[]
}

/** An answer with several letters makes a multiple choice, which has the rule of its heading. */
function ruled({ sections }: ReadPaper, one: ReadQuestion): ReadQuestion {
  const section = one.section === null ? undefined : sections[one.section]
  const rule =
    section &&
    statedRule(`${section.name} ${section.intro.replaceAll(/<[^>]*>/g, ' ')}`, section.pointsEach)
  return one.body && rule ? { ...one, body: withRule(one.body, rule) } : one
}

/** The answers with the index of the section that a heading or a label names, and the lines that nothing takes. */
function placedAnswers(paper: ReadPaper, text: string): PlacedAnswers {
  const found: PlacedAnswers = { answers: [], unread: [] }
  const names = paper.sections.map(({ name }) => name)
  const headings = names.map((name) => headingOf(name))
  const kinds = headings.map((one) => one?.kind ?? null)
  let at: number | null = null
  let blocks: Parameters<typeof numberedAnswers>[0] = []
  const flush = () => {
    const { answers, unread } = numberedAnswers(blocks)
    for (const answer of answers) found.answers.push({ at, answer })
    for (const { block } of unread) {
      const inOrder = keysInOrder(paper, at, block)
      if (!inOrder) found.unread.push(textOfBlock(block).trim())
      for (const answer of inOrder ?? []) found.answers.push({ at, answer })
    }
    blocks = []
  }
  const take = (block: PaperBlock) => blocks.push({ section: null, block })
  for (const block of arranged(textSource(text).blocks)) {
    if (block.kind === 'table') {
      take(block)
      continue
    }
    if (block.rich.isEmpty || isTitle(block.rich.text)) continue
    const heading = headingOf(block.rich.text) ?? answersHeadingOf(block.rich.text, names)
    if (heading) {
      flush()
      const same = headings.findIndex(
        (one) =>
          one !== null &&
          one.level === heading.level &&
          one.ordinal === heading.ordinal &&
          one.ordinal !== null,
      )
      const kind = headings.findIndex(
        (one) => one !== null && one.kind !== null && one.kind === heading.kind,
      )
      at = same >= 0 ? same : kind >= 0 ? kind : null
      const end = keysAtEnd(block.rich.text) ?? heading.rest
      const rest = block.rich.slice(heading.rest < block.rich.length ? heading.rest : end).trim()
      if (!rest.isEmpty) take({ ...block, rich: rest })
      continue
    }
    for (const part of labelledParts(
      block.rich,
      (kind) => placeOfKind(kinds, kind) !== undefined,
    )) {
      const place = part.kind === null ? undefined : placeOfKind(kinds, part.kind)
      if (place !== undefined) {
        flush()
        at = place
      }
      take({ ...block, rich: part.rich })
    }
  }
  flush()
  return found
}

const isTitle = (text: string): boolean =>
  answersHeading.test(half(text).trim()) || answersLabel.test(half(text).trim())

/** Keys without numbers are those of a section's questions in their order, where there are as many. */
function keysInOrder(
  paper: ReadPaper,
  at: number | null,
  block: PaperBlock,
): NumberedAnswer[] | null {
  if (at === null && paper.sections.length > 1) return null
  const numbers = paper.questions
    .filter((one) => at === null || one.section === at)
    .flatMap(({ number }) => (number === undefined ? [] : [Number(number)]))
  const keys = numbers.length === 0 ? null : keysWithout(textOfBlock(block), numbers.length)
  if (!keys) return null
  return numbers.map((n, k) => ({
    ...{ section: null, n, explanation: [], difficulty: '' },
    answer: [{ kind: 'line', rich: Rich.of(keys[k]!), line: block.line }],
  }))
}

/** The printed numbers of a question and of those within it. */
function numbersOf({ number, body }: ReadQuestion): number[] {
  const own = number === undefined ? [] : [Number(number)]
  const inner = body?.type === 'group' ? body.questions : body?.type === 'cloze' ? body.gaps : []
  return [...own, ...inner.flatMap(({ id }) => (/^q\d+$/.test(id) ? [Number(id.slice(1))] : []))]
}

const sideUsed = ({ stem }: { stem: { zh: string; en: string } }): Side =>
  stem.zh === '' && stem.en !== '' ? 'en' : 'zh'

function answered(one: ReadQuestion, answer: NumberedAnswer): ReadQuestion {
  if (!one.body) return one
  const { body, notes } = keyed(one.body, answer)
  const side = sideUsed(body)
  const explanation = htmlOfBlocks(answer.explanation)
  const explained = explanation === '' ? body : { ...body, explanation: onSide(side, explanation) }
  const old = one.notes.filter(
    ({ code }) => code !== 'noKey' && code !== 'keyUnread' && code !== 'gapsMissKey',
  )
  const made = fitted(explained)
  if (made.body) return { ...one, body: made.body, notes: [...old, ...notes, ...made.notes] }
  const text = answer.answer.map(textOfBlock).join(' ').slice(0, 80)
  return { ...one, notes: [...old, { kind: 'error', code: 'keyUnread', about: { text } }] }
}

function keyed(body: QuestionBody, answer: NumberedAnswer): { body: QuestionBody; notes: Note[] } {
  const id = `q${answer.n}`
  if (body.type === 'group') {
    let notes: Note[] = []
    const questions = body.questions.map((child) => {
      if (child.id !== id) return child
      const made = giveKey(child.body, answer.answer, sideUsed(child.body))
      notes = made.notes
      return { ...child, body: made.body }
    })
    return { body: { ...body, questions }, notes }
  }
  if (body.type === 'cloze') {
    const letter = /[A-Z]/i.exec(half(answer.answer.map(textOfBlock).join('')))?.[0].toLowerCase()
    const gaps = body.gaps.map((gap) =>
      gap.id === id && gap.kind === 'choice'
        ? {
            ...gap,
            options: gap.options.map((option) => ({ ...option, right: option.id === letter })),
          }
        : gap,
    )
    return { body: { ...body, gaps }, notes: [] }
  }
  return giveKey(body satisfies PlainBody, answer.answer, sideUsed(body))
}
