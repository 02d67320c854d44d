import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentApi } from '#src/features/content/document/contract.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { todayApi } from '#src/features/front/today/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { files } from '#src/server/storage/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { lessonApi } from './contract.ts'
import { dropLeavePictures } from './server/drop-leave-pictures.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { newUser, app } = world
const { kernel } = app
const { db } = kernel
const today = schoolDay()

const request = (classId: number, more: object = {}) => ({
  ...{ key: randomHex(), classId, firstDay: today, lastDay: today, reason: '发烧就诊' },
  ...more,
})

/** A picture of a person, as an upload for a request leaves it. */
async function picture(person: Person, mime = 'image/png') {
  const key = randomHex()
  const one = { key, size: 9, sha256: key, visibility: 'private' as const, name: 'a.png', mime }
  const [file] = await db.insert(files).values(one).returning()
  const userFileId = await newUserFile(db, { ownerId: person.id, file: file! })
  await db.execute(sql`
    insert into leave_uploads (upload_id, user_id, user_file_id, began_at)
    values (${key}, ${person.id}, ${userFileId}, now() - interval '3 days')`)
  return userFileId
}

const reads = (who: Person, file: number) =>
  who(documentApi.getDocument, { file }).then(
    () => true,
    () => false,
  )

test('leave that is approved is the state in lessons of these days: those that run, have ended, and begin later', async () => {
  const { owner, classId, lessonId: first, people, scan, states } = await newLesson(world, 4)
  const [early, absent, here, other] = people
  await early!(lessonApi.askLeave, request(classId))
  await here!(lessonApi.askLeave, request(classId))
  await scan(here!)
  expect(await owner(lessonApi.decideLeaves, { classId, approve: true })).toEqual({ decided: 2 })
  expect(await states(), 'who is here stays so').toEqual(['leave', null, 'present', null])
  await owner(lessonApi.end, { lessonId: first })
  await absent!(lessonApi.askLeave, request(classId, { lastDay: addDays(today, 2) }))
  const later = { firstDay: addDays(today, 1), lastDay: addDays(today, 1) }
  await other!(lessonApi.askLeave, request(classId, later))
  await owner(lessonApi.decideLeaves, { classId, approve: true })
  expect(await states()).toEqual(['leave', 'leave', 'present', 'absent'])
  const { students } = await owner(lessonApi.getRoll, { lessonId: first })
  const row = students.find(({ userId }) => userId === absent!.id)!
  expect(row.changes.map(({ source, from, to }) => [source, from, to])).toEqual([
    ['end', null, 'absent'],
    ['leave', 'absent', 'leave'],
  ])
  expect(row.changes[1]!.actor).toMatchObject({ userId: owner.id })
  const { lessonId: second } = await owner(lessonApi.begin, { classId })
  const next = await owner(lessonApi.getRoll, { lessonId: second })
  const leaves = next.students.filter(({ state }) => state === 'leave')
  expect(new Set(leaves.map(({ userId }) => userId))).toEqual(
    new Set([early!.id, absent!.id, here!.id]),
  )
  expect(await scan(early!), 'the teacher’s word stands').toEqual({ state: 'leave' })
})

