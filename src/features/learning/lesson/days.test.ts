import { expect, test } from 'vitest'
import { lessonApi } from './contract.ts'
import { leaveForm } from './forms.ts'

test('a day in the year 0, which PostgreSQL lacks, is refused for leave and in the table of attendance', () => {
  const day = '0000-01-01'
  const leave = { firstDay: day, lastDay: day, reason: '病假' }
  const found = [
    leaveForm.safeParse(leave),
    lessonApi.getAttendance.input.safeParse({ classId: '1', from: day }),
  ]
  expect(found.map(({ success }) => success)).toEqual(found.map(() => false))
  expect(
    leaveForm.safeParse({ ...leave, firstDay: '2026-11-28', lastDay: '2026-11-28' }).success,
  ).toBe(true)
})
