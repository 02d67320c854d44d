import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { refusal } from '#tests/world.ts'
import { scheduleApi } from './contract.ts'
import { lessonsMost } from './limits.ts'
import { openSchool } from './test-school.ts'

const { newClass, newUser, dayOf, termId, admin } = await openSchool()
const onDay = (week: number, weekday: number) => ({ day: dayOf(week, weekday) })
const states = (slots: { on: string; state: string; day: string }[]) =>
  slots.map(({ on, state, day }) => [on, state, day])

test('a teacher makes the timetable, and the people of the class alone see it', async () => {
  const { teacher, student, classId, usual } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, { ...usual, weeks: '1-8,10-16' })
  const day = dayOf(4, 1)
  const seen = await student(scheduleApi.getTimetable, { classId, day })
  expect(seen).toMatchObject({ week: 4, can: { edit: { may: false } }, teachers: [] })
  expect(seen.slots).toMatchObject([
    {
      lessonId,
      on: day,
      from: '08:00',
      to: '09:40',
      room: usual.room,
      state: 'on',
      changed: false,
    },
  ])
  expect((await student(scheduleApi.getTimetable, { classId, ...onDay(9, 1) })).slots).toEqual([])
  const stranger = await newUser('teacher')
  await expect(stranger(scheduleApi.getTimetable, { classId })).rejects.toMatchObject(
    refusal('class.unknown'),
  )
  for (const act of [scheduleApi.saveLesson]) {
    await expect(stranger(act, { ...usual })).rejects.toMatchObject(refusal('class.unknown'))
  }
  for (const act of [scheduleApi.deleteLesson, scheduleApi.putBack] as const)
    await expect(stranger(act, { lessonId, day })).rejects.toMatchObject(
      refusal('schedule.noLesson'),
    )
})

test('a co-teacher edits, an assistant who teaches elsewhere does not', async () => {
  const { teacher, classId, usual } = await newClass()
  const [co, assistant] = [await newUser('teacher'), await newUser('teacher')]
  for (const [person, role] of [
    [co, 'coTeacher'],
    [assistant, 'assistant'],
  ] as const) {
    await teacher(classApi.invite, { classId, who: person.username, role })
    await person(classApi.answerInvitation, { classId, accept: true })
  }
  const { lessonId } = await co(scheduleApi.saveLesson, { ...usual, teacherId: co.id })
  expect((await co(scheduleApi.getTimetable, { classId })).can.edit.may).toBe(true)
  await expect(assistant(scheduleApi.deleteLesson, { lessonId })).rejects.toMatchObject(
    refusal('class.notTeacher'),
  )
  await expect(
    co(scheduleApi.saveLesson, { ...usual, teacherId: assistant.id }),
  ).rejects.toMatchObject(refusal('schedule.noTeacher'))
  await teacher(classApi.archive, { classId })
  await expect(co(scheduleApi.deleteLesson, { lessonId })).rejects.toMatchObject(
    refusal('class.archived'),
  )
})

test.each([
  [{ weeks: '1-21' }, 'schedule.weeksWrong'],
  [{ sectionFrom: 3, sectionTo: 2 }, 'schedule.sectionsWrong'],
  [{ sectionTo: 14 }, 'schedule.sectionsWrong'],
  [{ termId: 999_999 }, 'schedule.noTerm'],
])('a lesson has its place in the term and the day: %o', async (wrong, error) => {
  const { teacher, usual } = await newClass()
  await expect(teacher(scheduleApi.saveLesson, { ...usual, ...wrong })).rejects.toMatchObject(
    refusal(error),
  )
})

test('a moved lesson stands struck through at its place, and those concerned are told once', async () => {
  const { teacher, student, classId, usual, name } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, usual)
  const [day, toDay] = [dayOf(5, 1), dayOf(5, 4)]
  const move = {
    ...{ lessonId, day, toDay, sectionFrom: 3, sectionTo: 4, room: 'B102', reason: '出差' },
  }
  await teacher(scheduleApi.moveLesson, move)
  await teacher(scheduleApi.moveLesson, move)
  const { slots } = await student(scheduleApi.getTimetable, { classId, day })
  expect(states(slots)).toEqual([
    [day, 'moved', day],
    [toDay, 'on', day],
  ])
  expect(slots[1]).toMatchObject({ room: 'B102', from: '10:00', reason: '出差', elsewhere: day })
  await eventually(async () => {
    const { items } = await student(messageApi.getSendMessageList, {})
    expect(items.filter(({ text }) => text.includes(name))).toHaveLength(1)
  })
  await teacher(scheduleApi.putBack, { lessonId, day })
  const after = await student(scheduleApi.getTimetable, { classId, day })
  expect(states(after.slots)).toEqual([[day, 'on', day]])
  await eventually(async () => {
    const { items } = await student(messageApi.getSendMessageList, {})
    expect(items.filter(({ text }) => text.includes(name))).toHaveLength(2)
  })
})

