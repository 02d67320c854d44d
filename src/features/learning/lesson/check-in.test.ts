import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorld, refusal } from '#tests/world.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from './contract.ts'
import { deviceOf, newLesson } from './test-lesson.ts'

const world = await openWorld()
const { db } = world.app.kernel

/** The first moment of a step of the code, near enough that sessions last. */
const start = Math.ceil(Date.now() / 10_000) * 10_000
/** Sets the server's clock to so many milliseconds after the start. */
const at = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start + milliseconds })
}
afterEach(() => void vi.useRealTimers())

test('a code works in its ten seconds and three more, as a link and as figures', async () => {
  const { classId, people, code, figures } = await newLesson(world)
  const [one, two] = [people[0]!, people[1]!]
  at(0)
  const [shown, typed] = [code(), figures()]
  at(12_900)
  const { ticket } = await one(lessonApi.getTicket, { classId, code: shown })
  expect(ticket).not.toBe('')
  const given = { classId, device: deviceOf(two.id) }
  at(13_100)
  const late = one(lessonApi.getTicket, { classId, code: shown })
  await expect(late, 'a link that was forwarded').rejects.toMatchObject(
    refusal('lesson.codeExpired'),
  )
  const wrong = two(lessonApi.checkInByFigures, { ...given, figures: typed })
  await expect(wrong).rejects.toMatchObject(refusal('lesson.figuresWrong'))
  at(12_900)
  const done = await two(lessonApi.checkInByFigures, { ...given, figures: ` ${typed} ` })
  expect(done).toEqual({ state: 'present' })
})

test('a ticket lasts a minute, for the person to whom it was given', async () => {
  const { classId, people, code, states } = await newLesson(world)
  const [one, two] = [people[0]!, people[1]!]
  at(0)
  const { ticket } = await one(lessonApi.getTicket, { classId, code: code() })
  const given = (id: number) => ({ classId, ticket, device: deviceOf(id) })
  const other = two(lessonApi.checkIn, given(two.id))
  await expect(other).rejects.toMatchObject(refusal('lesson.ticketExpired'))
  at(60_001)
  const late = one(lessonApi.checkIn, given(one.id))
  await expect(late).rejects.toMatchObject(refusal('lesson.ticketExpired'))
  for (const broken of ['', '.', 'zz.zz', ticket.slice(0, -1)]) {
    const forged = one(lessonApi.checkIn, { ...given(one.id), ticket: broken })
    await expect(forged).rejects.toMatchObject(refusal('lesson.ticketExpired'))
  }
  at(59_000)
  expect(await one(lessonApi.checkIn, given(one.id))).toEqual({ state: 'present' })
  expect(await states()).toEqual(['present', null])
})

test('a device checks in one person of a lesson, and the teacher sees the second try', async () => {
  const { owner, lessonId, people, scan, states } = await newLesson(world)
  const [one, two] = [people[0]!, people[1]!]
  await scan(one)
  for (let times = 0; times < 2; times++)
    await expect(scan(two, deviceOf(one.id))).rejects.toMatchObject(refusal('lesson.deviceUsed'))
  expect(await states()).toEqual(['present', null])
  const { tries } = await owner(lessonApi.getRoll, { lessonId })
  expect(tries.map(({ person, other }) => [person.userId, other.userId])).toEqual([
    [two.id, one.id],
  ])
  expect(await scan(one, deviceOf(two.id)), 'once more is once').toEqual({ state: 'present' })
  expect(await scan(two)).toEqual({ state: 'present' })
  const { rows } = await db.execute(
    sql`select device from lesson_marks where lesson_id = ${lessonId}`,
  )
  expect(rows.map(({ device }) => device)).not.toContain(deviceOf(one.id))
})

test('sixty students check in at once, each of them twice, and each is here once', async () => {
  const { owner, lessonId, people, scan } = await newLesson(world, 60)
  await Promise.all(people.flatMap((one) => [scan(one), scan(one)]))
  const roll = await owner(lessonApi.getRoll, { lessonId })
  expect(roll.students.filter(({ state }) => state === 'present')).toHaveLength(60)
  for (const { changes } of roll.students) expect(changes).toHaveLength(1)
  const origin = 'http://school.example'
  const shown = await owner(lessonApi.getCode, { lessonId, origin })
  expect(shown).toMatchObject({ here: 60, of: 60 })
  expect(shown.newest).toHaveLength(8)
})

test('wrong figures are slowed, and right ones do not take earlier ones back', async () => {
  const { classId, people, figures } = await newLesson(world)
  const one = people[0]!
  const device = deviceOf(one.id)
  const type = (typed: string) =>
    one(lessonApi.checkInByFigures, { classId, device, figures: typed })
  at(0)
  const wrong = figures() === '000000' ? '000001' : '000000'
  for (let times = 0; times < 5; times++)
    await expect(type(wrong)).rejects.toMatchObject(refusal('lesson.figuresWrong'))
  await expect(type(figures())).rejects.toMatchObject(refusal('lesson.figuresWait'))
  const pass = sql`update tries set last_failed_at = now() - interval '2 minutes' where subject = ${`lesson:${one.id}`}`
  await db.execute(pass)
  expect(await type(figures())).toEqual({ state: 'present' })
  await db.execute(sql`update tries set today = 50 where subject = ${`lesson:${one.id}`}`)
  await db.execute(pass)
  await expect(type(wrong)).rejects.toMatchObject(refusal('lesson.figuresSpent'))
})

test('only students of the class check in, while the roll call of an active class is open', async () => {
  const { owner, classId, lessonId, people, code, scan } = await newLesson(world)
  const stranger = await world.newUser('student')
  const ask = { classId, code: code() }
  const outside = stranger(lessonApi.getTicket, ask)
  await expect(outside).rejects.toMatchObject(refusal('class.unknown'))
  const teacher = owner(lessonApi.getTicket, ask)
  await expect(teacher).rejects.toMatchObject(refusal('lesson.notStudent'))
  const { ticket } = await people[0]!(lessonApi.getTicket, { classId, code: code() })
  await owner(lessonApi.endRoll, { lessonId })
  const kept = people[0]!(lessonApi.checkIn, { classId, ticket, device: deviceOf(1) })
  await expect(kept).rejects.toMatchObject(refusal('lesson.noRoll'))
  await expect(scan(people[1]!)).rejects.toMatchObject(refusal('lesson.noRoll'))
  await owner(lessonApi.end, { lessonId })
  await owner(lessonApi.begin, { classId })
  await owner(classApi.complete, { classId })
  await expect(scan(people[1]!)).rejects.toMatchObject(refusal('lesson.notActive'))
  const again = owner(lessonApi.begin, { classId })
  await expect(again).rejects.toMatchObject(refusal('lesson.notActive'))
})
