import type { PlainAnswer, QuestionAnswer } from '../answer.ts'
import type { PlainBody, QuestionBody } from '../body/body.ts'
import type { Marked } from '../marking/outcome.ts'
import type { Mark, QuestionResult } from '../taking.ts'

/** The result where the quiz keeps the key: lines say nothing about parts that were left alone, nor how many are right. */
export function withoutKey(
  body: QuestionBody,
  answer: QuestionAnswer | null,
  { mark, marks }: Marked,
): QuestionResult {
  if (body.type !== 'group') return { mark: shown(body, answer, mark), marks: {}, key: null }
  const answers = answer?.type === 'group' ? answer.answers : {}
  const children = body.questions.map(({ id, body: plain }) => [
    id,
    shown(plain, answers[id] ?? null, marks[id]!),
  ])
  return { mark, marks: Object.fromEntries(children) as Record<string, Mark>, key: null }
}

function shown(body: PlainBody, answer: QuestionAnswer | null, mark: Mark): Mark {
  const given = answer?.type === body.type ? answer : null
  const isShown = visible(given)
  const lines = mark.lines.filter(({ part }) => isShown(part))
  // What one right option could earn says how many there are.
  const hidesWorth = body.type === 'multiple'
  return { ...mark, lines: hidesWorth ? lines.map((line) => ({ ...line, of: 0 })) : lines }
}

/** For types whose other parts would say what was right. */
function visible(answer: PlainAnswer | null): (part: string) => boolean {
  switch (answer?.type) {
    case 'multiple':
      return (part) => answer.choices.includes(part)
    case 'classification':
      return (part) => part in answer.placed
    case 'hotspot':
      return (part) =>
        part.startsWith('spot:') ||
        answer.spots.some((spot) => 'area' in spot && spot.area === part)
    case undefined:
    case 'single':
    case 'trueFalse':
    case 'fillIn':
    case 'numeric':
    case 'matching':
    case 'ordering':
    case 'cloze':
    case 'dragText':
    case 'form':
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return () => true
  }
}
