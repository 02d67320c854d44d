import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studyApi } from './contract.ts'
import { resumeAt } from './server/resume-at.ts'
import { openStudy } from './test-study.ts'
import type { Person } from '#tests/world.ts'

const { db, course, learner, pass } = await openStudy()
const made = await course()

/** The second at which another device opens the film. */
const resumed = async (student: Person) =>
  (await student(studyApi.getItem, made.video)).video!.position

/** Reports ten played seconds, as a device that goes on at a speed. */
async function playing(rate: number, position = 10): Promise<Person> {
  const student = await learner(made)
  await student(studyApi.visitItem, made.video)
  await pass(student, 60)
  const played: [number, number][] = [[position - 10, position]]
  await student(studyApi.reportWatched, { ...made.video, position, rate, played })
  return student
}

test('a film that plays on another device goes on where that one is, within two seconds', async () => {
  const student = await playing(1.5)
  await pass(student, 8)
  const position = await resumed(student)
  expect(position).toBeGreaterThanOrEqual(22)
  expect(position).toBeLessThan(24)
})

test('one that was paused or left goes on where it was, whenever it is opened', async () => {
  const student = await playing(0)
  await pass(student, 8)
  expect(await resumed(student)).toBe(10)
})

test('a device that is silent for long has stopped; a visit elsewhere does not make it play again', async () => {
  const student = await playing(1)
  await pass(student, 60)
  expect(await resumed(student)).toBe(10)
  await student(studyApi.visitItem, made.video)
  await pass(student, 5)
  expect(await resumed(student)).toBe(10)
})

test('it never leads beyond the end, nor where nothing may be skipped beyond what was watched', async () => {
  const student = await playing(2, 95)
  await pass(student, 10)
  expect(await resumed(student)).toBe(100)
  const strict = await course()
  await db.execute(sql`update courses set no_skipping = true where id = ${strict.courseId}`)
  const other = await learner(strict)
  await other(studyApi.visitItem, strict.video)
  await pass(other, 60)
  const played: [number, number][] = [[0, 15]]
  await other(studyApi.reportWatched, { ...strict.video, position: 10, rate: 2, played })
  await pass(other, 10)
  expect((await other(studyApi.getItem, strict.video)).video!.position).toBe(15)
})

test('a report that was late by a moment adds no more than the time between two', () => {
  const reported = { position: 100, playingRate: 2, durationSeconds: 600 }
  const at = (reportedBefore: number) =>
    resumeAt({ ...reported, reportedBefore }, { noSkipping: false, watched: [] })
  expect([0, 5, 12, 15, 20, 21].map(at)).toEqual([100, 110, 124, 124, 124, 100])
})
