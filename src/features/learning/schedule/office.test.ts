import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { uploadTo } from '#src/server/testing/upload.ts'
import { addDays } from '#src/shared/school-day.ts'
import { refusal } from '#tests/world.ts'
import { mondayOf, weekdayOf } from './calendar.ts'
import { scheduleApi } from './contract.ts'
import { usualSections } from './sections.ts'
import { knownDays } from './server/known-days.ts'
import { seedCalendar } from './server/seed-calendar.ts'
import { openSchool } from './test-school.ts'

const { app, admin, newClass, termId, startsOn, yearFrom, newUser } = await openSchool()
const term = { termId: null, half: 'second' as const, weeks: 20, examWeeks: '' }

test('terms begin on a Monday, do not meet, and keep the weeks in which they have lessons', async () => {
  const save = (more: object) =>
    admin(scheduleApi.saveTerm, { ...term, yearFrom, startsOn: addDays(startsOn, 210), ...more })
  await expect(save({ startsOn: addDays(startsOn, 211) })).rejects.toMatchObject(
    refusal('schedule.notMonday'),
  )
  await expect(save({ startsOn })).rejects.toMatchObject(refusal('schedule.termsMeet'))
  await expect(save({ half: 'first' })).rejects.toMatchObject(refusal('schedule.termExists'))
  await expect(save({ examWeeks: '21' })).rejects.toMatchObject(refusal('schedule.weeksWrong'))
  const { termId: second } = await save({})
  await save({ termId: second, weeks: 18 })
  await admin(scheduleApi.deleteTerm, { termId: second })
  const { teacher, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...usual, weeks: '1-16' })
  const own = { termId, half: 'first' as const, startsOn }
  await expect(save({ ...own, weeks: 15 })).rejects.toMatchObject(refusal('schedule.weeksInUse'))
  await save({ ...own, weeks: 16 })
  await expect(admin(scheduleApi.deleteTerm, { termId })).rejects.toMatchObject(
    refusal('schedule.termInUse'),
  )
  await save({ ...own, weeks: 20, examWeeks: '19-20' })
})

test('sections follow one another, and those with lessons stay', async () => {
  const { teacher, usual, classId, student } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...usual, sectionFrom: 9, sectionTo: 10 })
  const fewer = {
    winter: usualSections.winter.slice(0, 8),
    summer: usualSections.summer.slice(0, 8),
  }
  const save = (more: object) => admin(scheduleApi.saveSections, { ...usualSections, ...more })
  await expect(save(fewer)).rejects.toMatchObject(refusal('schedule.sectionsInUse'))
  const meeting = usualSections.winter.map((one, at) =>
    at === 1 ? { ...one, from: '08:30' } : one,
  )
  await expect(save({ winter: meeting })).rejects.toMatchObject(refusal('schedule.timesWrong'))
  await expect(save({ summer: fewer.summer })).rejects.toMatchObject(refusal('schedule.timesWrong'))
  await save({ hasSummer: true, summerFrom: '01-01', summerTo: '12-31' })
  const { slots } = await student(scheduleApi.getTimetable, { classId, day: startsOn })
  expect(slots[0]).toMatchObject({ from: '19:30', to: '21:10' })
  await save({})
})

test('a make-up day replaces one holiday, and a holiday is made up once', async () => {
  const names = { name: '节', nameEn: 'Day' }
  const [holiday, first, second] = ['2031-05-01', '2031-05-10', '2031-05-11']
  const save = (day: string, kind: 'holiday' | 'makeUp', replaces: string | null) =>
    admin(scheduleApi.saveDay, { day, kind, ...names, replaces })
  await expect(save(first, 'makeUp', holiday)).rejects.toMatchObject(
    refusal('schedule.replacesWrong'),
  )
  await save(holiday, 'holiday', null)
  await save(first, 'makeUp', holiday)
  await save(first, 'makeUp', holiday)
  await expect(save(second, 'makeUp', holiday)).rejects.toMatchObject(
    refusal('schedule.replacesWrong'),
  )
  await admin(scheduleApi.deleteDay, { day: holiday })
  await admin(scheduleApi.deleteDay, { day: holiday })
  const { days } = await admin(scheduleApi.getSchoolCalendar, { year: 2031 })
  expect(days).toEqual([{ day: first, kind: 'makeUp', ...names, replaces: null }])
})

test('known holidays are added beside what administrators have set; unknown years are said', async () => {
  const names = { name: '校庆', nameEn: 'Anniversary' }
  await admin(scheduleApi.saveDay, { day: '2026-10-01', kind: 'holiday', ...names, replaces: null })
  const { added } = await admin(scheduleApi.fillDays, { year: 2026 })
  const { days, known } = await admin(scheduleApi.getSchoolCalendar, { year: 2026 })
  expect(known).toBe(true)
  expect(days).toHaveLength(added + 1)
  expect(days.find(({ day }) => day === '2026-10-01')).toMatchObject(names)
  expect(days.find(({ day }) => day === '2026-10-10')).toMatchObject({
    ...{ kind: 'makeUp', name: '国庆节', nameEn: 'National Day', replaces: '2026-10-07' },
  })
  expect((await admin(scheduleApi.fillDays, { year: 2026 })).added).toBe(0)
  await expect(admin(scheduleApi.fillDays, { year: 2099 })).rejects.toMatchObject(
    refusal('schedule.yearUnknown'),
  )
  // A make-up day is a day off that a working day has taken over.
  for (const { day, kind, replaces } of await knownDays(2026)) {
    if (kind === 'makeUp') expect(weekdayOf(day)).toBeGreaterThan(5)
    if (replaces !== null) expect(weekdayOf(replaces)).toBeLessThan(6)
  }
})

