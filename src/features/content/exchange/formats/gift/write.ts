import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note, OutPaper, OutQuestion } from '../../paper-form.ts'
import { lossesByReading } from '../shared/losses.ts'
import { safeName, withAttachments } from '../shared/out-files.ts'
import { OutText } from '../shared/out-text.ts'
import { plainOf } from '../shared/plain-text.ts'
import { giftKey } from './key.ts'
import { questionsOfGift } from './read.ts'
import { escapedGift } from './scan.ts'

/** Writes a paper as GIFT: a section is a category. Pictures do not fit into a text file. */
// eslint-disable-next-line typescript/require-await
export async function writeGift(paper: OutPaper) {
  const parts: string[] = []
  let section: number | null = null
  for (const question of paper.questions) {
    if (question.section !== section) {
      section = question.section
      const name = section === null ? '' : (paper.sections[section]?.name ?? '')
      parts.push(`$CATEGORY: $course$/${categoryName(name || paper.name)}`)
    }
    const { body } = question
    const written = entriesOfBody({ ...question, body: withAttachments(body, new Map()) })
    if (written) parts.push(written)
  }
  const text = `${parts.join('\n\n')}\n`
  return {
    name: `${safeName(paper.name)}.gift`,
    mime: 'text/plain; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  }
}

const categoryName = (name: string) => name.replaceAll(/[\n/]+/g, ' ').trim()

/** The entries of a question; null for a type that GIFT does not have. */
function entriesOfBody(question: Pick<OutQuestion, 'id' | 'body' | 'tags'>): string | null {
  const { body, id, tags } = question
  if (body.type === 'group') {
    const children = body.questions.map((one) =>
      entryOf({ id: `${id}-${one.id}`, body: one.body, tags: [] }),
    )
    const whole = children.filter((child) => child !== null)
    const text = new OutText(body)
    const mark = `[farsail-group:${whole.length}]`
    const stem = escapedGift(text.html(body.stem))
    return [`${comment(id, tags)} ${mark}\n::${titleOf(body)}::[html]${stem}`, ...whole].join(
      '\n\n',
    )
  }
  return entryOf(question)
}

const comment = (id: string, tags: readonly string[]) =>
  [
    `// [id:${id}]`,
    ...tags.map((tag) => `[tag:${tag.replaceAll(/[\]\\]/g, '\\$&').replaceAll('\n', ' ')}]`),
  ].join(' ')

function entryOf({ id, body, tags }: Pick<OutQuestion, 'id' | 'body' | 'tags'>): string | null {
  const text = new OutText(body)
  const key = giftKey(body, text)
  if (!key) return null
  const general = escapedGift(text.html(body.explanation))
  const explanation = general === '' ? '' : `\n\t####[html]${general}`
  return `${comment(id, tags)}\n::${titleOf(body)}::[html]${key.before}{${key.answers}${explanation}\n}${key.after}`
}

const longestTitle = 60
const titleOf = (body: QuestionBody) =>
  escapedGift(
    plainOf(body.stem.zh || body.stem.en)
      .replaceAll(/\s+/g, ' ')
      .slice(0, longestTitle)
      .toWellFormed(),
  )

/** The parts of a body that GIFT does not hold. */
export const lossesOf = (body: QuestionBody): Note[] =>
  lossesByReading(body, (one) => {
    const written = entriesOfBody({ id: 'q', body: one, tags: [] })
    return written ? questionsOfGift(written) : []
  })
