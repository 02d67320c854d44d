import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { users } from '#src/features/people/account/tables.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { ownedMost } from './limits.ts'
import { membersOf } from './server/members-of.ts'
import { classesIn, given } from './test-class.ts'
import { copyAll } from './test-copy.ts'

const world = await openWorld()
const { newUser, app } = world
const { db } = app.kernel
const { newClass, joined, kindsOf, titlesOf } = classesIn(world)

test('only a verified teacher creates a class, and the list says what is missing', async () => {
  const unverified = await newUser('unverified')
  const creating = unverified(classApi.create, given)
  await expect(creating).rejects.toMatchObject(refusal('class.notVerified'))
  const mine = await unverified(classApi.getMine, {})
  expectAgreement(mine.can.create, await unverified.ask(classApi.create, given))
  const broken = await unverified.ask(classApi.create, { name: ' ', yearFrom: '', semester: '' })
  expect(broken.envelope.code).toBe(400)
  const { owner, classId } = await newClass()
  const list = await owner(classApi.getMine, {})
  expect(list).toMatchObject({ tab: 'teaching', total: 1, counts: { teaching: 1, joined: 0 } })
  expect(list.items[0]).toMatchObject({ classId, name: given.name, yearFrom: 2026, role: 'owner' })
})

test('a letter in the name of a class or a group bears three marks at most', async () => {
  const { owner, classId } = await newClass()
  const marks = (count: number) => `国贸 e${'\u0301'.repeat(count)}`
  const hidden = `国贸 e${'\u0301\u200d'.repeat(4)}`
  for (const name of [marks(4), hidden]) {
    const refused = refusal('common.invalid')
    await expect(owner(classApi.create, { ...given, name })).rejects.toMatchObject(refused)
    await expect(owner(classApi.edit, { ...given, classId, name })).rejects.toMatchObject(refused)
    await expect(owner(classApi.createGroup, { classId, name })).rejects.toMatchObject(refused)
  }
  await owner(classApi.edit, { ...given, classId, name: marks(3) })
})

test('co-teachers and assistants are invited, accept, and do what their role may', async () => {
  const { owner, classId, code } = await newClass()
  const co = await newUser('unverified', { realName: '唐若琳' })
  const assistant = await newUser('student', { realName: '周一鸣' })
  const invite = (who: string, role: 'coTeacher' | 'assistant', by = owner) =>
    by(classApi.invite, { classId, who, role })
  await expect(invite('nobody-here', 'assistant')).rejects.toMatchObject(refusal('class.noPerson'))
  await expect(invite(assistant.username, 'coTeacher')).rejects.toMatchObject(
    refusal('class.noTeacher'),
  )
  await invite(co.username, 'coTeacher')
  await invite(co.username, 'coTeacher')
  await db.update(users).set({ email: 'zhou@school.example' }).where(eq(users.id, assistant.id))
  await invite('Zhou@School.example', 'assistant')
  expect((await co(classApi.getMine, {})).offers).toMatchObject([{ kind: 'coTeacher' }])
  const early = co(classApi.getClass, { classId })
  await expect(early).rejects.toMatchObject(refusal('class.unknown'))
  for (const one of [co, assistant]) await one(classApi.answerInvitation, { classId, accept: true })
  const again = co(classApi.answerInvitation, { classId, accept: true })
  await expect(again).rejects.toMatchObject(refusal('class.notInvited'))

  await owner(classApi.setCode, { classId, open: true, approval: true, expiresOn: '' })
  const student = await joined(code)
  await assistant(classApi.decideRequests, { classId, userIds: [student.id], approve: true })
  const number = { classId, userId: student.id, number: '20260101' }
  await co(classApi.setNumber, number)
  const members = (await assistant(classApi.getMembers, { classId })).items
  expect(members.map(({ role }) => role)).toEqual(['owner', 'coTeacher', 'assistant', 'student'])
  expect(members.at(-1)).toMatchObject({ number: '20260101', name: '林晓舟' })

  const third = await newUser('teacher')
  await expect(invite(third.username, 'coTeacher', co)).rejects.toMatchObject(
    refusal('class.notOwner'),
  )
  const removing = co(classApi.removeMembers, { classId, userIds: [owner.id] })
  await expect(removing).rejects.toMatchObject(refusal('class.isOwner'))
  const archiving = co(classApi.archive, { classId })
  await expect(archiving).rejects.toMatchObject(refusal('class.notOwner'))
  await expect(owner(classApi.quit, { classId })).rejects.toMatchObject(
    refusal('class.transferFirst'),
  )
  await co(classApi.quit, { classId })
  const former = co(classApi.setNumber, { ...number, number: '' })
  await expect(former).rejects.toMatchObject(refusal('class.unknown'))
})

