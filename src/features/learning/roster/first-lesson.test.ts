import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { allRefused, openWorld, refusal } from '#tests/world.ts'
import { rosterApi } from './contract.ts'
import { atAddress, withNumber } from './server/count-guesses.ts'
import { line, manyLines, openRosters, password } from './test-roster.ts'

const world = await openWorld()
const { newUser, app, visitor } = world
const { db } = app.kernel
const { newClass, roster, activate, activateFrom, signIn, change } = openRosters(world)

async function openClass(lines = [line('2026030101', '林晓舟', { group: '一组' })]) {
  const made = await newClass(lines)
  await made.owner(rosterApi.openLesson, { classId: made.classId })
  return made
}
const xiaozhou = { number: '2026030101', name: '林晓舟' }
const accountOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]!

test('a student activates the row by number and name, is in the class, signed in, and signs in by the user name later', async () => {
  const { owner, classId, code } = await openClass()
  const found = await visitor(rosterApi.findLesson, { code: code.toLowerCase() })
  expect(found.lesson).toMatchObject({ code, name: '国贸 2601 班', teacher: '沈知遥' })
  const done = await activate(code, { number: '２０２６０３０１０１', name: ' 林 晓舟 ' })
  expect(done).toMatchObject({ classId, userName: `2026030101_c${classId}`, accountRole: '1' })
  expect(await accountOf(done.userId)).toMatchObject({
    ...{ realName: '林晓舟', studentNumber: '2026030101', phone: null, email: null },
  })
  const members = (await owner(classApi.getMembers, { classId, role: 'student' })).items
  expect(members).toMatchObject([{ number: '2026030101', group: '一组', name: '林晓舟' }])
  expect(await roster(owner, classId)).toMatchObject([{ state: 'in', made: true }])
  expect((await signIn(done.userName)).userId).toBe(done.userId)
  const lesson = await owner(rosterApi.getLesson, { classId })
  expect(lesson).toMatchObject({ in: [{ name: '林晓舟' }], missing: [] })
  const kinds = (await owner(classApi.getHistory, { classId })).items.map(({ kind }) => kind)
  expect(kinds.slice(0, 3)).toEqual(['activated', 'lessonOpened', 'rosterImported'])
})

test('a row is activated once, also by several people at the same moment', async () => {
  const { owner, classId, code } = await openClass()
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => activate(code, xiaozhou)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = tries.filter(({ status }) => status === 'rejected')
  for (const one of refused) expect(one).toMatchObject({ reason: refusal('roster.isActivated') })
  expect((await owner(classApi.getClass, { classId })).students).toBe(1)
})

test('60 people behind one address are activated at once, each once', async () => {
  const lines = manyLines(60)
  const { owner, classId, code } = await openClass(lines)
  const answers = await Promise.all(lines.map((one) => activateFrom('10.9.0.1', code, one)))
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(60)
  const lesson = await owner(rosterApi.getLesson, { classId })
  expect([lesson.in.length, lesson.missing.length]).toEqual([60, 0])
})

test('wrong pairs are slowed for each number, in the same words whether a row has it or not', async () => {
  const { owner, classId, code } = await openClass()
  const guess = async (number: string, name: string, at: number) =>
    (await activateFrom(`10.8.${at}.1`, code, { number, name })).error
  for (const [index, number] of ['2026030101', '2026039999'].entries()) {
    const said: (string | undefined)[] = []
    for (let at = 0; at < withNumber.slowAfter + 2; at++)
      said.push(await guess(number, `猜${at}`, 100 * index + at))
    expect(said.slice(0, withNumber.slowAfter)).toEqual(
      Array.from({ length: withNumber.slowAfter }, () => 'roster.noMatch'),
    )
    expect(said.at(-1)).toBe('roster.wait')
  }
  const own = () => activateFrom('10.8.250.1', code, xiaozhou)
  expect((await own()).error).toBe('roster.wait')
  await owner(rosterApi.endLesson, { classId })
  await owner(rosterApi.openLesson, { classId })
  expect((await own()).error).toBeUndefined()
})

