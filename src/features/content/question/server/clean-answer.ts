import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { PlainAnswer, QuestionAnswer } from '../answer.ts'
import { storable } from './clean-body.ts'

/** Returns an answer whose rich text holds nothing but the product's dialect: its teacher reads it. */
export function cleanAnswer(answer: QuestionAnswer): QuestionAnswer {
  if (answer.type !== 'group') return cleanPlain(answer)
  const answers = Object.entries(answer.answers).map(([id, one]) => [id, cleanPlain(one)])
  return { type: 'group', answers: Object.fromEntries(answers) as Record<string, PlainAnswer> }
}

function cleanPlain<A extends PlainAnswer>(answer: A): A {
  if (answer.type === 'essay') return storable({ ...answer, html: cleanHtml(answer.html) })
  return answer.type === 'shortAnswer' ? storable(answer) : answer
}
