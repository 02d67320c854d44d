import type { PlainBody, QuestionBody } from '../../../question/body/body.ts'
import type { ReadQuestion } from '../../paper-form.ts'
import { finished } from './finish.ts'
import { Noted } from './noted.ts'

/** What a format without groups has in a row: questions, texts between them, and new categories. */
export type Flat =
  | { kind: 'boundary' }
  | { kind: 'question'; question: ReadQuestion }
  /** A text without a question. `count`: an export of ours says how many questions belong to it. */
  | { kind: 'material'; question: ReadQuestion; count: number | null; extra?: object }

const mostInGroup = 20

/**
 * Makes groups of texts and the questions after them, up to the next text or category: these formats have no
 * other way to give questions a common material.
 */
export function grouped(flat: readonly Flat[]): ReadQuestion[] {
  const questions: ReadQuestion[] = []
  for (let at = 0; at < flat.length; at++) {
    const one = flat[at]!
    if (one.kind === 'question') questions.push(one.question)
    if (one.kind !== 'material') continue
    const rest = flat.slice(at + 1)
    const end = rest.findIndex(({ kind }) => kind !== 'question')
    const following = (end < 0 ? rest : rest.slice(0, end)).flatMap((next) =>
      next.kind === 'question' ? [next.question] : [],
    )
    const children = one.count === null ? following : following.slice(0, one.count)
    const isGroup = children.length > 0 && children.length <= mostInGroup
    questions.push(isGroup || one.count === 0 ? groupOf(one, children) : alone(one.question))
    if (isGroup) at += children.length
  }
  return questions
}

function alone(material: ReadQuestion): ReadQuestion {
  material.notes.push({ kind: 'error', code: 'materialAlone' })
  return { ...material, body: null }
}

const isPlain = (body: QuestionBody | null): body is PlainBody =>
  body !== null && body.type !== 'group'

function groupOf(
  { question, count, extra }: Extract<Flat, { kind: 'material' }>,
  children: readonly ReadQuestion[],
): ReadQuestion {
  const noted = new Noted()
  if (count === null) noted.changed('grouped', { count: children.length })
  const base = question.body
  const body = base && {
    ...base,
    ...extra,
    type: 'group',
    questions: children.flatMap(({ body: one }, index) =>
      isPlain(one) ? [{ id: `q${index + 1}`, body: one }] : [],
    ),
  }
  const points = children.reduce<number | null>(
    (sum, child) => (child.points === null ? sum : (sum ?? 0) + child.points),
    null,
  )
  const whole = finished({ ...question, body, noted, points })
  return {
    ...whole,
    notes: [
      ...question.notes,
      ...noted.notes.filter(({ code }) => code !== 'noKey'),
      ...children.flatMap(({ notes }) => notes),
    ],
    source: [question.source, ...children.map(({ source }) => source)].join('\n\n').slice(0, 2000),
  }
}
