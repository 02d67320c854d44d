import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { lessonApi } from './contract.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { db } = world.app.kernel

const timesOf = async (classId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ times: number }>(sql`
    select count(c.id)::int as times from class_members m
    left join (lesson_calls c join lessons l on l.id = c.lesson_id and l.class_id = ${classId}) on c.user_id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' group by m.user_id`)
  return rows.map(({ times }) => times)
}

test('students are called equally often over the lessons of a class, and nobody twice in a row', async () => {
  const { owner, classId, lessonId: first } = await newLesson(world, 5)
  let lessonId = first
  let last = 0
  for (let times = 0; times < 23; times++) {
    const { callId, person } = await owner(lessonApi.callStudent, { lessonId })
    expect(person.userId).not.toBe(last)
    last = person.userId
    const outcome = times % 3 === 0 ? 'skipped' : 'here'
    await owner(lessonApi.endCall, { lessonId, callId, outcome })
    if (times === 11) {
      await owner(lessonApi.end, { lessonId })
      lessonId = (await owner(lessonApi.begin, { classId })).lessonId
    }
    const counts = await timesOf(classId)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  }
})

test('a student who joins late, or again, is not called to make up for earlier lessons', async () => {
  const { owner, classId, classCode: code, lessonId } = await newLesson(world, 3)
  const callOne = async (): Promise<number> => {
    const { callId, person } = await owner(lessonApi.callStudent, { lessonId })
    await owner(lessonApi.endCall, { lessonId, callId, outcome: 'here' })
    return person.userId
  }
  const callSome = async (count: number): Promise<number[]> => {
    const called: number[] = []
    for (let times = 0; times < count; times++) called.push(await callOne())
    return called
  }
  const timesIn = (called: number[], id: number) => called.filter((one) => one === id).length
  await callSome(12)
  const late = await world.newUser('student')
  await late(classApi.join, { code })
  // All four stand equal, so that four calls are one for each.
  expect(new Set(await callSome(4)).size).toBe(4)
  expect(timesIn(await callSome(8), late.id)).toBe(2)
  const later = await world.newUser('student')
  await later(classApi.join, { code })
  expect(new Set(await callSome(5)).size).toBe(5)
  await late(classApi.quit, { classId })
  await callSome(8)
  await late(classApi.join, { code })
  expect(new Set(await callSome(5)).size).toBe(5)
})

test('one student is called at a time: the second press finds the same one, and an answer counts once', async () => {
  const { owner, lessonId, people } = await newLesson(world, 3)
  const presses = await Promise.all([1, 2, 3].map(() => owner(lessonApi.callStudent, { lessonId })))
  expect(new Set(presses.map(({ callId }) => callId)).size).toBe(1)
  const [{ callId, person }] = presses as [(typeof presses)[0]]
  expect((await owner(lessonApi.getCode, { lessonId })).called).toEqual({ callId, person })
  await owner(lessonApi.endCall, { lessonId, callId, outcome: 'missing' })
  await owner(lessonApi.endCall, { lessonId, callId, outcome: 'here' })
  const roll = await owner(lessonApi.getRoll, { lessonId })
  const row = roll.students.find(({ userId }) => userId === person.userId)!
  expect(row).toMatchObject({ state: 'absent', calls: [{ outcome: 'missing' }] })
  expect(row.changes).toMatchObject([{ source: 'call', from: null, to: 'absent' }])
  const student = people[0]!(lessonApi.callStudent, { lessonId })
  await expect(student).rejects.toMatchObject(refusal('class.notHelper'))
})

test('a student who answers is here, and those who are absent or on leave are not called', async () => {
  const { owner, lessonId, people, states } = await newLesson(world, 3)
  const [one, two, three] = people
  await owner(lessonApi.setState, { lessonId, userId: one!.id, state: 'leave' })
  await owner(lessonApi.setState, { lessonId, userId: two!.id, state: 'absent' })
  const { callId, person } = await owner(lessonApi.callStudent, { lessonId })
  expect(person.userId).toBe(three!.id)
  await owner(lessonApi.setLate, { lessonId, late: true })
  await owner(lessonApi.endCall, { lessonId, callId, outcome: 'here' })
  expect(await states()).toEqual(['leave', 'absent', 'late'])
  await owner(lessonApi.setState, { lessonId, userId: three!.id, state: 'absent' })
  const nobody = owner(lessonApi.callStudent, { lessonId })
  await expect(nobody).rejects.toMatchObject(refusal('lesson.nobodyToCall'))
  await owner(lessonApi.setState, { lessonId, userId: three!.id, state: 'present' })
  await owner(lessonApi.callStudent, { lessonId })
  await owner(lessonApi.end, { lessonId })
  const ended = owner(lessonApi.callStudent, { lessonId })
  await expect(ended).rejects.toMatchObject(refusal('lesson.ended'))
  const roll = await owner(lessonApi.getRoll, { lessonId })
  const row = roll.students.find(({ userId }) => userId === three!.id)!
  expect(row.calls.map(({ outcome }) => outcome)).toEqual(['here', 'skipped'])
})

test('arrivals are late after the minutes that the teacher sets, also in the next lesson', async () => {
  const { owner, classId, lessonId, people, scan, states } = await newLesson(world, 4)
  const began = (minutes: number) =>
    db.execute(sql`
      update lessons set began_at = now() - make_interval(mins => ${minutes}) where id = ${lessonId}`)
  await owner(lessonApi.edit, { lessonId, title: '第 3 讲', lateAfter: '10' })
  await began(9)
  await scan(people[0]!)
  await began(11)
  await scan(people[1]!)
  expect((await owner(lessonApi.getCode, { lessonId })).isLate).toBe(true)
  await owner(lessonApi.setLate, { lessonId, late: false })
  await scan(people[2]!)
  expect(await states()).toEqual(['present', 'late', 'present', null])
  await owner(lessonApi.edit, { lessonId, title: '第 3 讲', lateAfter: '15' })
  await owner(lessonApi.end, { lessonId })
  const { lessonId: next } = await owner(lessonApi.begin, { classId })
  const shown = await owner(lessonApi.getCode, { lessonId: next })
  expect(shown).toMatchObject({ lateAfter: 15, title: '', isLate: false })
  const [, first] = (await owner(lessonApi.getAttendance, { classId })).lessons
  expect(first).toMatchObject({ title: '第 3 讲' })
})
