import { expect, test } from 'vitest'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { homeworkApi } from './contract.ts'
import { homeworkDates } from './server/homework-dates.ts'
import { openHomework } from './test-homework.ts'
import { inHours } from './test-settings.ts'

const { db, newClass, set } = await openHomework()
const today = schoolDay()
const datesOf = (userId: number, from = 0, to = 14) =>
  homeworkDates({
    ...{ db, userId, locale: 'zh-CN' },
    ...{ from: addDays(today, from), to: addDays(today, to) },
  })

test('homework stands in the calendars of its students, by their own dates, and of its teachers', async () => {
  const { classId, owner, assistant, first, second, join } = await newClass()
  const homeworkId = await set(owner, classId, { dueAt: inHours(48) })
  await set(owner, classId, {}, { publish: false })
  await set(owner, classId, { visibleFrom: inHours(24), dueAt: inHours(72) })
  await set(owner, classId, { audience: 'some', userIds: [second.id], dueAt: inHours(96) })
  await owner(homeworkApi.extend, { homeworkId, userId: second.id, dueAt: inHours(120) })
  const third = await join('陈一鸣', '2026030103')
  await owner(homeworkApi.excuse, { homeworkId, userId: third.id, excused: true })
  const own = await datesOf(first.id)
  expect(own).toMatchObject([{ name: '商业发票', to: `/assignment/${homeworkId}` }])
  const hours = (at: Date | string) => Math.round((new Date(at).getTime() - Date.now()) / 3_600_000)
  expect(own.map(({ at }) => hours(at))).toEqual([48])
  expect((await datesOf(second.id)).map(({ at }) => hours(at))).toEqual([96, 120])
  expect(await datesOf(third.id)).toEqual([])
  for (const one of [owner, assistant]) {
    const dates = await datesOf(one.id)
    expect(dates.map(({ at }) => hours(at))).toEqual([48, 72, 96])
    expect(dates[0]!.to).toBe(`/sclass/${classId}/homework/${homeworkId}`)
  }
  expect(await datesOf(first.id, 10, 20)).toEqual([])
})
