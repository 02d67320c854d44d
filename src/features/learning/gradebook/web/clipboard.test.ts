import { expect, test } from 'vitest'
import { readCells, writeCells } from './clipboard.ts'

test('cells of Excel are read: its last line end, quotes, empty cells', () => {
  expect(readCells('85\t90\r\n\t缺考\r\n')).toEqual([
    ['85', '90'],
    ['', '缺考'],
  ])
  expect(readCells('"a\tb"\t"say ""x"""\n1\t2')).toEqual([
    ['a\tb', 'say "x"'],
    ['1', '2'],
  ])
  expect(readCells('85')).toEqual([['85']])
  expect(
    readCells(
      writeCells([
        ['1', ''],
        ['', '2'],
      ]),
    ),
  ).toEqual([
    ['1', ''],
    ['', '2'],
  ])
})
