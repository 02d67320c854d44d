import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, askForCalculation, columnOf, editSheet, lettersOf } from './edit-sheet.ts'

test('letters of columns are read as they are written', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16_383 }), (n) => columnOf(addressOf(7, n)) === n),
  )
})

const edit = { row: 2, column: 1, is: 84 }

test('a cell keeps its style and loses its former value, and cells come into rows at their places', () => {
  const rows = (row: string) =>
    `<worksheet><sheetData><row r="1"><c r="B1"><v>1</v></c></row>${row}</sheetData><x r="B2"/></worksheet>`
  for (const [before, after] of [
    [
      '<row r="2"><c r="B2" s="3" t="s"><v>9</v></c></row>',
      '<row r="2"><c r="B2" s="3"><v>84</v></c></row>',
    ],
    ['<row r="2"><c r="B2" s="3"/></row>', '<row r="2"><c r="B2" s="3"><v>84</v></c></row>'],
    [
      '<row r="2"><c r="A2"/><c r="C2"/></row>',
      '<row r="2"><c r="A2"/><c r="B2"><v>84</v></c><c r="C2"/></row>',
    ],
    [
      '<row r="2" spans="1:2"><c r="A2"><v>1</v></c></row>',
      '<row r="2" spans="1:2"><c r="A2"><v>1</v></c><c r="B2"><v>84</v></c></row>',
    ],
    ['<row r="2" ht="20"/>', '<row r="2" ht="20"><c r="B2"><v>84</v></c></row>'],
    [
      '<row><c t="inlineStr"><is><t>a</t></is></c><c/></row>',
      '<row><c t="inlineStr"><is><t>a</t></is></c><c><v>84</v></c></row>',
    ],
    [
      '<x:row r="2"><x:c r="B2" s="1"/></x:row>',
      '<x:row r="2"><x:c r="B2" s="1"><x:v>84</x:v></x:c></x:row>',
    ],
    ['<row r="3"/>', '<row r="3"/>'],
  ] as const) {
    expect(editSheet(rows(before), [edit])).toBe(rows(after))
  }
  expect(editSheet(rows('<row r="2"/>'), [{ ...edit, is: '<缺考>&' }])).toContain(
    '<c r="B2" t="inlineStr"><is><t>&lt;缺考&gt;&amp;</t></is></c>',
  )
})

test('of any sheet and edits, cells that are not named stay as they are, and those that are have the value', () => {
  const cell = fc.record({
    v: fc.nat(99),
    s: fc.nat(5),
    kind: fc.constantFrom('value', 'empty', 'none'),
  })
  const cells = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 5,
  })
  const edits = fc.uniqueArray(
    fc.record({ row: fc.integer({ min: 1, max: 5 }), column: fc.nat(7), is: fc.nat(100) }),
    {
      selector: ({ row, column }) => `${row}:${column}`,
    },
  )
  fc.assert(
    fc.property(cells, edits, (table, given) => {
      const write = (
        row: number,
        column: number,
        { v, s, kind }: { v: number; s: number; kind: string },
      ) => {
        if (kind === 'none') return ''
        const head = `<c r="${addressOf(row, column)}" s="${s}"`
        return kind === 'empty' ? `${head}/>` : `${head}><v>${v}</v></c>`
      }
      const xml = `<sheetData>${table.map((row, at) => `<row r="${at + 1}">${row.map((one, column) => write(at + 1, column, one)).join('')}</row>`).join('')}</sheetData>`
      const after = editSheet(xml, given)
      const read = (text: string) =>
        [...text.matchAll(/<c r="([A-Z]+\d+)"[^>]*?(?:\/>|><v>(\d+)<\/v><\/c>)/g)].map(
          ([, at, v]) => [at, v] as const,
        )
      const wanted = new Map(read(xml))
      for (const { row, column, is } of given)
        if (row <= table.length) wanted.set(addressOf(row, column), String(is))
      const found = read(after)
      expect(new Map(found)).toEqual(wanted)
      for (const [at] of table.entries()) {
        const columns = found
          .filter(([address]) => address!.endsWith(String(at + 1)))
          .map(([address]) => columnOf(address!))
        expect(columns).toEqual(columns.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('a workbook asks for a calculation once, at the place that its format has for it', () => {
  const head = '<workbook><sheets><sheet name="a"/></sheets>'
  const asked = `${head}<calcPr fullCalcOnLoad="1"/></workbook>`
  expect(askForCalculation(`${head}</workbook>`)).toBe(asked)
  expect(askForCalculation(asked)).toBe(asked)
  expect(askForCalculation(`${head}<calcPr calcId="191029"/></workbook>`)).toBe(
    `${head}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
  )
})