test('a school without a calendar gets the usual one once, and keeps what was changed', async () => {
  const { db } = app.kernel
  await db.transaction((tx) => seedCalendar(tx, '2026-11-28'))
  await admin(scheduleApi.saveSections, { ...usualSections, hasSummer: true })
  await db.transaction((tx) => seedCalendar(tx, '2026-11-28'))
  const { sections, terms } = await admin(scheduleApi.getSchoolCalendar, {})
  expect(sections.hasSummer).toBe(true)
  for (const one of terms) expect(one.startsOn).toBe(mondayOf(one.startsOn))
  await admin(scheduleApi.saveSections, usualSections)
})

/** A workbook with these rows under its headings. */
async function fileOf(
  rows: unknown[][],
  headings = ['班级 / Class', '星期', 'Sections', '周次', '教室', '课程'],
) {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('x').addRows([['某某学院课表'], headings, ...rows])
  return Buffer.from(await book.xlsx.writeBuffer())
}
const read = async (teacher: Awaited<ReturnType<typeof newUser>>, bytes: Buffer | string) =>
  uploadTo(app.kernel.app, scheduleApi.readTimetable, {
    ...{ token: teacher.token, query: { termId: String(termId) }, name: '课表.xlsx', bytes },
  })

test('a timetable from xlsx is checked, mended by row, and taken as a whole or not at all', async () => {
  const { teacher, name, classId, student } = await newClass()
  const other = await newClass()
  const answer = await read(
    teacher,
    await fileOf([
      [name, '星期一', '1-2', '1-8，10－16', 'Z1', '报关'],
      [name, 'Tue', new Date(Date.UTC(2026, 2, 4)), '单周', '', '物流'],
      [],
      [other.name, '周三', '第1-2节', '', '', '别人的课'],
      [name, '八', '13', '40', '', ''],
      [name, '周一', '1-2', '1-8,10-16', 'Z9', '报关'],
    ]),
  )
  const rows = answer.data.rows
  expect(rows.map(({ number, problems }) => [number, problems])).toEqual([
    [3, []],
    [4, []],
    [6, ['class']],
    [7, ['weekday', 'sections', 'weeks', 'title']],
    [8, ['double']],
  ])
  expect(rows[1]!.sections).toBe('3-4')
  const bare = rows.map(({ problems: _p, conflicts: _c, number: _n, ...row }) => row)
  await expect(teacher(scheduleApi.saveTimetable, { termId, rows: bare })).rejects.toMatchObject(
    refusal('schedule.rowsWrong'),
  )
  expect((await student(scheduleApi.getTimetable, { classId, day: startsOn })).lessons).toEqual([])
  const good = [
    bare[0]!,
    bare[1]!,
    { ...bare[3]!, weekday: '五', sections: '3', weeks: '', title: '英语' },
  ]
  const checked = await teacher(scheduleApi.checkTimetable, { termId, rows: good })
  expect(checked.rows.every(({ problems }) => problems.length === 0)).toBe(true)
  expect(await teacher(scheduleApi.saveTimetable, { termId, rows: good })).toEqual({
    ...{ lessons: 3, classes: 1 },
  })
  await expect(teacher(scheduleApi.saveTimetable, { termId, rows: good })).rejects.toMatchObject(
    refusal('schedule.rowsWrong'),
  )
  const { lessons } = await student(scheduleApi.getTimetable, { classId, day: startsOn })
  expect(lessons.map(({ title }) => title).toSorted()).toEqual(['报关', '物流', '英语'].toSorted())
  const meeting = { ...good[0]!, title: '另一门' }
  const [met] = (await teacher(scheduleApi.checkTimetable, { termId, rows: [meeting] })).rows
  expect(met).toMatchObject({ problems: [], conflicts: 1 })
})

test('the template is read as it is given, and other files are refused in words', async () => {
  const { teacher, name } = await newClass()
  const { base64 } = await teacher(scheduleApi.getTemplate, {})
  const { data } = await read(teacher, Buffer.from(base64, 'base64'))
  expect(data.rows).toMatchObject([{ number: 2, sections: '1-2', problems: ['class'] }])
  expect((await read(teacher, 'not a workbook')).error).toBe('schedule.fileUnreadable')
  expect((await read(teacher, '')).error).toBe('schedule.fileUnreadable')
  const without = await fileOf([[name]], ['a', 'b', 'c'])
  expect((await read(teacher, without)).error).toBe('schedule.fileEmpty')
})

test('two imports of the same rows at once add them once', async () => {
  const { teacher, name, classId } = await newClass()
  await teacher(classApi.getClass, { classId })
  const row = { className: name, weekday: '1', sections: '5-6', weeks: '', room: '', title: '课' }
  const both = await Promise.allSettled(
    [1, 2].map(() => teacher(scheduleApi.saveTimetable, { termId, rows: [row] })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { lessons } = await teacher(scheduleApi.getTimetable, { classId, day: startsOn })
  expect(lessons).toHaveLength(1)
})
