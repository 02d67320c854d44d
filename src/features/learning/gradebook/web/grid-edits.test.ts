import { expect, test } from 'vitest'
import { fillDown, fillWith, pasteInto } from './grid-edits.ts'
import { moved, rangeOf } from './grid-moves.ts'
import { createMarks } from './mark-store.ts'
import { wordsText } from './words-text.ts'

const { zh } = wordsText
const students = ['1:500,2:900', '1:600', '2:cheated'].map((marks, at) => ({
  ...{ userId: at + 1, name: '', number: '', groupId: null, marks, given: '' },
}))
const columns = [1, 2].map((columnId) => ({
  ...{ columnId, categoryId: 1, name: '', fullMark: columnId * 1000, source: 'manual' as const },
}))
const sheet = { columns, rows: createMarks(students, async () => []).get().rows }
const range = (top: number, left: number, bottom: number, right: number) =>
  rangeOf({ row: top, column: left }, { row: bottom, column: right })
const brief = (edits: { userId: number; columnId: number; is: string }[]) =>
  edits.map(({ userId, columnId, is }) => `${userId}.${columnId}=${is}`)

test('a range is filled down from its first row, a single cell from the one above', () => {
  expect(brief(fillDown(sheet, range(1, 2, 3, 3)))).toEqual([
    ...['2.1=500', '2.2=900', '3.1=500', '3.2=900'],
  ])
  expect(brief(fillDown(sheet, range(2, 2, 2, 2)))).toEqual(['2.1=500'])
  expect(fillDown(sheet, range(1, 2, 1, 2))).toEqual([])
})

test('cells of a spreadsheet are pasted from a corner, with full-width digits and words', () => {
  const texts = [
    ['８．５', '缺考'],
    ['Absent', 'x'],
    ['', '21'],
    ['9', '9'],
  ]
  const { edits, wrong } = pasteInto(sheet, range(1, 2, 1, 2), texts, zh)
  expect(brief(edits)).toEqual(['1.1=850', '1.2=absent', '2.1=absent', '3.1='])
  expect(wrong).toEqual(['x', '21'])
})

test('one value fills the whole range, where it fits', () => {
  expect(brief(pasteInto(sheet, range(1, 2, 2, 3), [['7']], zh).edits)).toHaveLength(4)
  expect(brief(fillWith(sheet, range(1, 2, 1, 3), '1500'))).toEqual(['1.2=1500'])
  expect(brief(fillWith(sheet, range(1, 0, 1, 3), 'exempt'))).toEqual(['1.1=exempt', '1.2=exempt'])
})

test('keys move within the grid', () => {
  const size = { rows: 4, columns: 4 }
  const at = { row: 1, column: 2 }
  expect(moved(at, 'ArrowDown', false, size)).toEqual({ row: 2, column: 2 })
  expect(moved(at, 'PageDown', false, size)).toEqual({ row: 3, column: 2 })
  expect(moved(at, 'End', false, size)).toEqual({ row: 1, column: 3 })
  expect(moved(at, 'End', true, size)).toEqual({ row: 3, column: 3 })
  expect(moved(at, 'Home', true, size)).toEqual({ row: 1, column: 0 })
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', false, size)).toEqual({ row: 0, column: 0 })
  expect(moved(at, 'a', false, size)).toBeNull()
})
