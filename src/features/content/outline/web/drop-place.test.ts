import { expect, test } from 'vitest'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { dropChapter, dropItem } from './drop-place.ts'
import { outlineOf } from './structure.ts'

const record = (kind: string, parent: string | null, order: string) =>
  ({ kind, type: 'video', place: { parent, order } }) as DraftRecord
/** a, with the item i and the chapters b and c; then d. */
const outline = outlineOf(
  new Map([
    ['a', record('chapter', null, 'a0')],
    ['i', record('item', 'a', 'a0')],
    ['b', record('chapter', 'a', 'a0')],
    ['c', record('chapter', 'a', 'a1')],
    ['d', record('chapter', null, 'a1')],
  ]),
)
const shown = outline.nodes
const none = new Set<string>()
const chapter = (gap: number, depth: number, moving = 'x', collapsed = none) =>
  dropChapter(outline, shown, collapsed, { gap, depth, moving: new Set([moving]) })

test('the wished level decides between the places at one gap', () => {
  expect(chapter(4, 0)).toEqual({ gap: 4, depth: 0, target: { parent: null, index: 1 } })
  expect(chapter(4, 1)).toMatchObject({ target: { parent: 'a', index: 2 } })
  expect(chapter(4, 2)).toMatchObject({ target: { parent: 'c', index: 0 } })
  expect(chapter(4, 9)).toMatchObject({ depth: 2 })
})

test('a chapter lies behind the items of the chapter before, and before all others', () => {
  expect(chapter(1, 0)).toEqual({ gap: 2, depth: 1, target: { parent: 'a', index: 0 } })
  expect(chapter(0, 3)).toEqual({ gap: 0, depth: 0, target: { parent: null, index: 0 } })
})

test('what is dragged does not count', () => {
  expect(chapter(3, 1, 'b')).toMatchObject({ target: { parent: 'a', index: 0 } })
  expect(chapter(5, 0, 'd')).toMatchObject({ target: { parent: null, index: 1 } })
})

test('an item lies in the chapter before', () => {
  const item = (gap: number) => dropItem(outline, shown, none, { gap, moving: new Set(['x']) })
  expect(item(0)).toMatchObject({ gap: 1, target: { parent: 'a', index: 0 } })
  expect(item(2)).toMatchObject({ target: { parent: 'a', index: 1 } })
  expect(item(3)).toMatchObject({ depth: 2, target: { parent: 'b', index: 0 } })
})
