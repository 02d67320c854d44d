import { numberedAnswers } from './answers.ts'
import { textOfBlock } from './block.ts'
import { keysWithout } from './key-list.ts'
import { numberAt } from './numbers.ts'
import { type RawPaper, type RawQuestion, type RawSection, questionsOf } from './raw.ts'
import { Rich } from './rich.ts'

/** Gives the answers to the questions with their numbers, and notes those that no question takes. */
export function assignAnswers(paper: RawPaper): void {
  const whole = withWhole(paper)
  const { answers, unread } = numberedAnswers(whole)
  const left: number[] = []
  let cursor = 0
  let last = 0
  const taken = new Set<RawQuestion>()
  for (const one of answers) {
    if (one.section === null && one.n <= last) cursor++
    last = one.section === null ? one.n : 0
    const openOf = (sections: readonly RawSection[]) =>
      sections
        .flatMap((section) => questionsOf(section).map((question) => ({ section, question })))
        .filter(
          ({ question }) =>
            question.number === one.n && !taken.has(question) && question.answer.length === 0,
        )
    const all = openOf(paper.sections)
    // A table of keys may be followed by the answers of questions between its numbers.
    const open = one.section
      ? openOf([one.section])[0]
      : (openOf(paper.sections.slice(cursor))[0] ?? (all.length === 1 ? all[0] : undefined))
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
  if (left.length > 0) {
    const about = { numbers: left.join(', ') }
    paper.notes.push({ kind: 'lost', code: 'answersUnmatched', about })
  }
  for (const { section, block } of unread) {
    const text = textOfBlock(block).trim()
    if (keysInOrder(section ?? onlySection(paper), text)) continue
    paper.notes.push({ kind: 'lost', code: 'answersUnread', about: { text: text.slice(0, 80) } })
  }
}

const onlySection = ({ sections }: RawPaper): RawSection | null => {
  const [section, ...others] = sections.filter(({ questions }) => questions.length > 0)
  return others.length === 0 ? (section ?? null) : null
}

/** Keys without numbers are those of the section's questions in their order, where there are as many. */
function keysInOrder(section: RawSection | null, text: string): boolean {
  const open = section ? questionsOf(section).filter(({ answer }) => answer.length === 0) : []
  const keys = open.length > 0 ? keysWithout(text, open.length) : null
  if (!keys) return false
  for (const [n, question] of open.entries())
    question.answer.push({ kind: 'line', rich: Rich.of(keys[n]!), line: question.line })
  return true
}

/** Gives the answers of a section with one question to it, where their numbers are not its own; the others remain. */
function withWhole({ answers, sections }: RawPaper): RawPaper['answers'] {
  let rest = answers
  for (const section of sections) {
    const [question, ...others] = questionsOf(section)
    if (!question || others.length > 0 || question.answer.length > 0) continue
    const own = rest.filter((one) => one.section === section)
    const first = own[0]?.block
    if (first?.kind !== 'line') continue
    const mark = numberAt(first.rich.text)
    if (mark !== null && (mark.n === question.number || mark.style === section.style)) continue
    question.answer.push(...own.map(({ block }) => block))
    rest = rest.filter((one) => one.section !== section)
  }
  return rest
}
