import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, refusal } from '#tests/world.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from './contract.ts'
import { attendanceStates, callOutcomes } from './limits.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { newUser, app } = world
const { db } = app.kernel
const origin = 'http://school.example'

test('one lesson of a class runs at a time, and a forgotten one ends with the next', async () => {
  const { owner, classId, lessonId } = await newLesson(world)
  const again = await Promise.all([1, 2, 3].map(() => owner(lessonApi.begin, { classId })))
  expect(again).toEqual([{ lessonId }, { lessonId }, { lessonId }])
  await db.execute(
    sql`update lessons set began_at = now() - interval '13 hours' where id = ${lessonId}`,
  )
  const next = await owner(lessonApi.begin, { classId })
  expect(next.lessonId).not.toBe(lessonId)
  const { lessons, items } = await owner(lessonApi.getAttendance, { classId })
  expect(lessons.map((one) => [one.lessonId, one.endedAt !== null])).toEqual([
    [next.lessonId, false],
    [lessonId, true],
  ])
  expect(items.map(({ states }) => states)).toEqual([
    [null, 'absent'],
    [null, 'absent'],
  ])
})

test('a new code has a drawing, and one that the projector shows already has none', async () => {
  const { owner, lessonId, code } = await newLesson(world)
  const first = await owner(lessonApi.getCode, { lessonId, origin })
  expect(first.code!.drawing!.path).toMatch(/^M/)
  expect(first.code!.figures).toMatch(/^\d{6}$/)
  const shown = first.code!.step
  const second = await owner(lessonApi.getCode, { lessonId, origin, shown })
  expect(second.code!.drawing === null).toBe(second.code!.step === shown)
  expect(JSON.stringify(second)).not.toContain(code().split('.')[1])
  await owner(lessonApi.endRoll, { lessonId })
  const ended = await owner(lessonApi.getCode, { lessonId, origin })
  expect(ended).toMatchObject({ code: null, here: 0, of: 2 })
})

test('arrivals are late from the moment that the teacher says', async () => {
  const { owner, lessonId, people, scan, states } = await newLesson(world, 3)
  await scan(people[0]!)
  await owner(lessonApi.setLate, { lessonId, late: true })
  await scan(people[1]!)
  await owner(lessonApi.setLate, { lessonId, late: false })
  await scan(people[2]!)
  expect(await states()).toEqual(['present', 'late', 'present'])
  await owner(lessonApi.endRoll, { lessonId })
  const late = owner(lessonApi.setLate, { lessonId, late: true })
  await expect(late).rejects.toMatchObject(refusal('lesson.noRoll'))
})

test('after the roll call a correction needs a reason, and the record says who, from what and why', async () => {
  const { owner, classId, lessonId, people, states } = await newLesson(world)
  const [one] = people
  const given = { lessonId, userId: one!.id }
  await owner(lessonApi.setState, { ...given, state: 'leave' })
  await owner(lessonApi.endRoll, { lessonId })
  expect(await states()).toEqual(['leave', 'absent'])
  const silent = owner(lessonApi.setState, { ...given, state: 'present', reason: ' ' })
  await expect(silent).rejects.toMatchObject(refusal('lesson.reasonNeeded'))
  await owner(lessonApi.setState, { ...given, state: 'present', reason: '手机没电' })
  await owner(lessonApi.setState, { ...given, state: 'present' })
  const { students } = await owner(lessonApi.getRoll, { lessonId })
  const row = students.find(({ userId }) => userId === one!.id)!
  expect(row.changes.map(({ from, to, reason }) => [from, to, reason])).toEqual([
    [null, 'leave', ''],
    ['leave', 'present', '手机没电'],
  ])
  expect(row.changes[1]!.actor).toMatchObject({ userId: owner.id })
  await owner(classApi.removeMembers, { classId, userIds: [one!.id] })
  const gone = owner(lessonApi.setState, { ...given, state: 'late', reason: '补' })
  await expect(gone).rejects.toMatchObject(refusal('lesson.noMember'))
})

