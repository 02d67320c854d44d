import type { PaperBlock } from './block.ts'
import { splitFields } from './fields.ts'
import { half, numberAt } from './numbers.ts'
import { listedKeys } from './key-list.ts'
import { type RawPaper, type RawQuestion, type RawSection, questionsOf } from './raw.ts'
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

/** Reads the answers that stand apart from their questions. */
export function numberedAnswers(blocks: RawPaper['answers']): NumberedAnswer[] {
  const found: NumberedAnswer[] = []
  let target: 'answer' | 'explanation' = 'answer'
  const add = (section: RawSection | null, n: number): NumberedAnswer => {
    const one: NumberedAnswer = { section, n, answer: [], explanation: [], difficulty: '' }
    found.push(one)
    target = 'answer'
    return one
  }
  for (const { section, block } of blocks) {
    if (block.kind === 'table') {
      const keys = keysOfTable(block.rows)
      for (const { n, answer } of keys) add(section, n).answer.push(lineOf(answer, block))
      if (keys.length === 0) found.at(-1)?.[target].push(block)
      continue
    }
    const keys = listedKeys(block.rich.text)
    if (keys) {
      for (const { n, key } of keys) add(section, n).answer.push(lineOf(Rich.of(key), block))
      continue
    }
    for (const piece of piecesOf(block.rich)) {
      const mark = numberAt(piece.text)
      const last = found.at(-1)
      const isNext =
        mark &&
        mark.style !== 'bare' &&
        (last === undefined || last.section !== section || isFollowing(last, mark.n))
      const one = isNext ? add(section, mark.n) : last
      if (!one) continue
      const { before, fields } = splitFields(isNext ? piece.slice(mark.length).trim() : piece)
      if (!before.isEmpty) one[target].push(lineOf(before, block))
      for (const { field, value } of fields) {
        if (field === 'answer' || field === 'explanation') target = field
        if (field === 'difficulty') one.difficulty = value.plain().trim()
        else if (!value.isEmpty) one[target].push(lineOf(value, block))
      }
    }
  }
  return found
}

/** A list within a long answer begins with 1 again. */
const isFollowing = (last: NumberedAnswer, n: number) =>
  n > last.n
    ? n <= last.n + 20
    : n === 1 && !last.answer.some((one) => one.kind === 'line' && one.rich.length > 60)

/** Several numbered answers in one line: 1. 保险 2. 装运期. */
export function piecesOf(rich: Rich): Rich[] {
  const text = half(rich.text)
  const first = numberAt(rich.text)
  if (!first || first.style === 'bare') return [rich.trim()]
  const cuts = [0]
  for (let n = first.n + 1; ; n++) {
    const pattern = new RegExp(`(?<=[\\s;。,])(?:\\(${n}\\)|${n}\\s*(?:[、)]|\\.(?!\\d)))`, 'g')
    pattern.lastIndex = cuts.at(-1)! + 1
    const found = pattern.exec(text)
    if (!found) break
    cuts.push(found.index)
  }
  return cuts.map((from, k) => rich.slice(from, cuts[k + 1]).trim())
}

const lineOf = (rich: Rich, { line }: PaperBlock): PaperBlock => ({ kind: 'line', rich, line })

/** Gives the answers to the questions with their numbers, and notes those without a question. */
export function assignAnswers(paper: RawPaper): void {
  const left: number[] = []
  let cursor = 0
  let last = 0
  const taken = new Set<RawQuestion>()
  for (const one of numberedAnswers(paper.answers)) {
    if (one.section === null && one.n <= last) cursor++
    last = one.section === null ? one.n : 0
    const sections = one.section ? [one.section] : paper.sections.slice(cursor)
    const open = sections
      .flatMap((section) => questionsOf(section).map((question) => ({ section, question })))
      .find(
        ({ question }) =>
          question.number === one.n && !taken.has(question) && question.answer.length === 0,
      )
    if (!open) {
      left.push(one.n)
      continue
    }
    if (one.section === null) cursor = Math.max(cursor, paper.sections.indexOf(open.section))
    const { question } = open
    taken.add(question)
    question.answer.push(...one.answer)
    question.explanation.push(...one.explanation)
    question.difficulty ||= one.difficulty
  }
  onlyAnswers(paper)
  if (left.length > 0) {
    paper.notes.push({
      kind: 'lost',
      code: 'answersUnmatched',
      about: { numbers: left.join(', ') },
    })
  }
}

/** Answers without a number, where their section has one question. */
function onlyAnswers({ answers, sections }: RawPaper): void {
  for (const section of sections) {
    const [question, ...others] = questionsOf(section)
    if (!question || others.length > 0 || question.answer.length > 0) continue
    const own = answers.filter((one) => one.section === section).map(({ block }) => block)
    if (own.length > 0 && own[0]!.kind === 'line' && numberAt(own[0]!.rich.text) === null)
      question.answer.push(...own)
  }
}
