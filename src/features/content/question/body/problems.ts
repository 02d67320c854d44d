import type { PlainBody, QuestionBody } from './body.ts'
import { isSaid } from './content.ts'
import type { Problem } from './problem-codes.ts'
import { problemsOfArranging } from './problems-of-arranging.ts'
import { problemsOfChoice } from './problems-of-choice.ts'
import { problemsOfForm, problemsOfGap, problemsOfStemGaps } from './problems-of-gaps.ts'

/** Returns the reasons why a question is not ready; none: it can be marked, and its key earns everything. */
export function problemsOf(body: QuestionBody): Problem[] {
  if (body.type !== 'group') return problemsOfPlain(body)
  return [
    ...(isSaid(body.stem) ? [] : [{ code: 'noMaterial' } as const]),
    ...(body.questions.length > 0 ? [] : [{ code: 'noQuestions' } as const]),
    ...body.questions.flatMap(({ id, body: plain }) =>
      problemsOfPlain(plain).map((problem) => ({ ...problem, child: id })),
    ),
  ]
}

const problemsOfPlain = (body: PlainBody): Problem[] => [
  ...(isSaid(body.stem) ? [] : [{ code: 'noStem' } as const]),
  ...problemsOfType(body),
]

function problemsOfType(body: PlainBody): Problem[] {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return problemsOfChoice(body)
    case 'trueFalse':
      return body.right === null ? [{ code: 'noKey' }] : []
    case 'fillIn':
    case 'cloze':
      return [...problemsOfStemGaps(body.stem, body.gaps), ...body.gaps.flatMap(problemsOfGap)]
    case 'numeric':
      return problemsOfGap({ id: undefined, kind: 'number', ...body })
    case 'form':
      return problemsOfForm(body)
    case 'matching':
    case 'ordering':
    case 'classification':
    case 'hotspot':
    case 'dragText':
      return problemsOfArranging(body)
    default:
      return problemsOfOpen(body)
  }
}

type Open = Extract<PlainBody, { type: 'shortAnswer' | 'essay' | 'file' | 'spoken' }>

function problemsOfOpen(body: Open): Problem[] {
  const problems: Problem[] = []
  if (body.type === 'essay' && body.leastWords > body.mostWords)
    problems.push({ code: 'wordsCrossed' })
  const total = body.criteria.reduce((sum, { share }) => sum + share, 0)
  if (body.criteria.length > 0 && Math.abs(total - 1) > 0.01)
    problems.push({ code: 'criteriaMissTotal' })
  for (const { id, text } of body.criteria) {
    if (!isSaid(text)) problems.push({ code: 'noLabel', part: id })
  }
  return problems
}
