import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { studentsMost } from './limits.ts'
import { membersOf } from './server/members-of.ts'
import { classesIn, given } from './test-class.ts'

const world = await openWorld()
const { newUser, app } = world
const { db } = app.kernel
const { newClass, joined, kindsOf, titlesOf } = classesIn(world)

test('a student joins by the code in any spelling, and joined twice is once', async () => {
  const { owner, classId, code } = await newClass()
  const student = await newUser('student')
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
  const found = await student(classApi.findByCode, { code: typed })
  expect(found).toMatchObject({ name: given.name, teacher: '沈知遥', mine: null, classId: null })
  const joins = Array.from({ length: 4 }, () => student(classApi.join, { code: typed }))
  expect(await Promise.all(joins)).toEqual(joins.map(() => ({ classId, state: 'member' })))
  expect((await owner(classApi.getClass, { classId })).students).toBe(1)
  expect((await kindsOf(owner, classId)).filter((kind) => kind === 'joined')).toHaveLength(1)
  expect(await student(classApi.getMine, {})).toMatchObject({ tab: 'joined', total: 1 })
})

test('wrong, closed, expired and old codes are refused in the same words', async () => {
  const { owner, classId, code } = await newClass()
  const refused = refusal('class.codeWrong')
  const expectRefused = async (used = code) => {
    const stranger = await newUser('student')
    await expect(stranger(classApi.join, { code: used })).rejects.toMatchObject(refused)
    await expect(stranger(classApi.findByCode, { code: used })).rejects.toMatchObject(refused)
  }
  await expectRefused('K7PM4XQ')
  await expectRefused('22222222')
  const settings = { classId, open: true, approval: false, expiresOn: '' }
  await owner(classApi.setCode, { ...settings, open: false })
  await expectRefused()
  const passed = owner(classApi.setCode, { ...settings, expiresOn: addDays(schoolDay(), -1) })
  await expect(passed).rejects.toMatchObject(refusal('class.dayPassed'))
  await owner(classApi.setCode, { ...settings, expiresOn: schoolDay() })
  await joined(code)
  await db.execute(sql`update classes set code_expires_on = current_date - 2 where id = ${classId}`)
  await expectRefused()
  await owner(classApi.setCode, settings)
  const renewed = await owner(classApi.renewCode, { classId, code })
  expect(renewed.code).not.toBe(code)
  expect(await owner(classApi.renewCode, { classId, code })).toEqual(renewed)
  await expectRefused()
  await owner(classApi.complete, { classId })
  await expectRefused(renewed.code)
  await owner(classApi.archive, { classId })
  await expectRefused(renewed.code)
})

test('guessing codes is slowed, a right code does not clear the count, and others are not affected', async () => {
  const { code } = await newClass()
  const guesser = await newUser('student')
  const guess = () => guesser.ask(classApi.findByCode, { code: '22222222' })
  for (let n = 0; n < 5; n++) expect((await guess()).envelope.error).toBe('class.codeWrong')
  expect((await guess()).envelope.error).toBe('class.codeWait')
  const right = await guesser.ask(classApi.join, { code })
  expect(right.envelope.error).toBe('class.codeWait')
  await joined(code)
  await db.execute(sql`
    update tries set last_failed_at = now() - interval '2 minutes' where subject = ${`class:${guesser.id}`}`)
  await guesser(classApi.join, { code })
  await db.execute(sql`
    update tries set today = 50, last_failed_at = now() - interval '2 hours' where subject = ${`class:${guesser.id}`}`)
  expect((await guess()).envelope.error).toBe('class.codeSpent')
})

test('of two people who join the last place at once, one has it', async () => {
  const { owner, classId, code } = await newClass()
  await db.execute(sql`
    with made as (
      insert into users (username, password_hash, account_role)
      select 'crowd' || ${classId}::int || '-' || n, '', '1' from generate_series(1, ${studentsMost - 1}::int) n returning id)
    insert into class_members (class_id, user_id, role, state) select ${classId}, id, 'student', 'member' from made`)
  const people = await Promise.all([newUser('student'), newUser('student')])
  const results = await Promise.allSettled(people.map((one) => one(classApi.join, { code })))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const late = await newUser('student')
  await expect(late(classApi.join, { code })).rejects.toMatchObject(refusal('class.full'))
  const { can } = await late(classApi.findByCode, { code })
  expectAgreement(can.join, await late.ask(classApi.join, { code }))
  expect((await owner(classApi.getClass, { classId })).students).toBe(studentsMost)
  expect(await membersOf(db, [classId])).toHaveLength(studentsMost + 1)
})