test('classmates see names, and neither numbers nor people who are invited', async () => {
  const { owner, classId, code } = await newClass()
  const [me, other] = [await joined(code, '甲'), await joined(code, '乙')]
  for (const { id } of [me, other])
    await owner(classApi.setNumber, { classId, userId: id, number: `N${id}` })
  const invited = await newUser('student')
  await owner(classApi.invite, { classId, who: invited.username, role: 'assistant' })
  const { items } = await me(classApi.getMembers, { classId, role: 'student' })
  expect(items).toMatchObject([
    { name: '甲', number: `N${me.id}`, isMe: true },
    { name: '乙', number: null, isMe: false },
  ])
  const all = await me(classApi.getMembers, { classId })
  expect(all.items.map(({ userId }) => userId)).not.toContain(invited.id)
  expect((await me(classApi.getMembers, { classId, keyword: `N${other.id}` })).total).toBe(0)
  expect((await owner(classApi.getMembers, { classId, keyword: `N${other.id}` })).total).toBe(1)
  expect((await me(classApi.getClass, { classId })).code).toBeNull()
  const code2 = me(classApi.getCode, { classId, origin: 'http://school.example' })
  await expect(code2).rejects.toMatchObject(refusal('class.notHelper'))
})

test('a removed student is out at once', async () => {
  const { owner, classId, code } = await newClass()
  const student = await joined(code)
  const remove = { classId, userIds: [student.id] }
  expect(await owner(classApi.removeMembers, remove)).toEqual({ removed: 1 })
  expect(await owner(classApi.removeMembers, remove)).toEqual({ removed: 0 })
  const reading = student(classApi.getMembers, { classId })
  await expect(reading).rejects.toMatchObject(refusal('class.unknown'))
  expect((await student(classApi.getMine, {})).total).toBe(0)
  await eventually(async () => expect(await titlesOf(student.id)).toHaveLength(1))
})

test('groups are drawn with equal sizes, changed by hand and deleted without their students', async () => {
  const { owner, classId, code } = await newClass()
  const students = await Promise.all(Array.from({ length: 7 }, (_, n) => joined(code, `生${n}`)))
  await owner(classApi.drawGroups, { classId, count: 3 })
  const drawn = await owner(classApi.getMembers, { classId })
  expect(drawn.groups.map(({ students: size }) => size).toSorted((a, b) => a - b)).toEqual([
    2, 2, 3,
  ])
  expect(drawn.ungrouped).toBe(0)
  const tooMany = owner(classApi.drawGroups, { classId, count: 8 })
  await expect(tooMany).rejects.toMatchObject(refusal('class.tooFewStudents'))
  const { groupId } = await owner(classApi.createGroup, { classId, name: '单证组' })
  const twice = owner(classApi.createGroup, { classId, name: '单证组' })
  await expect(twice).rejects.toMatchObject(refusal('class.groupExists'))
  const userIds = students.slice(0, 2).map(({ id }) => id)
  await owner(classApi.setGroup, { classId, userIds: [...userIds, owner.id], groupId })
  const inGroup = await owner(classApi.getMembers, { classId, group: String(groupId) })
  expect(new Set(inGroup.items.map(({ userId }) => userId))).toEqual(new Set(userIds))
  await owner(classApi.deleteGroup, { classId, groupId })
  expect((await owner(classApi.getMembers, { classId, group: 'none' })).total).toBe(2)
  const other = await newClass()
  const foreign = await other.owner(classApi.createGroup, { classId: other.classId, name: '外' })
  const mixing = owner(classApi.setGroup, { classId, userIds, groupId: foreign.groupId })
  await expect(mixing).rejects.toMatchObject(refusal('class.noGroup'))
  await owner(classApi.archive, { classId })
  await owner(classApi.delete, { classId })
  expect(await membersOf(db, [classId])).toEqual([])
})

