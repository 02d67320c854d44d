import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findColumns, linesBelow } from './columns.ts'
import { matchRows } from './match-rows.ts'
import { readText } from './read-text.ts'
import { cleanLine, cleanNumber, faultsOf, nameKey, type RosterLine } from './rows.ts'
import { line } from './test-roster.ts'
import { usernamesOf } from './usernames.ts'

const tableOf = (text: string) => {
  const lines = readText(text)
  return linesBelow(lines, findColumns(lines))
}

test('numbers keep their digits, and those that a spreadsheet has shortened are written out or named', () => {
  const cases = {
    '００２０２６０１': '00202601',
    '="00123"': '00123',
    "'00123": '00123',
    ' 2026 0301\u200b01 ': '2026030101',
    '2026030101.0': '2026030101',
    '2.026030101E+9': '2026030101',
    '2.02603010101e11': '202603010101',
    '1.2E+10': '1.2E+10',
    'B２６-０１': 'B26-01',
  }
  for (const [typed, clean] of Object.entries(cases)) expect(cleanNumber(typed), typed).toBe(clean)
  const faultOf = (number: string) => faultsOf([cleanLine(line(number, '林晓舟'))])[0]
  expect(faultOf('1.2E+10')).toEqual(['numberRounded'])
  expect(faultOf('=A1+1')).toEqual(['numberWrong'])
  expect(faultOf('  ')).toEqual(['numberMissing'])
})

test('names have one spelling: spaces, dots and rare characters', () => {
  const clean = (name: string) => cleanLine(line('1', name)).name
  expect(clean('张　三')).toBe('张三')
  expect(clean('阿依古丽 • 买买提')).toBe('阿依古丽·买买提')
  expect(clean('Anna  Li')).toBe('Anna Li')
  expect(clean('李䶮𠮷')).toBe('李䶮𠮷')
  expect(nameKey('阿依古丽‧买买提')).toBe(nameKey('阿依古丽买买提'))
  const faultOf = (name: string) => faultsOf([cleanLine(line('1', name))])[0]
  expect(faultOf('李䶮𠮷')).toEqual([])
  expect(faultOf('李\ue863')).toEqual(['nameWrong'])
  expect(faultOf('=HYPERLINK("http://a")')).toEqual(['nameWrong'])
})

test('doubles within the lines, wrong phones and wrong addresses are named', () => {
  const lines = [
    line('26A', '甲'),
    line('26a', '乙'),
    line('2', '丙', { phone: '１３８ 1234-5678', email: 'a@b' }),
    line('3', '丁', { phone: '12345', email: '无' }),
  ].map(cleanLine)
  expect(faultsOf(lines)).toEqual([[], ['numberTwice'], ['emailWrong'], ['phoneWrong']])
  expect(lines[2]!.phone).toBe('13812345678')
  expect(lines[3]!.email).toBe('')
})

test('heads are found below a title, in both languages, and columns of no use are left out', () => {
  const chinese =
    '国际贸易2601班学生名单\t\t\t\n序号\t学 号（必填）\t姓名*\t手机号码\t小组\n1\t00261\t林晓舟\t13812345678\t一\n\t\t\t\t\n'
  expect(tableOf(chinese)).toEqual([
    { line: 3, number: '00261', name: '林晓舟', phone: '13812345678', email: '', group: '一' },
  ])
  const english = 'No.;Student ID;Full Name;E-mail\n1;7;"Li, Anna";a@b.cn'
  expect(tableOf(english)).toEqual([
    { line: 2, number: '7', name: 'Li, Anna', phone: '', email: 'a@b.cn', group: '' },
  ])
  const without = findColumns(readText('00261,林晓舟\n00262,周雨婷'))
  expect(without).toEqual({ head: -1, columns: [null, null] })
})

test('people are matched by the number, the phone or the e-mail, and always by the name', () => {
  const rows = [
    { rowId: 1, number: '1', name: '甲', phone: '', email: '' },
    { rowId: 2, number: '2', name: '乙', phone: '13800000002', email: '' },
    { rowId: 3, number: '3', name: '丙', phone: '', email: 'c@d.cn' },
    { rowId: 4, number: '4', name: '丁', phone: '13800000004', email: '' },
    { rowId: 5, number: '5', name: '戊', phone: '', email: '' },
  ]
  const person = (userId: number, number: string, name: string, phone = '', email = '') => ({
    ...{ userId, number, name, phone: phone || null, email: email || null },
  })
  const people = [
    person(11, '1', '甲'),
    person(12, '', '乙', '13800000002'),
    person(13, '', '丙', '', 'c@d.cn'),
    // The phone of another person.
    person(14, '', '某', '13800000004'),
    // Two people with one number and name: neither is taken.
    ...[person(15, '5', '戊'), person(16, '5', '戊')],
  ]
  expect(matchRows(rows, people)).toEqual([
    { rowId: 1, userId: 11 },
    { rowId: 2, userId: 12 },
    { rowId: 3, userId: 13 },
  ])
})

test('user names keep the rules of the site', () => {
  for (const number of ['1', '2026030101', 'B26-01/甲', '9'.repeat(30)])
    for (const name of usernamesOf(number, 123_456_789))
      expect(name).toMatch(/^[\p{Script=Han}A-Za-z0-9_]{4,32}$/u)
})

const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '００１',
    '2.5E+3',
    '="07"',
    '张　三',
    '阿•卜',
    '１３８12345678',
    ' A@B.CN ',
    '-',
  ),
)
const anyLine: fc.Arbitrary<RosterLine> = fc.record({
  ...{ number: anyCell, name: anyCell, phone: anyCell, email: anyCell, group: anyCell },
})

test('a clean line stays as it is', () => {
  fc.assert(
    fc.property(anyLine, (given) => {
      const clean = cleanLine(given)
      expect(cleanLine(clean)).toEqual(clean)
    }),
  )
})

test('each name is looked at a few times, however many rows and people there are', () => {
  let looks = 0
  const named = <T extends object>(one: T, name: string) =>
    Object.defineProperty(one, 'name', {
      get: () => {
        looks += 1
        return name
      },
    }) as T & { name: string }
  const given = { phone: '', email: '' }
  const rows = Array.from({ length: 60 }, (_, at) =>
    named({ ...given, rowId: at, number: `r${at}` }, `甲${at}`),
  )
  const people = Array.from({ length: 60 }, (_, at) =>
    named({ ...given, userId: at, number: at < 50 ? `p${at}` : `R${at}` }, `甲${at}`),
  )
  expect(matchRows(rows, people)).toHaveLength(10)
  expect(looks).toBeLessThanOrEqual(120 * 3)
})

test('numbers that the database takes for one are not taken for two', () => {
  const faultOf = (number: string) => faultsOf([cleanLine(line(number, '林晓舟'))])[0]
  for (const number of ['İ1', 'ΑΣ', 'ας']) expect(faultOf(number), number).toEqual(['numberWrong'])
  expect(faultOf('Α1')).toEqual([])
})