test('a code that is renewed while people join admits nobody afterwards', async () => {
  const { owner, classId, code } = await newClass()
  const people = await Promise.all(Array.from({ length: 6 }, () => newUser('student')))
  const [renewed, ...joins] = await Promise.allSettled([
    owner(classApi.renewCode, { classId, code }),
    ...people.map((one) => one(classApi.join, { code })),
  ])
  expect(renewed?.status).toBe('fulfilled')
  const members = joins.filter(({ status }) => status === 'fulfilled').length
  expect((await owner(classApi.getClass, { classId })).students).toBe(members)
  const late = await newUser('student')
  await expect(late(classApi.join, { code })).rejects.toMatchObject(refusal('class.codeWrong'))
})

test('requests wait, are decided one by one or all at once, and people are told', async () => {
  const { owner, classId, code } = await newClass()
  await owner(classApi.setCode, { classId, open: true, approval: true, expiresOn: '' })
  const first = await joined(code, '甲')
  const second = await joined(code, '乙')
  const third = await joined(code, '丙')
  const fourth = await joined(code, '丁')
  expect((await first(classApi.getMine, {})).requests).toMatchObject([{ classId }])
  const reading = first(classApi.getClass, { classId })
  await expect(reading).rejects.toMatchObject(refusal('class.unknown'))
  const found = await owner(classApi.getClass, { classId })
  expect(found.requests.items.map(({ name }) => name)).toEqual(['甲', '乙', '丙', '丁'])
  expect((await owner(classApi.getMine, {})).items[0]).toMatchObject({ requests: 4, students: 0 })
  const one = { classId, userIds: [first.id], approve: false }
  expect(await owner(classApi.decideRequests, one)).toEqual({ decided: 1 })
  expect(await owner(classApi.decideRequests, one)).toEqual({ decided: 0 })
  await fourth(classApi.quit, { classId })
  expect(await owner(classApi.decideRequests, { classId, approve: true })).toEqual({ decided: 2 })
  expect((await second(classApi.getClass, { classId })).role).toBe('student')
  await eventually(async () => expect(await titlesOf(third.id)).toHaveLength(1))
  await eventually(async () =>
    expect(await titlesOf(first.id)).toEqual([`加入班级“${given.name}”的申请未通过`]),
  )
  expect(await kindsOf(owner, classId)).toEqual(expect.arrayContaining(['withdrawn', 'declined']))
})

test('a removed person asks to join again, until a teacher admits the person', async () => {
  const { owner, classId, code } = await newClass()
  const student = await joined(code)
  const remove = () => owner(classApi.removeMembers, { classId, userIds: [student.id] })
  const decide = (approve: boolean) => owner(classApi.decideRequests, { classId, approve })
  const approvalOf = async (person: Person) =>
    (await person(classApi.findByCode, { code })).approval
  await remove()
  expect(await approvalOf(student)).toBe(true)
  expect(await approvalOf(await newUser('student'))).toBe(false)
  for (const approve of [false, true]) {
    expect(await student(classApi.join, { code })).toMatchObject({ state: 'requested' })
    const { items } = (await owner(classApi.getClass, { classId })).requests
    expect(items).toMatchObject([{ userId: student.id, removed: true }])
    await decide(approve)
  }
  // A student who has quit by choice returns by the code.
  await student(classApi.quit, { classId })
  expect(await approvalOf(student)).toBe(false)
  expect(await student(classApi.join, { code })).toMatchObject({ state: 'member' })
  await remove()
  await owner(classApi.invite, { classId, who: student.username, role: 'assistant' })
  await student(classApi.answerInvitation, { classId, accept: true })
  await student(classApi.quit, { classId })
  expect(await student(classApi.join, { code })).toMatchObject({ state: 'member' })
})
