import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { runs } from '#tests/property.ts'
import { studyApi } from './contract.ts'
import { type Course, openStudy } from './test-study.ts'

const { db, newUser, course, learner, pass, report } = await openStudy()

/** Reports parts with more time on the clock than they claim, so that the clock refuses nothing. */
const play: typeof report = async (student, item, ...played) => {
  await pass(student, 300)
  return report(student, item, ...played)
}

async function strict() {
  const made = await course()
  const owner = await newUser('teacher')
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${made.courseId}`)
  const { courseId } = made
  await owner(courseApi.setStudyRules, {
    ...{ courseId, noSkipping: true, inOrder: false, bulletComments: false },
  })
  return { ...made, owner }
}

const watched = async (student: Person, { video }: Course) =>
  (await student(studyApi.getItem, video)).video!.watched

async function begun(made: Course) {
  const student = await learner(made)
  await student(studyApi.visitItem, made.video)
  return student
}

test('what goes on from the watched parts counts; what was skipped to is refused, and says so', async () => {
  const made = await strict()
  const student = await begun(made)
  expect(await play(student, made.video, [50, 60])).toMatchObject({
    share: 0,
    refusedSeconds: 10,
  })
  expect(await play(student, made.video, [0, 20])).toMatchObject({
    share: 0.2,
    refusedSeconds: 0,
  })
  // A moment is lost at a pause of the player; a longer gap is a jump.
  expect(await play(student, made.video, [21.5, 30])).toMatchObject({ refusedSeconds: 0 })
  expect(await play(student, made.video, [33, 40])).toMatchObject({ refusedSeconds: 7 })
  expect(await watched(student, made)).toEqual([
    [0, 20],
    [21.5, 30],
  ])
})

test('splinters lead nowhere: a part bridges no more than it is long', async () => {
  const made = await strict()
  const student = await begun(made)
  await play(student, made.video, [0, 1])
  for (let second = 2; second < 30; second += 2) {
    await play(student, made.video, [second, second + 0.2])
  }
  expect(await watched(student, made)).toEqual([[0, 1]])
})

test('scripts win nothing: edited reports, many small parts, two tabs at once', async () => {
  const made = await strict()
  const student = await begun(made)
  // Small parts with gaps between them, in one report and in many.
  const teeth = Array.from({ length: 10 }, (_, n): [number, number] => [n * 10, n * 10 + 1])
  await play(student, made.video, ...teeth)
  for (const tooth of teeth) await play(student, made.video, tooth)
  expect(await watched(student, made)).toEqual([[0, 1]])
  // Two tabs: one at the beginning, the other far ahead, both at once.
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      play(student, made.video, n % 2 ? [60 + n, 70 + n] : [n, n + 10]),
    ),
  )
  const parts = await watched(student, made)
  expect(parts.at(-1)![1]).toBeLessThanOrEqual(17)
  const { items } = await student(studyApi.getMyCourses, { kind: 'premium' })
  expect(items[0]).toMatchObject({ done: 0 })
})

test('what was watched before the rule stays and can be continued; without the rule any part counts', async () => {
  const made = await course()
  const student = await begun(made)
  await play(student, made.video, [0, 10], [70, 80])
  await db.execute(sql`update courses set no_skipping = true where id = ${made.courseId}`)
  expect(await play(student, made.video, [80, 100])).toMatchObject({ refusedSeconds: 0 })
  expect(await play(student, made.video, [40, 50])).toMatchObject({ refusedSeconds: 10 })
  expect(await watched(student, made)).toEqual([
    [0, 10],
    [70, 100],
  ])
})

test('in any order of honest playing all counts, and no report reaches beyond what goes on', async () => {
  const made = await strict()
  const part = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]): [number, number] => [from, Math.min(100, from + length)])
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
      const student = await begun(made)
      let reach = 0
      for (const [from, to] of parts) {
        await play(student, made.video, [from, to])
        // The ledger's own rule, told again in seconds.
        if (from <= reach + Math.min(2, to - from)) reach = Math.max(reach, to)
      }
      const end = (await watched(student, made)).at(-1)?.[1] ?? 0
      expect(end).toBe(reach)
    }),
    runs(15),
  )
})

test('teachers are not bound by the rule, learners are told of it, and only teachers set it', async () => {
  const made = await strict()
  const student = await begun(made)
  expect((await student(studyApi.getItem, made.video)).video).toMatchObject({ noSkipping: true })
  expect((await made.owner(studyApi.getItem, made.video)).video).toMatchObject({
    noSkipping: false,
  })
  await made.owner(studyApi.visitItem, made.video)
  expect(await play(made.owner, made.video, [50, 60])).toMatchObject({ refusedSeconds: 0 })
  const { courseId } = made
  const rules = { courseId, noSkipping: false, inOrder: false, bulletComments: false }
  const other = await newUser('teacher')
  await expect(other(courseApi.setStudyRules, rules)).rejects.toMatchObject(
    refusal('course.notTeacher'),
  )
  await expect(student(courseApi.setStudyRules, rules)).rejects.toMatchObject(
    refusal('common.teachersOnly'),
  )
  const { rules: now } = await student(studyApi.getStudy, { courseId })
  expect(now).toEqual({ noSkipping: true, inOrder: false, bulletComments: false })
})