test('people are told once of another time or room of a weekly lesson, and when it is deleted, but not of its name', async () => {
  const { teacher, student, usual, name } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, usual)
  const texts = async () => {
    const { items } = await student(messageApi.getSendMessageList, {})
    return items.map(({ text }) => text).filter((text) => text.includes(name))
  }
  const moved = { ...usual, lessonId, weekday: 3, sectionFrom: 3, sectionTo: 4, room: 'B102' }
  await teacher(scheduleApi.saveLesson, { ...usual, lessonId, title: '国际贸易实务（双语）' })
  await teacher(scheduleApi.saveLesson, moved)
  await teacher(scheduleApi.saveLesson, moved)
  await eventually(async () => expect(await texts()).toHaveLength(1))
  expect((await texts())[0]).toMatch(/周一第 1–2 节.*改为.*周三第 3–4 节.*教室 B102/)
  await teacher(scheduleApi.deleteLesson, { lessonId })
  await eventually(async () => expect(await texts()).toHaveLength(2))
  expect(await texts()).toContainEqual(expect.stringContaining('不再上'))
})

test('single lessons are changed on their own days alone, to days of the term without a holiday', async () => {
  const { teacher, usual } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, usual)
  const day = dayOf(6, 1)
  const move = { ...{ lessonId, day, sectionFrom: 1, sectionTo: 2, room: usual.room, reason: 'r' } }
  const to = (toDay: string, more = {}) =>
    teacher(scheduleApi.moveLesson, { ...move, toDay, ...more })
  await expect(to(day)).rejects.toMatchObject(refusal('schedule.samePlace'))
  await expect(to(dayOf(21, 1))).rejects.toMatchObject(refusal('schedule.outsideTerm'))
  await expect(to(dayOf(6, 2), { day: dayOf(6, 3) })).rejects.toMatchObject(
    refusal('schedule.noSuchDay'),
  )
  const holiday = { kind: 'holiday' as const, name: '校庆', nameEn: 'Anniversary', replaces: null }
  await admin(scheduleApi.saveDay, { day: dayOf(6, 7), ...holiday })
  await expect(to(dayOf(6, 7))).rejects.toMatchObject(refusal('schedule.onHoliday'))
  await to(day, { room: 'C1' })
  await admin(scheduleApi.deleteDay, { day: dayOf(6, 7) })
})

test('a holiday takes lessons out visibly, and a make-up day has those of the day that it replaces', async () => {
  const { teacher, student, classId, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...usual, weekday: 3 })
  await teacher(scheduleApi.saveLesson, { ...usual, weekday: 6, title: '选修课' })
  const [day, saturday] = [dayOf(7, 3), dayOf(7, 6)]
  const names = { name: '节日', nameEn: 'Festival' }
  await admin(scheduleApi.saveDay, { day, kind: 'holiday', ...names, replaces: null })
  await admin(scheduleApi.saveDay, { day: saturday, kind: 'makeUp', ...names, replaces: day })
  const seen = await student(scheduleApi.getTimetable, { classId, day })
  const found = states(seen.slots)
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      [day, 'holiday', day],
      [saturday, 'on', day],
      [saturday, 'displaced', saturday],
    ]),
  )
  expect(seen.days[2]!.special).toMatchObject({ kind: 'holiday' })
  expect(seen.days[5]!.special).toMatchObject({ kind: 'makeUp', replaces: day })
  for (const one of [day, saturday]) await admin(scheduleApi.deleteDay, { day: one })
})