test('a guesser at one address is slowed, and nobody elsewhere', async () => {
  const { code } = await openClass()
  const guesses = Array.from({ length: atAddress.slowAfter + 20 }, (_, at) =>
    activateFrom('10.7.0.1', code, { number: `77${at}`, name: '猜' }),
  )
  const said = (await Promise.all(guesses)).map(({ error }) => error)
  expect(said.filter((error) => error === 'roster.noMatch')).toHaveLength(atAddress.slowAfter)
  expect(said.filter((error) => error === 'roster.wait')).toHaveLength(20)
  expect((await activateFrom('10.7.0.2', code, xiaozhou)).error).toBeUndefined()
})

test('nothing is activated before, after, and in completed and archived classes', async () => {
  const { owner, classId, code } = await newClass([line('2026030101', '林晓舟')])
  const closed = refusal('roster.notOpen')
  const expectClosed = async () => {
    expect((await visitor(rosterApi.findLesson, { code })).lesson).toBeNull()
    await expect(activate(code, xiaozhou)).rejects.toMatchObject(closed)
  }
  await expectClosed()
  await owner(rosterApi.openLesson, { classId })
  await owner(rosterApi.endLesson, { classId })
  await expectClosed()
  await owner(rosterApi.openLesson, { classId })
  await db.execute(
    sql`update first_lessons set ends_at = now() - interval '1 second' where class_id = ${classId}`,
  )
  await expectClosed()
  await owner(rosterApi.openLesson, { classId })
  await owner(classApi.complete, { classId })
  await expectClosed()
  await expect(owner(rosterApi.openLesson, { classId })).rejects.toMatchObject(
    refusal('roster.notActive'),
  )
  await owner(classApi.archive, { classId })
  await expectClosed()
  await owner(classApi.restore, { classId })
  await owner(classApi.restore, { classId })
  await owner(rosterApi.openLesson, { classId })
  const { code: other } = await owner(classApi.renewCode, { classId, code })
  await expectClosed()
  await activate(other, xiaozhou)
})

test('a first lesson lasts ten minutes, is extended by ten up to an hour, and needs a roster', async () => {
  const { owner, classId } = await newClass()
  await expect(owner(rosterApi.openLesson, { classId })).rejects.toMatchObject(
    refusal('roster.empty'),
  )
  await owner(rosterApi.import, { classId, lines: [line('1', '甲')] })
  const left = async () => (await owner(rosterApi.getLesson, { classId })).secondsLeft
  expect(await left()).toBe(0)
  await owner(rosterApi.openLesson, { classId })
  expect(await left()).toBeGreaterThan(590)
  await owner(rosterApi.openLesson, { classId })
  expect(await left()).toBeGreaterThan(1190)
  for (let at = 0; at < 8; at++) await owner(rosterApi.openLesson, { classId })
  expect(await left()).toBeLessThanOrEqual(3600)
  const kinds = (await owner(classApi.getHistory, { classId })).items.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'lessonOpened')).toHaveLength(1)
})

test('a reset closes the account that a classmate has made, and the row waits again', async () => {
  const { owner, classId, code } = await openClass()
  const thief = await activate(code, xiaozhou, 'Stolen-2026-x')
  const rowId = (await roster(owner, classId))[0]!.rowId
  expect(await owner(rosterApi.reset, { classId, rowId })).toEqual({ closed: true })
  expect(await accountOf(thief.userId)).toMatchObject({
    ...{ lockedAt: expect.any(Date), deletionRequestedAt: expect.any(Date) },
  })
  const { rows } = await db.execute(
    sql`select from sessions where user_id = ${thief.userId} and ended_at is null`,
  )
  expect(rows).toHaveLength(0)
  expect((await owner(classApi.getClass, { classId })).students).toBe(0)
  await expect(owner(rosterApi.reset, { classId, rowId })).rejects.toMatchObject(
    refusal('roster.notMade'),
  )
  const right = await activate(code, xiaozhou)
  // The name is free again.
  expect(right.userName).toBe(thief.userName)
  await expect(signIn(thief.userName, 'Stolen-2026-x')).rejects.toMatchObject(
    refusal('account.wrongPassword'),
  )
  const history = (await owner(classApi.getHistory, { classId })).items
  expect(history.map(({ kind }) => kind)).toContain('activationReset')
})

test('a reset leaves an account alone that is a person’s own by now', async () => {
  const { owner, classId, code } = await openClass()
  const { userId } = await activate(code, xiaozhou)
  await change(userId, { phone: '13900000201' })
  const rowId = (await roster(owner, classId))[0]!.rowId
  expect(await owner(rosterApi.reset, { classId, rowId })).toEqual({ closed: false })
  expect(await accountOf(userId)).toMatchObject({ lockedAt: null, deletionRequestedAt: null })
  expect((await owner(classApi.getClass, { classId })).students).toBe(0)
})