test('assistants run the roll, students see themselves only, and strangers nothing', async () => {
  const { owner, classId, lessonId, people, scan } = await newLesson(world)
  const helper = await newUser('student')
  await owner(classApi.invite, { classId, who: helper.username, role: 'assistant' })
  await helper(classApi.answerInvitation, { classId, accept: true })
  const given = { lessonId, userId: people[1]!.id }
  await helper(lessonApi.setState, { ...given, state: 'late' })
  await scan(people[0]!)
  const mine = await people[0]!(lessonApi.getAttendance, { classId })
  expect(mine).toMatchObject({ total: 1, groups: [], lessons: [{ here: null, of: null }] })
  const own = { userId: people[0]!.id, present: 1, late: 0, states: ['present'] }
  expect(mine.items).toMatchObject([own])
  const searched = await people[0]!(lessonApi.getAttendance, { classId, state: 'late' })
  expect(searched.items, 'not by the states of others').toMatchObject([own])
  const table = people[0]!(lessonApi.getAttendanceTable, { classId })
  await expect(table).rejects.toMatchObject(refusal('class.notHelper'))
  const stranger = await newUser('teacher')
  for (const [who, error] of [
    [people[0]!, 'class.notHelper'],
    [stranger, 'lesson.unknown'],
  ] as const) {
    const expected = refusal(error)
    await expect(who(lessonApi.getRoll, { lessonId })).rejects.toMatchObject(expected)
    await expect(who(lessonApi.getCode, { lessonId, origin })).rejects.toMatchObject(expected)
    await expect(who(lessonApi.endRoll, { lessonId })).rejects.toMatchObject(expected)
    await expect(who(lessonApi.end, { lessonId })).rejects.toMatchObject(expected)
    const setting = who(lessonApi.setState, { ...given, state: 'present' })
    await expect(setting).rejects.toMatchObject(expected)
    const turning = who(lessonApi.setLate, { lessonId, late: true })
    await expect(turning).rejects.toMatchObject(expected)
  }
  const outside = stranger(lessonApi.getAttendance, { classId })
  await expect(outside).rejects.toMatchObject(refusal('class.unknown'))
  await owner(classApi.archive, { classId })
  const archived = helper(lessonApi.setState, { ...given, state: 'present' })
  await expect(archived).rejects.toMatchObject(refusal('class.archived'))
  expect((await helper(lessonApi.getRoll, { lessonId })).can.mark.may).toBe(false)
})

/** Draws numbers that are the same in every run. */
function drawer(seed: number) {
  let last = seed
  return (below: number) => {
    last = (last * 48_271) % 2_147_483_647
    return last % below
  }
}

test('after any sequence of acts each student has one state at most, which the record explains', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const draw = drawer(seed)
    const { owner, classId, lessonId, people, scan } = await newLesson(world, 4)
    const acts = [
      () => scan(people[draw(4)]!),
      () => scan(people[draw(4)]!),
      () => owner(lessonApi.setLate, { lessonId, late: draw(2) === 0 }),
      () => {
        const state = attendanceStates[draw(4)]!
        const { id: userId } = people[draw(4)]!
        return owner(lessonApi.setState, { lessonId, userId, state, reason: '核对' })
      },
      async () => {
        const { callId } = await owner(lessonApi.callStudent, { lessonId })
        const outcome = callOutcomes[draw(3)]!
        return owner(lessonApi.endCall, { lessonId, callId, outcome })
      },
      async () => {
        const days = { firstDay: schoolDay(), lastDay: schoolDay(), reason: '病假' }
        await people[draw(4)]!(lessonApi.askLeave, { key: randomHex(), classId, ...days })
        return owner(lessonApi.decideLeaves, { classId, approve: draw(3) > 0 })
      },
      () => (draw(5) === 0 ? owner(lessonApi.endRoll, { lessonId }) : Promise.resolve()),
    ]
    for (let round = 0; round < 8; round++)
      await Promise.allSettled([acts[draw(7)]!(), acts[draw(7)]!(), acts[draw(7)]!()])
    await owner(lessonApi.end, { lessonId })
    const { students } = await owner(lessonApi.getRoll, { lessonId })
    expect(students).toHaveLength(4)
    for (const { state, changes } of students) {
      expect(state).not.toBeNull()
      expect(changes.at(-1)!.to).toBe(state)
      changes.forEach(({ from }, n) => expect(from).toBe(n === 0 ? null : changes[n - 1]!.to))
    }
    const { lessons, items } = await owner(lessonApi.getAttendance, { classId })
    const stateOf = new Map(students.map(({ userId, state }) => [userId, state]))
    for (const { userId, states, ...totals } of items) {
      expect(states).toEqual([stateOf.get(userId)])
      expect(totals[states[0]!]).toBe(1)
    }
    const here = items.filter(({ present, late }) => present + late === 1)
    expect(lessons).toMatchObject([{ here: here.length, of: 4 }])
  }
})
