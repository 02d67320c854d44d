import type { Names } from '#src/features/content/draft/server/draft-host.ts'
import type { ItemRecord, ItemType } from '../../records.ts'
import { storedCourseware, storedVideo } from './file-items.ts'
import { storedQuiz } from './quiz-item.ts'
import type { StoredKind } from './stored-kind.ts'
import { storedTask, storedText } from './text-items.ts'

/** Each kind of item, as the server knows it. The other half of a kind is in `items/`. */
export const storedKinds: { [T in ItemType]: StoredKind<T> } = {
  video: storedVideo as StoredKind<'video'>,
  courseware: storedCourseware as StoredKind<'courseware'>,
  text: storedText as StoredKind<'text'>,
  task: storedTask as StoredKind<'task'>,
  quiz: storedQuiz,
}

/** Returns the files and questions that an item names. */
export const namesOfItem = ({ type, body }: ItemRecord) =>
  (storedKinds[type] as StoredKind).names(body)

/** Returns an item without files and questions that are no more. */
export const itemWithout = (item: ItemRecord, gone: Names): ItemRecord =>
  ({ ...item, body: (storedKinds[item.type] as StoredKind).without(item.body, gone) }) as ItemRecord

/** Returns the formatted texts in an item. */
export const textsOfItem = ({ type, body }: ItemRecord) =>
  (storedKinds[type] as StoredKind).texts(body)
