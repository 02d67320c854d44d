import { questionTypes, type Difficulty, type QuestionType } from '../../../question/types.ts'
import { simplified } from '../shared/simplified-text.ts'
import { difficultyNames, typeNames } from './columns-text.ts'

const plain = (text: string) =>
  simplified(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Finds the type that a cell names, in either language and in the words of other platforms. */
export function typeNamed(cell: string): QuestionType | null {
  const text = plain(cell)
  const first = plain(cell.split('/')[0] ?? '')
  const isNamed = (type: QuestionType, name: string) => {
    const { zh, en, also } = typeNames[type]
    return name === zh || name === en.toLowerCase() || also.test(name)
  }
  return (
    questionTypes.find((type) => {
      const { zh, en } = typeNames[type]
      return text === plain(`${zh} / ${en}`) || text === type.toLowerCase()
    }) ??
    questionTypes.find((type) => isNamed(type, text) || isNamed(type, first)) ??
    null
  )
}

export function difficultyNamed(cell: string): Difficulty | null {
  const text = plain(cell.split('/')[0] ?? '')
  const index = difficultyNames.findIndex(
    ({ zh, en, also }) => text === zh || text === en.toLowerCase() || also.test(text),
  )
  return index < 0 ? null : ((index + 1) as Difficulty)
}
