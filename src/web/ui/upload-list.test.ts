import { expect, test } from 'vitest'
import { countOf, type Upload, withAdded, withRetried } from './upload-list.ts'

let lastId = 0
const item = (state: Upload<string>['state'], name: string = state): Upload<string> => ({
  ...{ id: ++lastId, name, size: 1, state, progress: 0 },
  ...(state === 'fail' && { error: 'why' }),
})
const names = (list: readonly Upload<string>[]) => list.map(({ name }) => name)

test('a file that failed is not counted as added, and takes nobody’s place', () => {
  const list = [item('success'), item('fail'), item('uploading'), item('ready')]
  expect(countOf(list)).toBe(3)
  expect(names(withAdded(list, [item('ready', 'new')], 4))).toEqual([
    ...['success', 'fail', 'uploading', 'ready', 'new'],
  ])
})

test('a single file replaces the one before; a refused one does not', () => {
  const good = item('success', 'good.txt')
  const refused = withAdded([good], [item('fail', 'bad.exe')], 1)
  expect(names(refused)).toEqual(['good.txt', 'bad.exe'])
  expect(names(withAdded(refused, [item('ready', 'better.txt')], 1))).toEqual(['better.txt'])
})

test('beyond the largest number the newest stay', () => {
  const list = [item('success', 'a'), item('success', 'b')]
  expect(names(withAdded(list, [item('ready', 'c')], 2))).toEqual(['b', 'c'])
})

test('a retry puts a file back in line, where there is room', () => {
  const failed = item('fail', 'film.mp4')
  const [again] = withRetried([failed], failed.id, 1)
  expect(again).toMatchObject({ state: 'ready', progress: 0, name: 'film.mp4' })
  expect(again).not.toHaveProperty('error')
  const full = [item('success'), failed, item('success')]
  expect(withRetried(full, failed.id, 2)).toBe(full)
  expect(countOf(withRetried(full, failed.id, 3))).toBe(3)
  expect(names(withRetried([item('success', 'old'), failed], failed.id, 1))).toEqual(['film.mp4'])
})
