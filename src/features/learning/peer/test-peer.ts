import { sql } from 'drizzle-orm'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import type { HomeworkForm } from '#src/features/learning/homework/forms.ts'
import type { Person } from '#tests/world.ts'
import { peerApi } from './contract.ts'
import type { RoundForm } from './forms.ts'
import { stepRound } from './server/step-round.ts'

export const rubric = [
  { id: '0000000a', text: '格式', points: 4000 },
  { id: '0000000b', text: '内容', points: 6000 },
]
export const round = (more: Partial<RoundForm> = {}): RoundForm => ({
  ...{ reviews: 3, days: 7, anonymous: true, wordsRequired: false },
  ...more,
})

/** Opens a world of classes with peer rounds. */
export async function openPeers() {
  const world = await openHomework()
  const { db, app, newClass, set, handIn, dueIn } = world
  const hour = 3_600_000

  /** Homework with a round, whose date has passed after these students have handed in. */
  async function newRound({
    students = 3,
    absent = 0,
    settings = {},
    homework = { criteria: rubric },
  }: {
    students?: number
    /** Of the class, without a work. */
    absent?: number
    settings?: Partial<RoundForm>
    homework?: Partial<HomeworkForm>
  } = {}) {
    const made = await newClass()
    const people = [made.first, made.second]
    for (let at = people.length; at < students + absent; at++) {
      people.push(await made.join(`学生${at}`, `20260301${10 + at}`))
    }
    const homeworkId = await set(made.owner, made.classId, homework)
    await made.owner(peerApi.set, { homeworkId, round: round(settings) })
    for (const [at, one] of people.slice(0, students).entries()) {
      await handIn(one, homeworkId, { text: `work ${at}` })
    }
    await dueIn(homeworkId, -hour)
    return { ...made, homeworkId, people, participants: people.slice(0, students) }
  }

  const step = (homeworkId: number) => db.transaction((tx) => stepRound(tx, app.kernel, homeworkId))

  /** Moves all that happened in a round so many hours back, as if that time had passed. */
  const pass = async (homeworkId: number, hours: number) => {
    const by = sql`make_interval(hours => ${hours})`
    await db.execute(
      sql`update homework set due_at = due_at - ${by}, late_until = late_until - ${by} where id = ${homeworkId}`,
    )
    await db.execute(
      sql`update peer_reviews set asked_at = asked_at - ${by} where homework_id = ${homeworkId}`,
    )
  }

  /** Reviews the open work, or the one that is named. */
  async function review(
    student: Person,
    homeworkId: number,
    points: [number, number] = [4000, 5000],
    more: { reviewId?: number; words?: string; handIn?: boolean } = {},
  ) {
    const { reviewId: asked, ...rest } = more
    const { open } = await student(peerApi.getOwn, { homeworkId, ...(asked && { review: asked }) })
    const [a, b] = points
    const { reviewId, revision, shown } = open!
    const criteria = { '0000000a': a, '0000000b': b }
    const given = { mark: null, criteria, words: '', handIn: true }
    const saved = await student(peerApi.save, {
      reviewId,
      revision,
      seen: shown.number,
      ...given,
      ...rest,
    })
    return { ...saved, reviewId }
  }

  async function reviewAll(student: Person, homeworkId: number, points?: [number, number]) {
    const { mine } = await student(peerApi.getOwn, { homeworkId })
    for (const { reviewId, handedIn } of mine) {
      if (!handedIn) await review(student, homeworkId, points, { reviewId })
    }
    return mine.length
  }

  return { ...world, newRound, step, pass, review, reviewAll }
}
