import type { QuestionBody } from '../../../question/body/body.ts'
import { labels } from './labels-text.ts'
import { isOfChoices } from './out-parts.ts'
import { answerLines, type What } from './paper-lines.ts'

/** The answers of a question with its numbers, for the document that has nothing else. */
export function keyLines(body: QuestionBody, n: number, what: What): string[] {
  const words = labels[what.language]
  const children = body.type === 'group' ? body.questions.map((one) => one.body) : [body]
  return children.flatMap((one, k) =>
    one.type === 'cloze' && isOfChoices(one)
      ? [...clozeKeys(one, n), ...answerLines(one, what)]
      : answerLines(one, what).map((line, m) =>
          m === 0 ? line.replace('<p>', `<p>${words.number(n + k)}`) : line,
        ),
  )
}

const clozeKeys = (body: Extract<QuestionBody, { type: 'cloze' }>, n: number): string[] => [
  `<p>${body.gaps.map((gap, k) => `${n + k}. ${gap.kind === 'choice' ? String.fromCharCode(65 + gap.options.findIndex(({ right }) => right)) : ''}`).join(' ')}</p>`,
]
