import { spawnSync } from 'node:child_process'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { safeUrl } from '#src/server/observe/safe-url.ts'
import { addDays } from '#src/shared/school-day.ts'
import { scheduleApi } from './contract.ts'
import type { ShownSlot } from './schemas.ts'
import { icsLines, icsText } from './server/ics.ts'
import { openSchool } from './test-school.ts'

const { app, newClass, newUser, newCourse, admin, dayOf, today, ...world } = await openSchool()
const { quizWith } = smallQuizzesIn({ ...world, app, newUser, newCourse })
const origin = 'https://school.example'
const get = (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.kernel.app.inject({ method, url: path, headers })

/** Reads a feed as a client does: the zone comes from the file. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { startDate: start, endDate: end } = event
    if (!start.isDate) for (const time of [start, end]) time.zone = zone
    return {
      uid: event.uid,
      title: event.summary,
      room: event.location,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status') ?? ''),
      day: start.isDate ? start.toString() : null,
      start: start.isDate ? null : start.toJSDate().toISOString(),
      end: end.isDate ? null : end.toJSDate().toISOString(),
    }
  })
}
type Entry = ReturnType<typeof eventsOf>[number]

test('a feed shows what the page shows, moved and cancelled lessons included', async () => {
  const { teacher, student, usual, classId } = await newClass()
  const { lessonId } = await teacher(scheduleApi.saveLesson, { ...usual, weeks: '1-8' })
  const [moved, cancelled, holiday] = [dayOf(4, 1), dayOf(5, 1), dayOf(6, 1)]
  const toDay = dayOf(4, 3)
  await teacher(scheduleApi.moveLesson, {
    ...{ lessonId, day: moved, toDay, sectionFrom: 3, sectionTo: 4, room: 'B1', reason: '会议' },
  })
  await teacher(scheduleApi.cancelLesson, { lessonId, day: cancelled, reason: '出差' })
  const names = { name: '校庆', nameEn: 'Anniversary' }
  await admin(scheduleApi.saveDay, { day: holiday, kind: 'holiday', ...names, replaces: null })
  const { path } = await student(scheduleApi.renewFeed, {})
  const { statusCode, headers, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
  expect(headers['set-cookie']).toBeUndefined()
  const events = eventsOf(body)
  const lessons = events.filter(({ uid }) => uid.startsWith(`lesson-${lessonId}-`))
  const shown: ShownSlot[] = []
  for (let week = 1; week <= 8; week++) {
    const { slots } = await student(scheduleApi.getTimetable, { classId, day: dayOf(week, 1) })
    shown.push(...slots.filter(({ state }) => state === 'on' || state === 'cancelled'))
  }
  const place = ({ on, from, to, room, state }: ShownSlot) => [
    new Date(`${on}T${from}:00+08:00`).toISOString(),
    new Date(`${on}T${to}:00+08:00`).toISOString(),
    room,
    state === 'on' ? 'CONFIRMED' : 'CANCELLED',
  ]
  const read = ({ start, end, room, status }: Entry) => [start, end, room, status]
  const inOrder = (rows: (string | null)[][]) =>
    rows.toSorted((a, b) => String(a).localeCompare(String(b)))
  expect(inOrder(lessons.map(read))).toEqual(inOrder(shown.map(place)))
  expect(lessons).toHaveLength(7)
  const of = (list: Entry[], day: string) => list.find(({ uid }) => uid.includes(day))!
  expect(of(lessons, moved)).toMatchObject({ room: 'B1', sequence: 1 })
  expect(of(lessons, cancelled)).toMatchObject({
    status: 'CANCELLED',
    title: `已取消：${usual.title}`,
  })
  expect(events.find(({ uid }) => uid.startsWith(`day-${holiday}`))).toMatchObject({
    ...{ title: '校庆', day: holiday },
  })
  // The same lesson keeps its name in each state, with a number that only rises.
  await teacher(scheduleApi.putBack, { lessonId, day: moved })
  const after = eventsOf((await get(path)).body)
  expect(of(after, moved)).toMatchObject({
    ...{ uid: of(lessons, moved).uid, sequence: 2, room: usual.room },
  })
  await admin(scheduleApi.deleteDay, { day: holiday })
})

test('an unchanged feed is not sent again', async () => {
  const { teacher, student, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, usual)
  const { path } = await student(scheduleApi.renewFeed, {})
  const first = await get(path)
  const etag = String(first.headers['etag'])
  const again = await get(path, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await teacher(scheduleApi.saveLesson, { ...usual, weekday: 4 })
  const changed = await get(path, { 'if-none-match': `W/${etag}` })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers['etag']).not.toBe(etag)
  expect((await get(path, {}, 'HEAD')).statusCode).toBe(200)
})

test('an address holds the calendar of its owner alone, ends when it is renewed, and stays out of the log', async () => {
  const [one, two] = [await newClass(), await newClass()]
  for (const { teacher, usual } of [one, two]) await teacher(scheduleApi.saveLesson, usual)
  expect(await one.student(scheduleApi.getFeed, { origin })).toMatchObject({ url: null })
  const { path } = await one.student(scheduleApi.renewFeed, {})
  expect(await one.student(scheduleApi.getFeed, { origin })).toMatchObject({ url: origin + path })
  expect((await get(path)).body).toContain(one.name)
  expect((await get(path)).body).not.toContain(two.name)
  const theirs = (await two.student(scheduleApi.renewFeed, {})).path
  const [, , , secret] = path.split('/')
  const mixed = theirs.replace(/[^/]+$/, secret!)
  const broken = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'E' : 'A'))
  for (const wrong of [mixed, broken, '/calendar/1/x.ics', '/calendar/0/.ics', `${path}.ics`])
    expect((await get(wrong)).statusCode, wrong).toBe(404)
  const renewed = await one.student(scheduleApi.renewFeed, {})
  expect(renewed.path).not.toBe(path)
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(renewed.path)).statusCode).toBe(200)
  await one.student(scheduleApi.endFeed, {})
  expect((await get(renewed.path)).statusCode).toBe(404)
  // A feed that begins again has a new address.
  const last = await one.student(scheduleApi.renewFeed, {})
  expect([path, renewed.path]).not.toContain(last.path)
  expect(safeUrl(path)).not.toContain(secret!.slice(0, 12))
})

test('dates of courses stand in the calendar and in the feed, of learners and teachers alone', async () => {
  const student = await newUser('student')
  const stranger = await newUser('student')
  const given = { view: 'day' as const, day: addDays(today, 1) }
  const { courseId } = await newCourse({
    ...{ kind: 'open', name: '报关实务', nameEn: 'Customs' },
    semesters: [{ name: '一', startsOn: addDays(today, -10), endsOn: given.day }],
  })
  const { rows: semesters } = await app.kernel.db.$client.query<{ id: number }>(
    'select id from course_semesters where course_id = $1',
    [courseId],
  )
  await app.kernel.db.$client.query(
    'insert into course_learners (course_id, user_id, semester_id) values ($1, $2, $3)',
    [courseId, student.id, semesters[0]!.id],
  )
  const mine = await student(scheduleApi.getCalendar, given)
  expect(mine.due).toMatchObject([{ kind: 'semesterEnds', name: '报关实务', label: '学期结束' }])
  expect((await stranger(scheduleApi.getCalendar, given)).due).toEqual([])
  const { path } = await student(scheduleApi.renewFeed, {})
  expect(eventsOf((await get(path)).body)).toContainEqual(
    expect.objectContaining({ title: '学期结束：报关实务', day: given.day }),
  )
})

test('the window of a quiz stands in the calendar of its learners', async () => {
  const closesAt = new Date(`${addDays(today, 3)}T23:59:00+08:00`).toISOString()
  const quiz = await quizWith({ closesAt })
  const [student] = await quiz.learners(1)
  const { due } = await student!(scheduleApi.getCalendar, { view: 'day', day: addDays(today, 3) })
  expect(due).toMatchObject([{ kind: 'quizCloses', at: closesAt, label: '测验截止' }])
  expect(due[0]!.to).toContain('/study/')
  const stranger = await newUser('student')
  const theirs = await stranger(scheduleApi.getCalendar, { view: 'month' })
  expect(theirs.due).toEqual([])
  const { path } = await student!(scheduleApi.renewFeed, {})
  const entry = eventsOf((await get(path)).body).find(({ uid }) => uid.startsWith('quiz-'))
  expect(entry).toMatchObject({ start: closesAt })
})

const reader = `
import ICAL from 'ical.js'
import { readFileSync } from 'node:fs'
const calendar = new ICAL.Component(ICAL.parse(readFileSync(0, 'utf8')))
const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'))
const times = calendar.getAllSubcomponents('vevent').map((one) => {
  const { startDate } = new ICAL.Event(one)
  if (!startDate.isDate) startDate.zone = zone
  return startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()
})
console.log(JSON.stringify([Intl.DateTimeFormat().resolvedOptions().timeZone, times]))`

const writer = `
import { writeFeed } from '#src/features/learning/schedule/server/write-feed.ts'
const slot = { lessonId: 1, day: '2026-03-08', on: '2026-03-08', sectionFrom: 1, sectionTo: 2,
  from: '00:30', to: '02:30', room: 'A1', state: 'on', reason: '', elsewhere: null, classId: 1,
  className: 'c', title: 't', teacher: null, changed: false,
  lesson: { lessonId: 1, revision: 0, changes: [], changedAt: '2026-03-01T00:00:00Z' } }
process.stdout.write(writeFeed({ slots: [slot], locale: 'zh-CN', site: 'https://a.example',
  since: new Date('2026-03-01T00:00:00Z'), days: [{ day: '2026-10-01', kind: 'holiday', name: 'x', nameEn: 'x', replaces: null }],
  due: [{ key: 'q', kind: 'q', label: 'l', name: 'n', day: '2026-03-29', at: '2026-03-29T01:30:00.000Z', to: '/x' }] }))`

test('a feed has the same bytes and the same moments wherever it is written and read', () => {
  const zones = [
    'UTC',
    'Asia/Shanghai',
    'America/Los_Angeles',
    'Europe/Berlin',
    'Pacific/Kiritimati',
  ]
  const run = (code: string, zone: string, input = '') => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', code],
      { encoding: 'utf8', input, env: { ...process.env, TZ: zone, NODE_OPTIONS: '' } },
    )
    expect(status, stderr).toBe(0)
    return stdout
  }
  const feeds = zones.map((zone) => run(writer, zone))
  expect(new Set(feeds).size).toBe(1)
  for (const zone of zones) {
    expect(JSON.parse(run(reader, zone, feeds[0]))).toEqual([
      zone,
      ['2026-03-07T16:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-10-01'],
    ])
  }
  expect(feeds[0]).toMatch(/DTSTAMP:20260301T000000Z/)
  expect(feeds[0]).toMatch(/DTSTART;TZID=Asia\/Shanghai:20260308T003000/)
})

test('the number of statements of a feed does not grow with lessons', async () => {
  const { teacher, student, usual } = await newClass()
  await teacher(scheduleApi.saveLesson, usual)
  const { path } = await student(scheduleApi.renewFeed, {})
  await get(path)
  const few = await statementsOf(() => get(path))
  for (const weekday of [2, 3, 4, 5]) await teacher(scheduleApi.saveLesson, { ...usual, weekday })
  expect(await statementsOf(() => get(path))).toBe(few)
})

test('words of people are one value of one line each, folded at 75 octets within no letter', () => {
  const words = `\\;,\r\n${'国👩‍🏫'.repeat(40)}END:VEVENT\rx`
  const lines = icsLines(['BEGIN:VCALENDAR', `SUMMARY:${icsText(words)}`, 'END:VCALENDAR'])
  for (const line of lines.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const read = new ICAL.Component(ICAL.parse(lines))
  expect(read.getFirstPropertyValue('summary')).toBe(words.replaceAll(/\r\n?/g, '\n'))
})