test('a teacher lets a student without phone and e-mail choose a new password', async () => {
  const { owner, classId, code } = await openClass()
  const { userId, userName } = await activate(code, xiaozhou)
  const rowId = (await roster(owner, classId))[0]!.rowId
  const again = () => activate(code, xiaozhou, 'Another-2026-x')
  await expect(again()).rejects.toMatchObject(refusal('roster.isActivated'))
  const set = (renews: boolean) => owner(rosterApi.renewPassword, { classId, rowId, renews })
  await set(true)
  await set(false)
  await expect(again()).rejects.toMatchObject(refusal('roster.isActivated'))
  await set(true)
  expect(await again()).toMatchObject({ userId, userName, renewed: true })
  await expect(signIn(userName, password)).rejects.toMatchObject(refusal('account.wrongPassword'))
  await signIn(userName, 'Another-2026-x')
  await expect(again()).rejects.toMatchObject(refusal('roster.isActivated'))
  await set(true)
  // With a phone since, nobody else may set the password.
  await change(userId, { phone: '13900000202' })
  await expect(again()).rejects.toMatchObject(refusal('roster.isActivated'))
  await set(false).catch(() => undefined)
  await expect(set(true)).rejects.toMatchObject(refusal('roster.hasContact'))
})

test('a person who joined with an account is neither reset nor given a password by the teacher', async () => {
  const { owner, classId, code } = await openClass()
  const student = await newUser('student', { realName: '林晓舟' })
  await change(student.id, { studentNumber: '2026030101' })
  await student(classApi.join, { code })
  const rowId = (await roster(owner, classId))[0]!.rowId
  const acts = [
    owner(rosterApi.reset, { classId, rowId }),
    owner(rosterApi.renewPassword, { classId, rowId, renews: true }),
  ]
  await allRefused(acts, refusal('roster.notMade'))
  await expect(activate(code, xiaozhou)).rejects.toMatchObject(refusal('roster.isActivated'))
})

test('a bad password, terms that are not accepted and a taken user name', async () => {
  const { classId, code } = await openClass()
  const given = { code, ...xiaozhou, password, termsVersion: '2026-11-22' }
  const errorsOf = async (more: object) =>
    (await visitor.ask(rosterApi.activate, { ...given, ...more })).envelope
  expect((await errorsOf({ password: 'x2026030101' })).code).toBe(400)
  expect((await errorsOf({ password: '123' })).data).toMatchObject({
    ...{ fields: [{ path: 'password' }] },
  })
  expect((await errorsOf({ password: 'password1' })).error).toBe('account.commonPassword')
  expect((await errorsOf({ termsVersion: '' })).code).toBe(400)
  await newUser('student', { username: `2026030101_C${classId}` })
  expect((await activate(code, xiaozhou)).userName).toBe(`2026030101_c${classId}_2`)
})

test('a full class admits nobody by activation', async () => {
  const { classId, code } = await openClass()
  await db.execute(sql`
    with made as (
      insert into users (username, password_hash) select 'full' || ${classId} || '_' || n, '' from generate_series(1, 500) n
      returning id)
    insert into class_members (class_id, user_id, role, state) select ${classId}, id, 'student', 'member' from made`)
  await expect(activate(code, xiaozhou)).rejects.toMatchObject(refusal('class.full'))
})

test('the password of an account that is more than a student’s by now is no affair of a class', async () => {
  const { owner, classId, code } = await openClass()
  const { userId, userName } = await activate(code, xiaozhou)
  const rowId = (await roster(owner, classId))[0]!.rowId
  const renew = () => owner(rosterApi.renewPassword, { classId, rowId, renews: true })
  await renew()
  await change(userId, { accountRole: '2' })
  await expect(activate(code, xiaozhou, 'Stolen-2026-x')).rejects.toMatchObject(
    refusal('roster.isActivated'),
  )
  await owner(rosterApi.renewPassword, { classId, rowId, renews: false }).catch(() => undefined)
  await expect(renew()).rejects.toMatchObject(refusal('roster.hasRole'))
  await signIn(userName)
})
