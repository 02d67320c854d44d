import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { studyApi } from './contract.ts'
import { studyProgress } from './tables.ts'
import { type Course, openStudy } from './test-study.ts'
import { type Person, refusal } from '#tests/world.ts'

const { db, course, learner, pass, report } = await openStudy()

const rowOf = async (student: Person, { itemId }: { itemId: number }) => {
  const mine = and(eq(studyProgress.userId, student.id), eq(studyProgress.itemId, itemId))
  return (await db.select().from(studyProgress).where(mine))[0]
}

const grace = 2
const fastest = 3
/** Starts a clock. @returns the seconds of film that may count until now: on a slow machine the clock allows more */
function clock() {
  const began = performance.now()
  return (passed = 0) => grace + fastest * (passed + (performance.now() - began) / 1000)
}

describe('watched parts', () => {
  let made: Course
  beforeAll(async () => {
    made = await course()
  })

  test('are kept as a union; 90 % makes the item done, once', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 60)
    expect(await report(student, made.video, [0, 30], [20, 50])).toEqual({
      itemId: made.video.itemId,
      share: 0.5,
      done: false,
      refusedSeconds: 0,
    })
    await pass(student, 60)
    expect(await report(student, made.video, [40, 89.9])).toMatchObject({ done: false })
    await pass(student, 10)
    expect(await report(student, made.video, [89.9, 90])).toMatchObject({ share: 0.9, done: true })
    const first = (await rowOf(student, made.video))!.doneAt
    await pass(student, 60)
    await report(student, made.video, [90, 100])
    expect((await rowOf(student, made.video))!.doneAt).toEqual(first)
    const { video, progress } = await student(studyApi.getItem, made.video)
    expect(video).toMatchObject({ position: 100, watched: [[0, 100]], film: { duration: 100 } })
    expect(progress).toEqual({ done: true, share: 1 })
  })

  test('a repeated report changes nothing', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 30)
    const once = await report(student, made.video, [0, 20.5])
    const kept = await rowOf(student, made.video)
    expect(await report(student, made.video, [0, 20.5])).toEqual(once)
    expect(await rowOf(student, made.video)).toEqual({
      ...kept,
      reportedAt: expect.any(Date),
    })
  })

  test('20 parallel identical reports count once', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 10)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => report(student, made.video, [0, 20])),
    )
    expect(all.every((one) => one.share === 0.2 && one.refusedSeconds === 0)).toBe(true)
    expect(await rowOf(student, made.video)).toMatchObject({
      watched: '{[0,200)}',
      watchedTenths: 200,
    })
  })

  test('different parallel reports are each counted whole, trimmed or refused', async () => {
    const student = await learner(made)
    const allowed = clock()
    await student(studyApi.visitItem, made.video)
    await pass(student, 20)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => report(student, made.video, [n * 5, n * 5 + 5])),
    )
    const row = (await rowOf(student, made.video))!
    const refused = answers.reduce((sum, answer) => sum + answer.refusedSeconds, 0)
    expect(row.watchedTenths / 10 + refused).toBeCloseTo(100, 5)
    expect(row.watchedTenths / 10).toBeLessThanOrEqual(allowed(20))
    const { rows } = await db.execute<{ tenths: number }>(sql`
      select sum(upper(r) - lower(r))::int as tenths from unnest(${row.watched}::int4multirange) r`)
    expect(rows[0]!.tenths).toBe(row.watchedTenths)
  })

  test('a forged report is trimmed to the clock and counted from its beginning', async () => {
    const student = await learner(made)
    const allowed = clock()
    await student(studyApi.visitItem, made.video)
    const forged = await report(student, made.video, [0, 86_400])
    expect(forged.share).toBeGreaterThanOrEqual(0.02)
    expect(forged.share * 100).toBeLessThanOrEqual(allowed())
    expect(forged.refusedSeconds).toBeCloseTo(100 - forged.share * 100, 1)
    await pass(student, 10)
    const later = await report(student, made.video, [0, 1e300])
    expect(later.share * 100).toBeLessThanOrEqual(allowed(10))
    expect((await rowOf(student, made.video))!.watched).toMatch(/^\{\[0,\d+\)\}$/)
  })

  test('many reports gain the grace only once', async () => {
    const student = await learner(made)
    const allowed = clock()
    await student(studyApi.visitItem, made.video)
    for (let n = 0; n < 40; n++) await report(student, made.video, [0, 100])
    expect((await rowOf(student, made.video))!.watchedTenths / 10).toBeLessThanOrEqual(allowed())
  })

  test('two videos share one clock, and another visit does not reset it', async () => {
    const student = await learner(made)
    const allowed = clock()
    await student(studyApi.visitItem, made.video)
    await student(studyApi.visitItem, made.second)
    await pass(student, 10)
    const one = await report(student, made.video, [0, 30])
    expect(one.share).toBe(0.3)
    await student(studyApi.visitItem, made.second)
    const other = await report(student, made.second, [0, 30])
    expect(other.share * 60).toBeLessThanOrEqual(allowed())
    expect(other.refusedSeconds).toBeGreaterThanOrEqual(Math.floor(30 - allowed()))
  })

  test('time before the visit does not count', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 3600)
    const allowed = clock()
    await student(studyApi.visitItem, made.video)
    const { share } = await report(student, made.video, [0, 100])
    expect(share * 100).toBeLessThanOrEqual(allowed())
  })

  test('without a visit only the grace counts', async () => {
    const allowed = clock()
    const student = await learner(made)
    const first = await report(student, made.video, [0, 100])
    expect(first.share * 100).toBeLessThanOrEqual(allowed())
  })

  test('reversed and empty parts and parts beyond the end are ignored; the position is kept', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 600)
    const given = { ...made.video, position: 42.5 }
    const answer = await student(studyApi.reportWatched, {
      ...given,
      played: [
        [50, 10],
        [5, 5],
        [100, 900],
      ],
    })
    expect(answer).toMatchObject({ share: 0, refusedSeconds: 0 })
    expect((await student(studyApi.getItem, made.video)).video!.position).toBe(42.5)
    await expect(
      student(studyApi.reportWatched, { ...given, played: [[-10, 50]] }),
    ).rejects.toMatchObject(refusal('common.invalid'))
    await student(studyApi.reportWatched, { ...given, position: 9000, played: [] })
    expect((await student(studyApi.getItem, made.video)).video!.position).toBe(100)
  })

  test('playing at triple speed with jitter loses nothing', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    let at = 0
    for (const seconds of [10.4, 9.6, 10.3, 3.2]) {
      await pass(student, seconds)
      const to = Math.min(100, at + 30)
      expect((await report(student, made.video, [at, to])).refusedSeconds).toBe(0)
      at = to
    }
    expect((await student(studyApi.getItem, made.video)).progress).toEqual({ done: true, share: 1 })
  })

  test('courseware cannot be reported as watched', async () => {
    const student = await learner(made)
    await expect(report(student, made.courseware, [0, 1])).rejects.toMatchObject(
      refusal('study.notAVideo'),
    )
  })
})