test('an archived class can only be read, and is restored as it was', async () => {
  const { owner, classId, code } = await newClass()
  const student = await joined(code)
  const invited = await newUser('student')
  await owner(classApi.invite, { classId, who: invited.username, role: 'assistant' })
  await owner(classApi.complete, { classId })
  await owner(classApi.archive, { classId })
  const archived = refusal('class.archived')
  await expect(owner(classApi.edit, { classId, ...given })).rejects.toMatchObject(archived)
  await expect(student(classApi.quit, { classId })).rejects.toMatchObject(archived)
  await expect(owner(classApi.archive, { classId })).rejects.toMatchObject(archived)
  expect((await student(classApi.getMine, { tab: 'archived' })).total).toBe(1)
  expect((await invited(classApi.getMine, {})).offers).toEqual([])
  const found = await owner(classApi.getClass, { classId })
  for (const [act, can] of [
    [classApi.complete, found.can.complete],
    [classApi.archive, found.can.archive],
    [classApi.quit, found.can.quit],
  ] as const)
    expectAgreement(can, await owner.ask(act, { classId }))
  await owner(classApi.restore, { classId })
  expect((await owner(classApi.getClass, { classId })).state).toBe('completed')
  await owner(classApi.restore, { classId })
  expect((await owner(classApi.getClass, { classId })).state).toBe('active')
  const more = owner(classApi.restore, { classId })
  await expect(more).rejects.toMatchObject(refusal('class.isActive'))
})

test('a class over the limit is not restored, and its answer says so', async () => {
  const { owner, classId } = await newClass()
  await owner(classApi.archive, { classId })
  await db.execute(sql`
    with made as (
      insert into classes (name, year_from, semester, code)
      select 'C', 2026, 'first', 'limit' || ${classId}::int || '-' || n from generate_series(1, ${ownedMost}::int) n returning id)
    insert into class_members (class_id, user_id, role, state) select id, ${owner.id}, 'owner', 'member' from made`)
  const restore = async () => (await owner(classApi.getClass, { classId })).can.restore
  expect((await restore()).why?.id).toBe('class.tooManyClasses')
  expectAgreement(await restore(), await owner.ask(classApi.restore, { classId }))
  await db.execute(sql`delete from classes where code like ${`limit${classId}-%`}`)
  expectAgreement(await restore(), await owner.ask(classApi.restore, { classId }))
})

test('two students with one number are marked for those who look after the class', async () => {
  const { owner, classId, code } = await newClass()
  const [first, second, third] = [await joined(code), await joined(code), await joined(code)]
  const set = (person: Person, number: string) =>
    owner(classApi.setNumber, { classId, userId: person.id, number })
  await set(first, '2026030101')
  await set(second, ' ２０２６０３０１０１ ')
  const marked = async (reader: Person, keyword = '') =>
    (await reader(classApi.getMembers, { classId, keyword })).items
      .filter(({ sameNumber }) => sameNumber)
      .map(({ userId }) => userId)
  expect(await marked(owner)).toEqual([first.id, second.id])
  expect(await marked(third)).toEqual([])
  // A number is found as it is typed, in wide figures too.
  expect(await marked(owner, '２０２６０３')).toEqual([first.id, second.id])
  await set(second, '2026030102')
  expect(await marked(owner)).toEqual([])
})

test('people who wait for an answer are told when a class is archived or deleted', async () => {
  for (const [act, title] of [
    [classApi.archive, `加入班级“${given.name}”的申请未通过`],
    [classApi.delete, `班级“${given.name}”已删除`],
  ] as const) {
    const { owner, classId, code } = await newClass()
    await owner(classApi.setCode, { classId, open: true, approval: true, expiresOn: '' })
    const student = await joined(code)
    await owner(act, { classId })
    await eventually(async () => expect(await titlesOf(student.id)).toEqual([title]))
    expect((await student(classApi.getMine, {})).requests).toEqual([])
  }
})

test('a class with students is archived before it is deleted, and the audit log keeps that it was', async () => {
  const { owner, classId, code } = await newClass()
  await joined(code)
  const { can } = await owner(classApi.getClass, { classId })
  expectAgreement(can.delete, await owner.ask(classApi.delete, { classId }))
  expect(can.delete.may).toBe(false)
  await owner(classApi.archive, { classId })
  await owner(classApi.delete, { classId })
  const gone = owner(classApi.getClass, { classId })
  await expect(gone).rejects.toMatchObject(refusal('class.unknown'))
  const { rows } = await db.execute<{ detail: object }>(
    sql`select detail from audit_log where subject = ${`class:${classId}`}`,
  )
  expect(rows).toEqual([{ detail: { name: given.name, students: 1 } }])
})

