import { expect, test } from 'vitest'
import type { StudentTotals } from '#src/features/learning/lesson/server/attendance-totals-of.ts'
import { attendanceMarks, attendanceOffer } from './server/sources/attendance-marks.ts'
import { homeworkMarks, homeworkOffers } from './server/sources/homework-marks.ts'
import { round } from './rules/exact.ts'
import { gradeOf } from './sheet.ts'

const totals = (userId: number, given: Partial<StudentTotals>): StudentTotals => ({
  ...{ userId, present: 0, late: 0, leave: 0, absent: 0 },
  ...given,
})

test('in the roll call late counts half, leave is left out, and leave alone is excused', () => {
  const marks = attendanceMarks(7, [
    totals(1, { present: 2, late: 1, absent: 1 }),
    totals(2, { present: 1, leave: 1, late: 1 }),
    totals(3, { leave: 2 }),
  ])
  expect(marks).toEqual([
    { sourceId: 7, userId: 1, entry: { mark: 250, of: 400 } },
    { sourceId: 7, userId: 2, entry: { mark: 150, of: 200 } },
    { sourceId: 7, userId: 3, entry: { word: 'excused' } },
  ])
  expect(attendanceOffer(7, '考勤')).toMatchObject({ sourceId: 7, fullMark: 10_000 })
})

test('a student’s own full mark counts in the total', () => {
  const [first] = attendanceMarks(7, [totals(1, { present: 1, leave: 1, late: 1 })])
  const category = { categoryId: 1, name: '', part: 'usual' as const, weight: 100 }
  const book = {
    state: 'open' as const,
    categories: [{ ...category, dropLowest: 0, lateCut: 0 }],
    columns: [
      { columnId: 1, categoryId: 1, name: '', fullMark: 10_000, source: 'attendance' as const },
    ],
  }
  const { total } = gradeOf(book, new Map([[1, first!.entry]]))
  expect(round(total!, 100)).toBe(75)
})

test('homework offers what is marked by points, and waits for marks that are not returned yet', () => {
  const item = { title: '一', released: true }
  const offers = homeworkOffers({
    items: [
      { ...item, homeworkId: 1, fullMark: 2000 },
      { ...item, homeworkId: 2, fullMark: null },
      { ...item, homeworkId: 3, fullMark: 100_001 },
    ],
  })
  expect(offers).toEqual([{ sourceId: 1, name: '一', of: '', fullMark: 2000 }])
  const mark = { homeworkId: 1, mark: null, released: false }
  const marks = homeworkMarks({
    marks: [
      { ...mark, studentId: 1, state: 'marked', mark: 1850, released: true },
      { ...mark, studentId: 5, state: 'marked', mark: 1500 },
      { ...mark, studentId: 2, state: 'handed-in' },
      { ...mark, studentId: 3, state: 'missing' },
      { ...mark, studentId: 4, state: 'excused' },
    ],
  })
  expect(marks).toEqual([
    { sourceId: 1, userId: 1, entry: { mark: 1850 } },
    { sourceId: 1, userId: 4, entry: { word: 'excused' } },
  ])
})
