import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { runs } from '#tests/property.ts'
import { progressApi } from './contract.ts'
import { medianOf } from './server/judge.ts'

const { db, course, newUser, quizId } = await openStudy()

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day - 60_000).toISOString()

/** Played parts of a film of 100 seconds, in tenths of a second; they may overlap. */
const parts = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 990 }), fc.integer({ min: 1, max: 600 })),
  { maxLength: 4 },
)
const person = fc.record({
  joined: fc.integer({ min: 0, max: 40 }),
  visited: fc.option(fc.integer({ min: 0, max: 40 })),
  completed: fc.boolean(),
  played: parts,
  /** The video, the courseware, the second video: done or not. */
  done: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  /** The marks of handed-in attempts; null waits for a teacher. */
  attempts: fc.array(fc.option(fc.boolean()), { maxLength: 4 }),
  /** An open attempt, and a trial run that passed: neither counts. */
  others: fc.boolean(),
})
type Given = typeof person extends fc.Arbitrary<infer P> ? P : never

let owner = await newUser('teacher')
const made = await course({ ownerId: owner.id })

/** The teacher of the course; another one after as many calls as one may make in a minute. */
let calls = 0
async function teacher() {
  calls += 1
  if (calls % 50 > 0) return owner
  owner = await newUser('teacher')
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${made.courseId}`)
  return owner
}
const { courseId } = made
const items = [made.video, made.courseware, made.second].map(({ itemId }) => itemId)
// Enough people for a middle, made once: each run writes their progress again.
const people = await Promise.all(Array.from({ length: 6 }, () => newUser('student')))
const stranger = await newUser('student')

async function write(all: readonly Given[]): Promise<void> {
  for (const table of ['course_learners', 'study_progress', 'study_places', 'course_completions']) {
    await db.execute(sql`delete from ${sql.raw(table)} where course_id = ${courseId}`)
  }
  await db.execute(sql`delete from quiz_attempts where quiz_id = ${quizId}`)
  const progress = async (userId: number, given: Given) => {
    const ranges = given.played.map(
      ([from, length]) => `[${from},${Math.min(1000, from + length)})`,
    )
    for (const [at, itemId] of items.entries()) {
      const watched = at === 0 ? `{${ranges.join(',')}}` : '{}'
      await db.execute(sql`
        insert into study_progress (user_id, item_id, course_id, watched, watched_tenths, done_at)
        select ${userId}, ${itemId}, ${courseId}, w, coalesce((select sum(upper(r) - lower(r)) from unnest(w) r), 0),
          ${given.done[at] ? ago(1) : null}::timestamptz from (select ${watched}::int4multirange as w) x`)
    }
    const tries = [...given.attempts, ...(given.others ? [true, null] : [])]
    for (const [at, passed] of tries.entries()) {
      const isOther = at >= given.attempts.length
      const isOpen = isOther && passed === null
      await db.execute(sql`
        insert into quiz_attempts (quiz_id, user_id, number, trial, status, handed_in_at, score, max_score, passed)
        values (${quizId}, ${userId}, ${at + 1}, ${isOther && !isOpen}, ${isOpen ? 'open' : 'handedIn'},
          ${isOpen ? null : ago(1)}::timestamptz, ${passed === null ? null : Number(passed)}, 1, ${passed})`)
    }
  }
  for (const [at, given] of all.entries()) {
    const userId = people[at]!.id
    await db.execute(sql`insert into course_learners (course_id, user_id, joined_at)
      values (${courseId}, ${userId}, ${ago(given.joined)})`)
    if (given.visited !== null) {
      await db.execute(sql`insert into study_places (user_id, course_id, item_id, visited_at)
        values (${userId}, ${courseId}, ${items[1]}, ${ago(given.visited)})`)
    }
    if (given.completed) {
      await db.execute(
        sql`insert into course_completions (user_id, course_id) values (${userId}, ${courseId})`,
      )
    }
    await progress(userId, given)
  }
  // A person who looks at the trial without joining is counted nowhere.
  await progress(stranger.id, all[0]!)
}

/** Counts by hand, without the database. */
function recount(given: Given) {
  const passed = given.attempts.includes(true)
  const done = given.done.filter(Boolean).length + (passed ? 1 : 0)
  const tenths = new Set(
    given.played.flatMap(([from, length]) =>
      Array.from({ length: Math.min(1000, from + length) - from }, (_, at) => from + at),
    ),
  )
  return {
    ...{ done, passed },
    begun: given.visited !== null || done > 0 || given.completed,
    isCompleted: given.completed || done === 4,
    failures: passed ? 0 : given.attempts.filter((one) => one === false).length,
    parts: Array.from({ length: 10 }, (_, part) => {
      let seen = 0
      for (let at = part * 100; at < (part + 1) * 100; at++) if (tenths.has(at)) seen++
      return seen >= 50
    }),
    watched: tenths.size,
    first: Number(given.done[0]) + Number(given.done[1]) + Number(passed),
    second: Number(given.done[2]),
  }
}

test('the pages count what the records say, to the unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: people.length }), async (all) => {
      await write(all)
      const counted = all.map((given) => ({ given, ...recount(given) }))
      const count = (is: (one: (typeof counted)[number]) => boolean) => counted.filter(is).length
      const viewer = await teacher()
      const list = await viewer(progressApi.getLearners, { courseId, state: 'all', fresh: 'true' })
      const median = medianOf(counted.filter(({ begun }) => begun).map(({ done }) => done))
      const expected = counted.map(({ given, done, begun, isCompleted, failures }) => {
        const idle = given.visited ?? given.joined
        const below = Math.round(25 * (median - done))
        const reasons = [
          ...(begun ? [] : given.joined >= 7 ? [['notBegun', given.joined]] : []),
          ...(begun && idle >= 7 ? [['idle', idle]] : []),
          ...(begun && given.joined >= 7 && below >= 20 ? [['below', below]] : []),
          ...(failures >= 2 ? [['failed', failures]] : []),
        ]
        return { done, isCompleted, reasons: isCompleted ? [] : reasons }
      })
      const shown = all.map((_, at) => {
        const row = list.items.find(({ userId }) => userId === people[at]!.id)!
        const reasons = row.reasons.map((reason) => [reason.kind, reason.count])
        return { done: row.done, isCompleted: row.isCompleted, reasons }
      })
      expect(shown).toEqual(expected)
      expect(list).toMatchObject({ of: 4, total: all.length })
      expect(list.counts).toEqual({
        all: all.length,
        behind: expected.filter(({ reasons }) => reasons.length > 0).length,
        notBegun: count(({ begun }) => !begun),
        completed: count(({ isCompleted }) => isCompleted),
      })
      const figures = await viewer(progressApi.getFigures, { courseId, fresh: 'true' })
      expect(figures.funnel).toEqual({
        joined: all.length,
        begun: count(({ begun }) => begun),
        half: count(({ given, done }) => given.completed || done >= 2),
        completed: count(({ isCompleted }) => isCompleted),
      })
      expect(figures.chapters.map(({ begun, done }) => [begun, done])).toEqual([
        [count(({ first }) => first > 0), count(({ first }) => first === 3)],
        [count(({ second }) => second > 0), count(({ second }) => second === 1)],
      ])
      expect(figures.film).toMatchObject({ viewers: count(({ watched }) => watched > 0) })
      expect(figures.film?.parts.map(({ viewers }) => viewers)).toEqual(
        Array.from({ length: 10 }, (_, part) => count(({ parts: seen }) => seen[part]!)),
      )
      const own = await people[0]!(progressApi.getOwn, { courseId })
      expect(own).toMatchObject({ done: counted[0]!.done, items: 4 })
      expect(own.watchedSeconds * 10).toBe(counted[0]!.watched)
      expect(own.chapters.flatMap(({ left }) => left)).toHaveLength(4 - counted[0]!.done)
    }),
    runs(15),
  )
})