test('teachers and assistants decide one or all, once; the student hears of it, and the to-do ends', async () => {
  const { owner, classId, people } = await newLesson(world, 3)
  const [one, two, three] = people
  const todos = async () =>
    (await owner(todayApi.getToday, {})).teaching.filter(({ kind }) => kind === 'leaveRequests')
  expect(await todos()).toEqual([])
  const asked = request(classId)
  const { leaveId } = await one!(lessonApi.askLeave, asked)
  expect(await one!(lessonApi.askLeave, asked), 'sent again').toEqual({ leaveId })
  for (const who of [two!, three!]) await who(lessonApi.askLeave, request(classId))
  expect(await todos()).toMatchObject([{ count: 3, to: `/sclass/${classId}/leave` }])
  await expect(one!(lessonApi.decideLeaves, { classId, approve: true })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
  const no = { classId, leaveIds: [leaveId], approve: false, answer: '请补假条' }
  expect(await owner(lessonApi.decideLeaves, no)).toEqual({ decided: 1 })
  const yes = await owner(lessonApi.decideLeaves, { classId, leaveIds: [leaveId], approve: true })
  expect(yes, 'it is decided once').toEqual({ decided: 0 })
  const helper = await newUser('student')
  await owner(classApi.invite, { classId, who: helper.username, role: 'assistant' })
  await helper(classApi.answerInvitation, { classId, accept: true })
  expect(await helper(lessonApi.decideLeaves, { classId, approve: true })).toEqual({ decided: 2 })
  expect(await todos()).toEqual([])
  const own = await one!(lessonApi.getLeaves, { classId })
  expect(own.items).toMatchObject([
    { state: 'refused', answer: '请补假条', decidedBy: { userId: owner.id } },
  ])
  const told = async (who: Person) => {
    const { rows } = await db.execute<{ title: string; text: string }>(sql`
      select title_zh as title, text_zh as text from messages where user_id = ${who.id} and kind = 'class'`)
    return rows
  }
  await eventually(async () =>
    expect(await told(one!)).toMatchObject([
      { title: '您在班级“国贸 2601 班”的请假未获批准', text: expect.stringContaining('请补假条') },
    ]),
  )
  await eventually(async () => expect(await told(two!)).toHaveLength(1))
  const sought = await owner(lessonApi.getLeaves, { classId, keyword: '没有这个人' })
  expect(sought.total).toBe(0)
  const all = await owner(lessonApi.getLeaves, { classId, state: 'approved' })
  expect(all).toMatchObject({ total: 2, waiting: 0 })
})

test('days are of today or later, not too long and not too far ahead, and requests that wait are few', async () => {
  const { owner, classId, people } = await newLesson(world, 1)
  const [one] = people
  const refused = refusal('lesson.leaveDays')
  const ask = (firstDay: number, lastDay: number) =>
    one!(
      lessonApi.askLeave,
      request(classId, { firstDay: addDays(today, firstDay), lastDay: addDays(today, lastDay) }),
    )
  await allRefused([ask(-1, 0), ask(2, 1), ask(0, 60), ask(181, 181)], refused)
  expect(await ask(180, 239)).toMatchObject({ leaveId: expect.any(Number) })
  for (let times = 1; times < 10; times++) await ask(0, 59)
  await allRefused([ask(0, 0)], refusal('lesson.leavesMany'))
  await allRefused([owner(lessonApi.askLeave, request(classId))], refusal('lesson.leaveOfStudents'))
  const stranger = await newUser('student')
  await allRefused(
    [
      stranger(lessonApi.askLeave, request(classId)),
      stranger(lessonApi.getLeaves, { classId }),
      stranger(lessonApi.decideLeaves, { classId, approve: true }),
    ],
    refusal('class.unknown'),
  )
  await owner(classApi.complete, { classId })
  await allRefused([ask(0, 0)], refusal('lesson.notActive'))
})

test('a request that waits is withdrawn by its student only, and a decided one stays', async () => {
  const { owner, classId, people } = await newLesson(world, 2)
  const [one, two] = people
  const { leaveId } = await one!(lessonApi.askLeave, request(classId))
  await two!(lessonApi.withdrawLeave, { leaveId })
  expect((await one!(lessonApi.getLeaves, { classId })).total).toBe(1)
  await one!(lessonApi.withdrawLeave, { leaveId })
  await one!(lessonApi.withdrawLeave, { leaveId })
  expect((await owner(lessonApi.getLeaves, { classId })).total).toBe(0)
  const { leaveId: decided } = await one!(lessonApi.askLeave, request(classId))
  await owner(lessonApi.decideLeaves, { classId, approve: true })
  const late = one!(lessonApi.withdrawLeave, { leaveId: decided })
  await expect(late).rejects.toMatchObject(refusal('lesson.leaveDecided'))
})

test('pictures are seen by the student and those who look after the class, and go with their request', async () => {
  const { owner, classId, people } = await newLesson(world, 2)
  const [one, two] = people
  const [mine, second, lonely] = [await picture(one!), await picture(one!), await picture(one!)]
  const film = await picture(one!, 'video/mp4')
  const others = await picture(two!)
  const ask = (pictures: number[]) => one!(lessonApi.askLeave, request(classId, { pictures }))
  await allRefused([ask([others])], refusal('file.unknown'))
  await allRefused([ask([film])], refusal('file.otherType'))
  const { leaveId } = await ask([second, mine])
  await allRefused([ask([mine])], refusal('file.unknown'))
  const seen = await owner(lessonApi.getLeaves, { classId })
  expect(seen.items.map(({ pictures }) => pictures)).toEqual([[second, mine]])
  expect(seen.files.map(({ userFileId }) => userFileId)).toEqual([mine, second])
  expect((await two!(lessonApi.getLeaves, { classId })).items).toEqual([])
  expect([await reads(owner, mine), await reads(two!, mine)]).toEqual([true, false])
  await dropLeavePictures(kernel)
  expect([await reads(one!, mine), await reads(one!, lonely)]).toEqual([true, false])
  await one!(lessonApi.withdrawLeave, { leaveId })
  await dropLeavePictures(kernel)
  expect(await reads(one!, mine)).toBe(false)
})

test('the list takes as many statements for one request as for many', async () => {
  const { owner, classId, people } = await newLesson(world, 2)
  const count = () => statementsOf(() => owner(lessonApi.getLeaves, { classId }))
  const ask = async (who: Person) => {
    const pictures = [await picture(who)]
    await who(lessonApi.askLeave, request(classId, { pictures }))
  }
  await ask(people[0]!)
  const few = await count()
  for (const who of [...people, ...people]) await ask(who)
  expect(await count()).toBe(few)
})
