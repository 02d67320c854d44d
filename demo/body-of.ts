import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Both, DemoQuestion } from './types.ts'

/** The body of a question of the demo. Options are plain words; ____ in a stem is a blank. */
export function bodyOf(question: DemoQuestion): QuestionBody {
  const { stem, explanation } = question
  const base = { stem: blocks(stem), explanation: blocks(explanation) }
  switch (question.type) {
    case 'single':
      return { type: 'single', ...base, ...choice(question.options, [question.answer]) }
    case 'multiple':
      return { type: 'multiple', ...base, ...choice(question.options, question.answer) }
    case 'trueFalse':
      return { type: 'trueFalse', ...base, right: question.answer }
    case 'fillIn':
      return {
        ...{ type: 'fillIn', ...base, anyOrder: false },
        gaps: question.blanks.map((accepted, at) => ({
          ...{ id: `g${at + 1}`, kind: 'text' },
          accepted: accepted.map((text) => ({ text })),
        })),
      }
  }
}

const choice = (options: readonly Both[], right: readonly number[]) => ({
  options: options.map(({ zh, en }, at) => ({
    id: `o${at + 1}`,
    text: { zh: escaped(zh), en: escaped(en) },
    right: right.includes(at),
  })),
  keepOrder: false,
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const blocks = ({ zh, en }: Both): Both => ({ zh: block(zh), en: block(en) })

function block(text: string): string {
  let gaps = 0
  const marked = text.replaceAll('____', () => `<span data-gap="g${(gaps += 1)}"></span>`)
  return `<p>${marked}</p>`
}
