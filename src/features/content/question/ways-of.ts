import type { PlainBody, QuestionBody } from './body/body.ts'
import type { ScoringRule, ScoringWay } from './types.ts'

/** The ways in which a question, or the questions of a group, earn points; none where a right answer earns them all. */
export function waysOf(body: QuestionBody, quizRule: ScoringRule): ScoringWay[] {
  const bodies = body.type === 'group' ? body.questions.map((one) => one.body) : [body]
  return [...new Set(bodies.flatMap((one) => plainWays(one, quizRule)))]
}

function plainWays(body: PlainBody, quizRule: ScoringRule): ScoringWay[] {
  switch (body.type) {
    case 'single':
    case 'trueFalse':
      return []
    case 'multiple':
      return [body.rule ?? quizRule]
    case 'numeric':
      return body.unitRule === 'required' ? ['units'] : []
    case 'fillIn':
    case 'cloze':
    case 'dragText':
      return ofParts(body.gaps)
    case 'form':
      return ofParts(body.boxes.map(({ gap }) => gap))
    case 'matching':
      return ofParts(body.left.map(() => ({})))
    case 'classification':
      return ofParts(body.items.map(() => ({})))
    case 'ordering':
      return [creditWays[body.credit]]
    case 'hotspot':
      return body.most > 1 ? ['spots'] : []
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return ['byTeacher']
  }
}

const creditWays = { all: 'wholeOrder', places: 'places', neighbours: 'neighbours' } as const

function ofParts(parts: readonly { weight?: number | undefined }[]): ScoringWay[] {
  if (parts.length < 2) return []
  return new Set(parts.map(({ weight = 1 }) => weight)).size > 1 ? ['weighted'] : ['parts']
}
