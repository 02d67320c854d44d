import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { codeOf, stepAt } from '#src/features/learning/lesson/server/codes.ts'
import { weekdayOf } from '#src/features/learning/schedule/calendar.ts'
import { scheduleApi } from '#src/features/learning/schedule/contract.ts'
import { openSchool } from '#src/features/learning/schedule/test-school.ts'
import { sql } from 'drizzle-orm'
import type { Person } from '#tests/world.ts'
import { todayApi } from './contract.ts'

const { newUser, newClass, today, app } = await openSchool()
const read = (person: Person) => person(todayApi.getLessons, {})
const onToday = { weekday: weekdayOf(today) }

test('nobody but the people of a class has its lessons', async () => {
  const { teacher, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...usual, ...onToday })
  expect(await read(await newUser('student'))).toEqual([])
  expect(await read((await newClass()).teacher)).toEqual([])
})

test('a teacher begins a lesson of today, opens it again, and students check in once', async () => {
  const { teacher, student, classId, name, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...usual, ...onToday, sectionFrom: 3, sectionTo: 4 })
  await teacher(scheduleApi.saveLesson, { ...usual, ...onToday, title: '外贸英语' })
  const other = (onToday.weekday % 7) + 1
  await teacher(scheduleApi.saveLesson, { ...usual, weekday: other, title: '不在今天' })
  const before = { lessonId: null, canCheckIn: false, className: name, isCancelled: false }
  expect(await read(teacher)).toMatchObject([
    { ...before, title: '外贸英语', canBegin: true, looksAfter: true },
    { ...before, title: '国际贸易实务', canBegin: true },
  ])
  expect(await read(student)).toMatchObject([
    { ...before, canBegin: false, looksAfter: false },
    { ...before, canBegin: false },
  ])
  const { lessonId } = await teacher(lessonApi.begin, { classId })
  expect(await read(teacher)).toMatchObject([{ lessonId }, { lessonId }])
  expect(await read(student)).toMatchObject([{ canCheckIn: true }, { canCheckIn: true }])
  const { rows } = await app.kernel.db.execute<{ secret: string }>(
    sql`select secret from lessons where id = ${lessonId}`,
  )
  const code = codeOf(rows[0]!.secret, stepAt(Date.now()))
  const { ticket } = await student(lessonApi.getTicket, { classId, code })
  await student(lessonApi.checkIn, { classId, ticket, device: 'a'.repeat(32) })
  expect(await read(student)).toMatchObject([{ canCheckIn: false }, { canCheckIn: false }])
  await teacher(classApi.complete, { classId })
  expect((await read(teacher)).map(({ canBegin }) => canBegin)).toEqual([false, false])
})

test('a lesson that stands in no timetable is shown while it runs, unless it was forgotten', async () => {
  const { teacher, student, classId } = await newClass()
  expect(await read(student)).toEqual([])
  const { lessonId } = await teacher(lessonApi.begin, { classId })
  expect(await read(student)).toMatchObject([{ lessonId, from: '', canCheckIn: true }])
  await app.kernel.db.execute(
    sql`update lessons set began_at = now() - interval '13 hours' where id = ${lessonId}`,
  )
  expect(await read(student)).toEqual([])
})
