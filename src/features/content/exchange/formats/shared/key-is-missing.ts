import type { QuestionBody } from '../../../question/body/body.ts'

/** Whether a question that the machine marks lacks its key, so that it comes in as a draft. */
export function keyIsMissing(body: QuestionBody): boolean {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return !body.options.some(({ right }) => right)
    case 'trueFalse':
      return body.right === null
    case 'numeric':
      return body.accepted.length === 0
    case 'fillIn':
    case 'cloze':
      return body.gaps.some((gap) =>
        gap.kind === 'choice' ? !gap.options.some(({ right }) => right) : gap.accepted.length === 0,
      )
    case 'matching':
      return Object.keys(body.pairs).length === 0
    case 'hotspot':
      return !body.areas.some(({ right }) => right)
    case 'dragText':
      return body.gaps.some(({ right }) => right.length === 0)
    case 'group':
      return body.questions.some((one) => keyIsMissing(one.body))
    case 'ordering':
    case 'classification':
    case 'form':
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return false
  }
}
