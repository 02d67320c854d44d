import type { QuestionType } from '../types.ts'
import type { BodyOf } from './body.ts'
import { newId } from './new-id.ts'
import { noText } from './limits.ts'

const text = () => ({ ...noText })
const base = () => ({ stem: text(), explanation: text() })
const open = () => ({ ...base(), modelAnswer: text(), criteria: [] })

/** Makes parts with distinct ids. */
function parts<P>(count: number, make: (id: string) => P): P[] {
  const ids: string[] = []
  return Array.from({ length: count }, () => {
    const id = newId(ids)
    ids.push(id)
    return make(id)
  })
}
const options = () => parts(4, (id) => ({ id, text: text(), right: false }))
const items = (count: number) => parts(count, (id) => ({ id, text: text() }))

function pairedItems() {
  const left = items(3)
  const right = items(3)
  const pairs = Object.fromEntries(left.map(({ id }, at) => [id, right[at]!.id]))
  return { left, right, pairs }
}

const makers: { [T in QuestionType]: () => BodyOf<T> } = {
  single: () => ({ type: 'single', ...base(), options: options(), keepOrder: false }),
  multiple: () => ({ type: 'multiple', ...base(), options: options(), keepOrder: false }),
  trueFalse: () => ({ type: 'trueFalse', ...base(), right: null }),
  fillIn: () => ({ type: 'fillIn', ...base(), gaps: [], anyOrder: false }),
  numeric: () => ({ type: 'numeric', ...base(), accepted: [], units: [], unitRule: 'none' }),
  matching: () => ({ type: 'matching', ...base(), ...pairedItems() }),
  ordering: () => ({ type: 'ordering', ...base(), items: items(4), credit: 'places' }),
  classification: () => ({
    type: 'classification',
    ...base(),
    categories: items(2),
    items: parts(4, (id) => ({ id, text: text(), category: null })),
  }),
  cloze: () => ({ type: 'cloze', ...base(), gaps: [] }),
  hotspot: () => ({
    type: 'hotspot',
    ...base(),
    picture: { file: { userFileId: null }, width: 0, height: 0, alt: text() },
    areas: [],
    most: 1,
  }),
  dragText: () => ({ type: 'dragText', ...base(), tokens: [], gaps: [] }),
  form: () => ({ type: 'form', ...base(), sheets: [], boxes: [] }),
  shortAnswer: () => ({ type: 'shortAnswer', ...open(), mostCharacters: 500 }),
  essay: () => ({ type: 'essay', ...open(), leastWords: 0, mostWords: 1000 }),
  file: () => ({ type: 'file', ...open(), kinds: ['document', 'picture'], mostFiles: 3 }),
  spoken: () => ({ type: 'spoken', ...open(), mostSeconds: 120 }),
  group: () => ({ type: 'group', ...base(), questions: [] }),
}

/** The body of a new question, with the defaults that nobody needs to change. */
export const emptyBody = <T extends QuestionType>(type: T): BodyOf<T> => makers[type]()
