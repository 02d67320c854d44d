import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oldStream } from '../test-old.ts'
import { fillOld } from './fill-old.ts'
import { readOld } from './read-old.ts'
import { dataMost, recordOf, recordTypes as types } from './records.ts'

/** Writes a table of texts, cut into records after so many bytes at most. */
function tableOf(texts: readonly string[], most: number): Buffer[] {
  const records: Buffer[] = []
  let data = Buffer.alloc(8)
  data.writeUInt32LE(texts.length, 0)
  data.writeUInt32LE(texts.length, 4)
  const end = () => {
    records.push(recordOf(records.length === 0 ? types.sst : types.continue, data))
    data = Buffer.alloc(0)
  }
  for (const text of texts) {
    const isWide = text.split('').some((sign) => sign > '\u00ff')
    const head = Buffer.alloc(3)
    head.writeUInt16LE(text.length)
    head[2] = isWide ? 1 : 0
    if (data.length + head.length + 2 > most) end()
    data = Buffer.concat([data, head])
    for (const sign of text.split('')) {
      const part = Buffer.from(sign, isWide ? 'utf16le' : 'latin1')
      if (data.length + part.length > most) {
        end()
        data = Buffer.from([isWide ? 1 : 0])
      }
      data = Buffer.concat([data, part])
    }
  }
  end()
  return records
}

const index = recordOf(types.extSst, Buffer.alloc(10))
const cells = [{ row: 1, column: 0, is: 1 }]

test('texts are read however their table is cut, and words come to its end with their places in the index', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('学号', '平时成绩（40%）', ''),
  )
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 60 }),
      fc.integer({ min: 24, max: 300 }),
      (texts, most) => {
        const book = readOld(oldStream(cells, [...tableOf(texts, most), index]))
        expect(book.strings!.texts).toEqual(texts)
        const words = ['缺考', '作弊', '缺考', texts[0] ?? '免修']
        const edits = words.map((is, column) => ({ row: 1, column: column + 1, is }))
        const after = readOld(fillOld(book, book.sheets[0]!, edits))
        expect(after.strings!.texts.slice(0, texts.length)).toEqual(texts)
        expect(after.strings!.isWhole).toBe(true)
        const read = after.sheets[0]!.cells.slice(1).map((one) => one.cells[0]!.text)
        expect(read).toEqual(words)
        const { at } = after.strings!.index[0]!
        const each = after.stream.readUInt16LE(at + 4)
        for (const [n, { at: place, record }] of after.strings!.places.entries()) {
          if (n % each !== 0) continue
          const entry = at + 6 + (n / each) * 8
          expect(after.stream.readUInt32LE(entry)).toBe(place)
          expect(after.stream.readUInt16LE(entry + 4)).toBe(
            place - after.strings!.records[record]!.at,
          )
        }
      },
    ),
  )
})

test('a table whose last record is full is continued', () => {
  const texts = Array.from({ length: 200 }, (_, n) => `第 ${String(n)} 名学生的姓名`)
  const [table] = tableOf(texts, dataMost)
  const book = readOld(
    oldStream(
      cells,
      tableOf([...texts, '满'.repeat((dataMost - table!.length + 4 - 3) >> 1)], dataMost),
    ),
  )
  const after = readOld(fillOld(book, book.sheets[0]!, [{ row: 1, column: 3, is: '缺考' }]))
  expect(after.strings!.records).toHaveLength(2)
  expect(after.strings!.texts.at(-1)).toBe('缺考')
  expect(after.sheets[0]!.cells.at(-1)!.cells[0]!.text).toBe('缺考')
})
