import { expect, test } from 'vitest'
import { nextSemester, semesterOf } from './semester.ts'
import { nextName } from './server/next-name.ts'

test('a semester follows from the day, and the next one from the semester', () => {
  expect(semesterOf('2026-08-01')).toEqual({ yearFrom: 2026, semester: 'first' })
  expect(semesterOf('2027-01-31')).toEqual({ yearFrom: 2026, semester: 'first' })
  expect(semesterOf('2027-02-01')).toEqual({ yearFrom: 2026, semester: 'second' })
  expect(nextSemester({ yearFrom: 2026, semester: 'first' })).toEqual({
    yearFrom: 2026,
    semester: 'second',
  })
  expect(nextSemester({ yearFrom: 2026, semester: 'second' })).toEqual({
    yearFrom: 2027,
    semester: 'first',
  })
  expect(nextSemester({ yearFrom: 2026, semester: 'full' })).toEqual({
    yearFrom: 2027,
    semester: 'full',
  })
})

test.each([
  ['国贸 2601 班（2026-2027 第一学期）', 'first', '国贸 2601 班（2026-2027 第二学期）'],
  ['国贸 2601 班（2026–2027 第二学期）', 'second', '国贸 2601 班（2027–2028 第一学期）'],
  ['Trade 2026/2027, Second semester', 'second', 'Trade 2027/2028, First semester'],
  ['国贸 2601 班上学期', 'first', '国贸 2601 班下学期'],
  ['国贸 2601 班', 'full', '国贸 2601 班'],
] as const)('the name %s of the %s semester is copied as %s', (name, semester, copied) => {
  expect(nextName(name, { yearFrom: 2026, semester })).toBe(copied)
})
