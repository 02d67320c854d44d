import { useFormat, useText } from '#src/web/i18n.tsx'
import type { QuestionKey, QuestionToTake } from '../../taking.ts'
import { gapNumbers } from '../gap-order.ts'
import { letter } from '../../letter.ts'
import { plainWords } from '../plain-words.ts'
import { questionText } from '../question-text.ts'

/** Returns the name of a part of a question in words, for the lines of its mark. */
export function usePartNames(
  question: QuestionToTake,
  key: QuestionKey | null,
): (part: string) => string {
  const t = useText(questionText)
  const format = useFormat()
  const at = (parts: readonly { id: string }[], part: string) =>
    parts.findIndex(({ id }) => id === part)
  const words = (parts: readonly { id: string; html: string }[], part: string) =>
    plainWords(parts[at(parts, part)]?.html ?? '')
  return (part) => {
    switch (question.type) {
      case 'single':
      case 'multiple': {
        const { options } = question
        const place = at(options, part)
        return place < 0 ? part : `${letter(place)} ${words(options, part)}`
      }
      case 'fillIn':
      case 'cloze':
        return t.gap(format.number(gapNumbers(question.stem, question.gaps).get(part) ?? 1))
      case 'dragText': {
        const gaps = question.gaps.map((id) => ({ id }))
        return t.gap(format.number(gapNumbers(question.stem, gaps).get(part) ?? 1))
      }
      case 'form':
        return question.boxes.find(({ id }) => id === part)?.label ?? part
      case 'matching':
        return words(question.left, part)
      case 'ordering':
      case 'classification':
        return words(question.items, part)
      case 'hotspot':
        return question.areas.find(({ id }) => id === part)?.text ?? part
      case 'group':
        return t.question(format.number(at(question.questions, part) + 1))
      default: {
        const criterion = key?.criteria.find(({ id }) => id === part)
        return criterion?.text ?? t.criterion
      }
    }
  }
}
