import { expect, test } from 'vitest'
import { attendanceMarks, attendanceOffer } from './server/sources/attendance-marks.ts'
import { homeworkMarks, homeworkOffers } from './server/sources/homework-marks.ts'
import { round } from './rules/exact.ts'
import { gradeOf } from './sheet.ts'

const lessons = [1, 2, 3, 4].map((lessonId) => ({
  lessonId,
  title: '',
  startedAt: '2026-09-01T00:00:00.000Z',
}))
const states = (studentId: number, ...said: ('present' | 'late' | 'leave' | 'absent')[]) =>
  said.map((state, at) => ({ lessonId: at + 1, studentId, state }))

test('in the roll call late counts half, leave is left out, and leave alone is excused', () => {
  const marks = attendanceMarks(7, {
    lessons,
    states: [
      ...states(1, 'present', 'late', 'present', 'absent'),
      ...states(2, 'present', 'leave', 'late'),
      ...states(3, 'leave', 'leave'),
      // Of a lesson that was deleted.
      { lessonId: 9, studentId: 4, state: 'present' },
    ],
  })
  expect(marks).toEqual([
    { sourceId: 7, userId: 1, entry: { mark: 250, of: 400 } },
    { sourceId: 7, userId: 2, entry: { mark: 150, of: 200 } },
    { sourceId: 7, userId: 3, entry: { word: 'excused' } },
  ])
  expect(attendanceOffer(7, '考勤')).toMatchObject({ sourceId: 7, fullMark: 10_000 })
})

test('a student’s own full mark counts in the total', () => {
  const [first] = attendanceMarks(7, { lessons, states: states(1, 'present', 'leave', 'late') })
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