test('conflicts of teacher, room and class are found, moved lessons included; and none with itself', async () => {
  const { teacher, usual: given } = await newClass()
  const usual = { ...given, room: 'A305' }
  const { lessonId } = await teacher(scheduleApi.saveLesson, { ...usual, weeks: 'odd' })
  const other = await newClass()
  const ask = { ...other.usual, lessonId: undefined, room: 'A305' }
  const find = async (more: object) =>
    (await other.teacher(scheduleApi.findConflicts, { ...ask, ...more })).conflicts
  expect(await find({})).toMatchObject([{ of: ['room'], count: 10, day: dayOf(1, 1) }])
  expect(await find({ room: 'a305' })).toHaveLength(1)
  expect(await find({ weeks: 'even' })).toEqual([])
  expect(await find({ sectionFrom: 3, sectionTo: 4 })).toEqual([])
  expect(await find({ room: '' })).toEqual([])
  const own = { ...usual, lessonId, room: '' }
  expect(await teacher(scheduleApi.findConflicts, own)).toEqual({ conflicts: [] })
  const second = { ...usual, lessonId: undefined, room: '', sectionFrom: 2 }
  const { conflicts } = await teacher(scheduleApi.findConflicts, second)
  expect(conflicts).toMatchObject([{ of: ['class', 'teacher'], count: 10 }])
  const move = { lessonId, day: dayOf(3, 1), toDay: dayOf(3, 2), reason: 'r', room: 'A305' }
  await teacher(scheduleApi.moveLesson, { ...move, sectionFrom: 1, sectionTo: 2 })
  expect(await find({ weekday: 2 })).toMatchObject([{ of: ['room'], count: 1, day: dayOf(3, 2) }])
  expect(await find({})).toMatchObject([{ count: 9 }])
  const theirs = await other.teacher(scheduleApi.saveLesson, { ...other.usual, weekday: 5 })
  const moved = await other.teacher(scheduleApi.findMoveConflicts, {
    ...{ lessonId: theirs.lessonId, day: dayOf(3, 5), toDay: dayOf(3, 2), room: 'A305' },
    ...{ sectionFrom: 2, sectionTo: 3 },
  })
  expect(moved.conflicts).toMatchObject([{ of: ['room'], count: 1 }])
})

test('whoever is of another class learns when a room is taken, not by whom, and nothing of its teachers', async () => {
  const { teacher, usual: given } = await newClass()
  await teacher(scheduleApi.saveLesson, { ...given, room: 'B412', title: '机密课程' })
  const other = await newClass()
  const ask = { ...other.usual, lessonId: undefined }
  const find = async (more: object) =>
    (await other.teacher(scheduleApi.findConflicts, { ...ask, ...more })).conflicts
  expect(await find({ room: 'B412' })).toMatchObject([
    { of: ['room'], className: '', title: '', teacher: null, room: 'B412', day: dayOf(1, 1) },
  ])
  expect(await find({ room: '', teacherId: teacher.id })).toEqual([])
})

test('a holiday of the year 0 is refused', async () => {
  const day = { day: dayOf(7, 4), kind: 'makeUp' as const, name: '节日', nameEn: 'Festival' }
  const saved = admin(scheduleApi.saveDay, { ...day, replaces: '0000-01-01' })
  await expect(saved).rejects.toMatchObject({ status: 400 })
})

test('a class has a limited number of recurring lessons, also from many acts at once', async () => {
  const { teacher, usual } = await newClass()
  const rows = Array.from({ length: lessonsMost - 1 }, (_, at) => ({
    ...{ className: '', weekday: '1', sections: '1', weeks: '1', room: '', title: `课 ${at}` },
  }))
  const { name } = (await teacher(classApi.getMine, {})).items[0]!
  await teacher(scheduleApi.saveTimetable, {
    termId,
    rows: rows.map((row) => ({ ...row, className: name })),
  })
  const both = await Promise.allSettled([1, 2].map(() => teacher(scheduleApi.saveLesson, usual)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the number of statements does not grow with lessons, changes and classes', async () => {
  const { teacher, student, classId, usual } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, usual)
  const day = dayOf(8, 1)
  const measured = async () => [
    await statementsOf(() => student(scheduleApi.getTimetable, { classId, day })),
    await statementsOf(() => student(scheduleApi.getCalendar, { view: 'month', day })),
    await statementsOf(() => student(scheduleApi.getCalendar, { view: 'term', day })),
    await statementsOf(() =>
      teacher(scheduleApi.findConflicts, { ...usual, lessonId: undefined, weekday: 2 }),
    ),
  ]
  await measured()
  const few = await measured()
  const more = await newClass(teacher)
  const { code } = (await teacher(classApi.getClass, { classId: more.classId })).code!
  await student(classApi.join, { code })
  for (const weekday of [1, 2, 3, 4, 5]) {
    await teacher(scheduleApi.saveLesson, { ...usual, weekday, sectionFrom: 2 })
    await teacher(scheduleApi.saveLesson, { ...more.usual, weekday })
  }
  for (const week of [5, 6, 7])
    await teacher(scheduleApi.cancelLesson, { lessonId, day: dayOf(week, 1), reason: 'r' })
  // The first calls after an act read the session again.
  await measured()
  expect(await measured()).toEqual(few)
})

test.each(['0001-01-01', '9999-12-31', '2026-02-30'])('no calendar shows %s', async (day) => {
  const student = await newUser('student')
  const { status } = await student.ask(scheduleApi.getCalendar, { view: 'month', day })
  expect(status).toBe(400)
})
