import type { PlainBody, QuestionBody } from '../../../question/body/body.ts'
import type { Note, ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { textSource } from '../text/text-source.ts'
import { type NumberedAnswer, numberedAnswers } from './answers.ts'
import { htmlOfBlocks, textOfBlock } from './block.ts'
import { headingOf } from './heading.ts'
import { giveKey } from './key.ts'
import { half } from './numbers.ts'
import { onSide, type Side } from './side.ts'

/** Gives answers from a second text to the questions of a paper, by their numbers and sections. */
export function withAnswers(paper: ReadPaper, text: string): ReadPaper {
  const taken = new Map<ReadQuestion, ReadQuestion>()
  const done = new Set<string>()
  const left: number[] = []
  let cursor = 0
  let last = 0
  for (const { at, answer } of placedAnswers(paper, text)) {
    if (at === null && answer.n <= last) cursor++
    last = at === null ? answer.n : 0
    const found = paper.questions.find((one) => {
      const section = one.section ?? 0
      return (
        (at === null ? section >= cursor : section === at) &&
        numbersOf(one).includes(answer.n) &&
        !done.has(`${paper.questions.indexOf(one)} ${answer.n}`)
      )
    })
    if (!found) {
      left.push(answer.n)
      continue
    }
    if (at === null) cursor = Math.max(cursor, found.section ?? 0)
    done.add(`${paper.questions.indexOf(found)} ${answer.n}`)
    taken.set(found, answered(taken.get(found) ?? found, answer))
  }
  const notes: Note[] =
    left.length > 0
      ? [{ kind: 'lost', code: 'answersUnmatched', about: { numbers: left.join(', ') } }]
      : []
  return {
    ...paper,
    questions: paper.questions.map((one) => taken.get(one) ?? one),
    notes: [...paper.notes.filter(({ code }) => code !== 'answersUnmatched'), ...notes],
  }
}

/** The answers with the index of the section that a heading names. */
function placedAnswers(
  paper: ReadPaper,
  text: string,
): { at: number | null; answer: NumberedAnswer }[] {
  const found: { at: number | null; answer: NumberedAnswer }[] = []
  const headings = paper.sections.map(({ name }) => headingOf(name))
  let at: number | null = null
  let blocks: Parameters<typeof numberedAnswers>[0] = []
  const flush = () => {
    for (const answer of numberedAnswers(blocks)) found.push({ at, answer })
    blocks = []
  }
  for (const block of textSource(text).blocks) {
    const heading = block.kind === 'line' ? headingOf(block.rich.text) : null
    if (!heading || block.kind !== 'line') {
      blocks.push({ section: null, block })
      continue
    }
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
    const rest = block.rich.slice(heading.rest).trim()
    if (!rest.isEmpty) blocks.push({ section: null, block: { ...block, rich: rest } })
  }
  flush()
  return found
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
  return { ...one, body: explained, notes: [...old, ...notes] }
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
