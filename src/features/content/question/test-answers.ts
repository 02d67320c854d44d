import type { QuestionAnswer } from './answer.ts'
import type { PlainAnswer } from './answer.ts'
import type { PlainBody, QuestionBody } from './body/body.ts'
import type { Gap } from './body/gap.ts'

/** An answer that is right in full; for types that a teacher marks, any. */
export function rightAnswer(body: QuestionBody): QuestionAnswer {
  if (body.type !== 'group') return plainAnswer(body)
  const answers = body.questions.map(({ id, body: plain }) => [id, plainAnswer(plain)])
  return { type: 'group', answers: Object.fromEntries(answers) as Record<string, PlainAnswer> }
}

const isFull = ({ share = 1 }: { share?: number | undefined }) => share === 1

function textOf(gap: Gap): string {
  switch (gap.kind) {
    case 'text':
      return gap.accepted.find(isFull)!.text
    case 'number':
      return `${gap.accepted.find(isFull)!.value} ${gap.unitRule === 'required' ? gap.units[0]!.text : ''}`
    case 'date':
      return gap.accepted.find(isFull)!.date
    case 'choice':
      return gap.options.find((option) => option.right && isFull(option))!.id
  }
}
const texts = (gaps: readonly Gap[]) => Object.fromEntries(gaps.map((gap) => [gap.id, textOf(gap)]))
const idsOf = (parts: readonly { id: string; right: boolean }[]) =>
  parts.filter(({ right }) => right).map(({ id }) => id)

function plainAnswer(body: PlainBody): PlainAnswer {
  switch (body.type) {
    case 'single':
      return { type: 'single', choice: idsOf(body.options)[0]! }
    case 'multiple':
      return { type: 'multiple', choices: idsOf(body.options) }
    case 'trueFalse':
      return { type: 'trueFalse', value: body.right }
    case 'fillIn':
    case 'cloze':
      return { type: body.type, gaps: texts(body.gaps) }
    case 'numeric':
      return { type: 'numeric', number: textOf({ id: '', kind: 'number', ...body }), unit: '' }
    case 'matching':
      return { type: 'matching', pairs: body.pairs }
    case 'ordering':
      return { type: 'ordering', order: body.items.map(({ id }) => id) }
    case 'classification': {
      const placed = body.items.flatMap(({ id, category }) => (category ? [[id, category]] : []))
      return {
        type: 'classification',
        placed: Object.fromEntries(placed) as Record<string, string>,
      }
    }
    case 'hotspot':
      return {
        type: 'hotspot',
        spots: idsOf(body.areas)
          .slice(0, body.most)
          .map((area) => ({ area })),
      }
    case 'dragText':
      return {
        type: 'dragText',
        gaps: Object.fromEntries(body.gaps.map(({ id, right }) => [id, right[0]!])),
      }
    case 'form':
      return { type: 'form', gaps: texts(body.boxes.map(({ id, gap }) => ({ ...gap, id }))) }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: 'a' }
    case 'essay':
      return { type: 'essay', html: '<p>a text</p>' }
    case 'file':
      return { type: 'file', files: [1] }
    case 'spoken':
      return { type: 'spoken', file: 1 }
  }
}
