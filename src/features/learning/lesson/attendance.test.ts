import ExcelJS from 'exceljs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { lessonApi } from './contract.ts'
import { attendanceOf } from './server/attendance-of.ts'
import { attendanceTotalsOf } from './server/attendance-totals-of.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { db } = world.app.kernel

/** A class of three with two lessons on the first two days of November, and one that runs. */
async function newTerm() {
  const made = await newLesson(world, 3)
  const { owner, classId, lessonId: first, scan } = made
  const people = made.people.toSorted((one, two) => one.id - two.id)
  const [a, b, c] = people
  const onDay = (id: number, day: string) =>
    db.execute(
      sql`update lessons set began_at = ${`${day}T00:30:00Z`}::timestamptz where id = ${id}`,
    )
  await scan(a!)
  await owner(lessonApi.setState, { lessonId: first, userId: b!.id, state: 'late' })
  await owner(lessonApi.end, { lessonId: first })
  await onDay(first, '2026-11-01')
  const { lessonId: second } = await owner(lessonApi.begin, { classId })
  await scan(a!)
  await owner(lessonApi.setState, { lessonId: second, userId: b!.id, state: 'leave' })
  await owner(lessonApi.end, { lessonId: second })
  await onDay(second, '2026-11-02')
  const { lessonId: third } = await owner(lessonApi.begin, { classId })
  await scan(a!)
  for (const [at, one] of people.entries())
    await owner(classApi.setNumber, { classId, userId: one.id, number: `=2026${at + 1}` })
  return { ...made, a: a!, b: b!, c: c!, first, second, third }
}

test('teachers see each student in each lesson, with totals, and find them by state, group and days', async () => {
  const { owner, classId, a, b, c, first, second, third } = await newTerm()
  const list = await owner(lessonApi.getAttendance, { classId })
  expect(list.lessons.map(({ lessonId, here, of }) => [lessonId, here, of])).toEqual([
    [third, 1, 3],
    [second, 1, 3],
    [first, 2, 3],
  ])
  expect(list.items.map(({ userId, states }) => [userId, states])).toEqual([
    [a.id, ['present', 'present', 'present']],
    [b.id, [null, 'leave', 'late']],
    [c.id, [null, 'absent', 'absent']],
  ])
  expect(list.items[1]).toMatchObject({
    present: 0,
    late: 1,
    leave: 1,
    absent: 0,
    number: '=20262',
  })
  const found = async (more: object) =>
    (await owner(lessonApi.getAttendance, { classId, ...more })).items.map(({ userId }) => userId)
  expect(await found({ sort: 'absent' })).toEqual([c.id, b.id, a.id])
  expect(await found({ state: 'late' })).toEqual([b.id])
  expect(await found({ state: 'late', from: '2026-11-02' })).toEqual([])
  expect(await found({ keyword: '20263' })).toEqual([c.id])
  await owner(classApi.createGroup, { classId, name: '甲' })
  const [group] = (await owner(lessonApi.getAttendance, { classId })).groups
  const { groupId } = group!
  await owner(classApi.setGroup, { classId, userIds: [b.id], groupId })
  expect(await found({ group: String(groupId) })).toEqual([b.id])
  expect(await found({ group: 'none' })).toEqual([a.id, c.id])
  const oneDay = { from: '2026-11-02', to: '2026-11-02' }
  const ofDay = await owner(lessonApi.getAttendance, { classId, ...oneDay })
  expect(ofDay).toMatchObject({ lessonCount: 1, lessons: [{ lessonId: second }] })
  expect(ofDay.items[1]).toMatchObject({ leave: 1, late: 0, states: ['leave'] })
})

test('the workbook has all students and lessons in the order of time, and formulas as text', async () => {
  const { owner, classId } = await newTerm()
  const { name, base64 } = await owner(lessonApi.getAttendanceTable, { classId })
  expect(name).toMatch(/^考勤.*\.xlsx$/)
  const book = new ExcelJS.Workbook()
  const bytes = Buffer.from(base64, 'base64')
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const rows = book.worksheets[0]!.getSheetValues()
    .slice(1)
    .map((row) => (row as unknown[]).slice(1))
  expect(rows[0]!.slice(3, 5)).toEqual(['2026-11-01 08:30', '2026-11-02 08:30'])
  expect(rows[3]).toEqual([
    '=20263',
    expect.any(String),
    undefined,
    '缺勤',
    '缺勤',
    undefined,
    0,
    0,
    0,
    2,
    0,
  ])
  expect(book.worksheets[0]!.getCell('A4').formula).toBeUndefined()
  const late = await owner(lessonApi.getAttendanceTable, { classId, state: 'late' })
  expect(late.base64.length).toBeLessThan(base64.length)
})

test('later rooms get the ended lessons of a class, and the states of those who are members now', async () => {
  const { owner, classId, a, b, c, first, second } = await newTerm()
  await owner(classApi.removeMembers, { classId, userIds: [c.id] })
  const found = await attendanceOf(db, classId)
  expect(found.lessons).toEqual([
    { lessonId: first, title: '', startedAt: '2026-11-01T00:30:00.000Z' },
    { lessonId: second, title: '', startedAt: '2026-11-02T00:30:00.000Z' },
  ])
  expect(found.states).toEqual([
    { lessonId: first, studentId: a.id, state: 'present' },
    { lessonId: first, studentId: b.id, state: 'late' },
    { lessonId: second, studentId: a.id, state: 'present' },
    { lessonId: second, studentId: b.id, state: 'leave' },
  ])
  const none = { present: 0, late: 0, leave: 0, absent: 0 }
  expect(await attendanceTotalsOf(db, classId)).toEqual(
    [
      { ...none, userId: a.id, present: 2 },
      { ...none, userId: b.id, late: 1, leave: 1 },
    ].toSorted((one, other) => one.userId - other.userId),
  )
  expect(await attendanceTotalsOf(db, classId, b.id)).toMatchObject([{ userId: b.id, late: 1 }])
})

test('attendance takes as many statements for one student and lesson as for many', async () => {
  const few = await newLesson(world, 1)
  const many = await newTerm()
  const count = ({ owner, classId }: Pick<typeof few, 'owner' | 'classId'>) =>
    statementsOf(() => owner(lessonApi.getAttendance, { classId }))
  expect(await count(many)).toBe(await count(few))
})
