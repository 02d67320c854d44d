import { chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import type { Person } from '#tests/world.ts'
import { textbookApi } from './contract.ts'

export const filled = [
  set('head', 'isbn', '9787508651293'),
  set('head', 'publisher', '远帆出版社'),
  set('head', 'author', '陈海燕'),
]

/** Three levels of chapters, complete. */
export const threeLevels = [
  ['c-1', '贸易术语', null],
  ['c-2', '适用于任何运输方式的术语', 'c-1'],
  ['c-3', '货交承运人', 'c-2'],
].flatMap(([key, name, parent]) => [
  chapter(key!, name!, parent),
  set(key!, 'introduction.zh', `${name}的含义与风险划分`),
])

/** A textbook that may be published, with the window in which it was written. */
export async function completeTextbook(teacher: Person, name = '国际贸易实务') {
  const made = await teacher(textbookApi.createTextbook, { name })
  const page = windowOf(teacher, made.draftId, 'page-one')
  await page.open()
  await page.save([...filled, ...threeLevels])
  return { ...made, page }
}

/** The same, published. */
export async function publishedTextbook(teacher: Person, name?: string) {
  const made = await completeTextbook(teacher, name)
  await teacher(textbookApi.publish, { textbookId: made.textbookId })
  return made
}
