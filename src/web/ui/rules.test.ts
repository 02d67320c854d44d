import { describe, expect, test } from 'vitest'
import { fileProblem, fileSize } from './file-rules.ts'
import { nextIndex } from './menu-keys.ts'
import { pageWindow } from './page-window.ts'

describe('the page numbers shown', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 18, 19, 20]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown)
  })
})

test('keys move through the entries of a menu', () => {
  const names = ['课程', 'Mooc', 'More', 'Activity']
  expect(nextIndex('ArrowDown', 3, names)).toBe(0)
  expect(nextIndex('ArrowUp', 0, names)).toBe(3)
  expect(nextIndex('End', 0, names)).toBe(3)
  expect(nextIndex('m', 1, names)).toBe(2)
  expect(nextIndex('m', 2, names)).toBe(1)
  expect(nextIndex('Shift', 1, names)).toBeNull()
  expect(nextIndex('Home', -1, [])).toBeNull()
})

const file = (name: string, size = 10) => ({ name, size })

test('files of a wrong type or size are refused before upload', () => {
  expect(fileProblem(file('a.PDF'), ['.pdf'], 10)).toBeNull()
  expect(fileProblem(file('a.exe'), ['.pdf'], 10)).toBe('badType')
  expect(fileProblem(file('README'), ['.pdf'], 10)).toBe('noExtension')
  expect(fileProblem(file('.pdf'), ['.pdf'], 10)).toBe('noExtension')
  expect(fileProblem(file('a.pdf', 11), ['.pdf'], 10)).toBe('tooLarge')
  expect(fileProblem(file('README'), undefined, undefined)).toBeNull()
})

test('file sizes are short', () => {
  expect([0, 1023, 1536, 20 * 2 ** 20].map(fileSize)).toEqual(['0 B', '1023 B', '1.5 KB', '20 MB'])
})