test.each([true, false])(
  'a verified teacher takes a class over; the former owner stays: %s',
  async (stays) => {
    const { owner, classId } = await newClass()
    const next = await newUser('teacher')
    const [unverified, student] = [await newUser('unverified'), await newUser('student')]
    const offer = (userId: number | null) => owner(classApi.offer, { classId, userId, stays })
    await expect(offer(student.id)).rejects.toMatchObject(refusal('class.noTeacher'))
    await expect(offer(owner.id)).rejects.toMatchObject(refusal('class.isOwner'))
    await offer(unverified.id)
    const answer = { classId, accept: true }
    await expect(unverified(classApi.answerOffer, answer)).rejects.toMatchObject(
      refusal('class.notVerified'),
    )
    await offer(next.id)
    await expect(unverified(classApi.answerOffer, answer)).rejects.toMatchObject(
      refusal('class.noTransfer'),
    )
    await next(classApi.answerOffer, answer)
    expect((await next(classApi.getClass, { classId })).role).toBe('owner')
    const former = owner(classApi.getClass, { classId })
    if (stays) expect((await former).role).toBe('coTeacher')
    else await expect(former).rejects.toMatchObject(refusal('class.unknown'))
    const acting = owner(classApi.archive, { classId })
    await expect(acting).rejects.toMatchObject(refusal(stays ? 'class.notOwner' : 'class.unknown'))
    expect((await kindsOf(next, classId))[0]).toBe('takenOver')
  },
)

test('a copy has no students, and its co-teachers are invited by choice', async () => {
  const { owner, classId, code } = await newClass()
  await joined(code)
  const co = await newUser('teacher')
  await owner(classApi.invite, { classId, who: co.username, role: 'coTeacher' })
  await co(classApi.answerInvitation, { classId, accept: true })
  const copy = { ...given, semester: 'second' as const, classId, withTeachers: true }
  const made = await copyAll(owner, copy)
  const found = await owner(classApi.getClass, made)
  expect(found).toMatchObject({ students: 0, semester: 'second', role: 'owner' })
  expect(found.teachers.map(({ state }) => state)).toEqual(['member', 'invited'])
  expect(found.code?.code).not.toBe(code)
  expect((await co(classApi.getMine, {})).offers).toMatchObject([{ classId: made.classId }])
  const plain = await copyAll(co, { ...copy, withTeachers: false })
  expect((await co(classApi.getClass, plain)).teachers).toHaveLength(1)
})

test('a co-teacher who is not verified is not offered a copy', async () => {
  const { owner, classId } = await newClass()
  const co = await newUser('unverified')
  await owner(classApi.invite, { classId, who: co.username, role: 'coTeacher' })
  await co(classApi.answerInvitation, { classId, accept: true })
  const { can } = await co(classApi.getClass, { classId })
  expect(can.history.may).toBe(true)
  expect(can.copy).toMatchObject({ may: false, why: { id: 'class.notVerified' } })
  expect((await owner(classApi.getClass, { classId })).can.copy.may).toBe(true)
})

test('strangers learn nothing of a class by its id', async () => {
  const { classId } = await newClass()
  const [stranger, admin] = [await newUser('teacher'), await newUser('admin')]
  const unknown = refusal('class.unknown')
  for (const person of [stranger, admin]) {
    await expect(person(classApi.getClass, { classId })).rejects.toMatchObject(unknown)
    await expect(person(classApi.getMembers, { classId })).rejects.toMatchObject(unknown)
    await expect(person(classApi.getHistory, { classId })).rejects.toMatchObject(unknown)
    await expect(person(classApi.edit, { classId, ...given })).rejects.toMatchObject(unknown)
    await expect(person(classApi.delete, { classId })).rejects.toMatchObject(unknown)
    await expect(person(classApi.quit, { classId })).rejects.toMatchObject(unknown)
    await expect(person(classApi.decideRequests, { classId, approve: true })).rejects.toMatchObject(
      unknown,
    )
    const origin = 'https://school.example'
    await expect(person(classApi.getCode, { classId, origin })).rejects.toMatchObject(unknown)
  }
})
