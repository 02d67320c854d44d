import type { QuestionAnswer } from './answer.ts'

/** Whether an answer says nothing: not answered is not the same as wrong. */
export function isEmpty(answer: QuestionAnswer | null | undefined): boolean {
  if (!answer) return true
  const noneOf = (texts: Record<string, string>) =>
    Object.values(texts).every((text) => text.trim() === '')
  switch (answer.type) {
    case 'single':
      return answer.choice === null
    case 'multiple':
      return answer.choices.length === 0
    case 'trueFalse':
      return answer.value === null
    case 'fillIn':
    case 'cloze':
    case 'form':
    case 'dragText':
      return noneOf(answer.gaps)
    case 'numeric':
      return answer.number.trim() === ''
    case 'matching':
      return noneOf(answer.pairs)
    case 'ordering':
      return answer.order.length === 0
    case 'classification':
      return noneOf(answer.placed)
    case 'hotspot':
      return answer.spots.length === 0
    case 'shortAnswer':
      return answer.text.trim() === '' && !answer.photos?.length
    case 'essay':
      return (
        !answer.photos?.length &&
        answer.html.replace(/<(?!img|div|span data-formula)[^>]*>|&nbsp;|\s/g, '') === ''
      )
    case 'file':
      return answer.files.length === 0
    case 'spoken':
      return answer.file === null
    case 'group':
      return Object.values(answer.answers).every(isEmpty)
  }
}
