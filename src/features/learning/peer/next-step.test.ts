import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Asked, nextStep, type Participant, patience, type RoundNow } from './next-step.ts'

const hour = 3_600_000
const endsAt = 7 * 24 * hour

/** A round with its clock: participants arrive, answer or stay away, and the job comes by. */
class Play {
  now = 0
  readonly participants: Participant[] = []
  readonly asked: Asked[] = []
  readonly returned = new Map<number, string>()
  isEnd = false

  readonly reviews: number
  readonly seed: number

  constructor(reviews: number, seed = 1) {
    this.reviews = reviews
    this.seed = seed
  }

  round = (): RoundNow => ({
    ...{ reviews: this.reviews, seed: this.seed, now: this.now, endsAt },
    ...{ participants: this.participants, asked: this.asked },
    returned: new Set(this.returned.keys()),
  })

  arrive = (userId: number) => this.participants.push({ userId, workId: 1000 + userId })

  step() {
    const step = nextStep(this.round())
    for (const { workId, reviewerId } of step.passOn) {
      const slot = this.asked.find((one) => one.workId === workId && one.reviewerId === reviewerId)!
      expect(slot.done).toBe(false)
      slot.passedOn = true
    }
    for (const { workId, reviewerId, again } of step.give) {
      this.asked.push({
        workId,
        reviewerId,
        again,
        askedAt: this.now,
        passedOn: false,
        done: false,
      })
    }
    for (const { workId, why } of step.toTeacher) {
      expect(this.returned.has(workId), 'a work comes back once').toBe(false)
      this.returned.set(workId, why)
    }
    this.isEnd = step.isEnd
    return step
  }

  answer(userIds: readonly number[]) {
    for (const slot of this.asked) if (userIds.includes(slot.reviewerId)) slot.done = true
    for (const slot of this.asked) if (slot.done) this.returned.delete(slot.workId)
  }

  of = (workId: number) => this.asked.filter((one) => one.workId === workId)
  load = (userId: number) => this.asked.filter((one) => one.reviewerId === userId).length

  expectFair() {
    const pairs = this.asked.map(({ workId, reviewerId }) => `${workId} ${reviewerId}`)
    expect(new Set(pairs).size, 'nobody gets a work twice').toBe(pairs.length)
    for (const { workId, reviewerId } of this.asked) expect(workId).not.toBe(1000 + reviewerId)
  }

  expectEnded() {
    expect(this.isEnd).toBe(true)
    for (const { workId } of this.participants) {
      const hasReview = this.of(workId).some(({ done }) => done)
      expect(hasReview || this.returned.has(workId), `work ${workId} is with nobody`).toBe(true)
    }
  }
}

const people = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('the beginning', () => {
  test('everybody reviews as many works, and each work has as many reviewers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer(),
        (n, k, seed) => {
          const play = new Play(k, seed)
          people(n).forEach(play.arrive)
          play.step()
          play.expectFair()
          const most = Math.min(k, n - 1)
          for (const { userId, workId } of play.participants) {
            expect(play.load(userId)).toBe(most)
            expect(play.of(workId)).toHaveLength(most)
          }
          expect(play.step(), 'the same moment asks for nothing more').toMatchObject({
            give: [],
            passOn: [],
            toTeacher: [],
          })
        },
      ),
    )
  })

  test('the same seed gives the same allocation, another one another', () => {
    const pairs = (seed: number) => {
      const play = new Play(3, seed)
      people(20).forEach(play.arrive)
      return JSON.stringify(play.step().give)
    }
    expect(pairs(7)).toBe(pairs(7))
    expect(pairs(7)).not.toBe(pairs(8))
  })

  test('somebody who hands in later gets as many works, from the reviewers with the fewest', () => {
    const play = new Play(3)
    people(10).forEach(play.arrive)
    play.step()
    play.now = hour
    play.arrive(11)
    play.step()
    play.expectFair()
    expect(play.load(11)).toBe(3)
    expect(play.of(1011)).toHaveLength(3)
    const loads = play.participants.map(({ userId }) => play.load(userId))
    expect(Math.max(...loads) - Math.min(...loads)).toBe(1)
  })
})

describe('a round cannot block', () => {
  test('one participant: the work is the teacher’s at once', () => {
    const play = new Play(3)
    play.arrive(1)
    play.step()
    expect([...play.returned]).toEqual([[1001, 'alone']])
    play.arrive(2)
    play.step()
    play.answer([2])
    expect(play.returned.size, 'a second one reviews it after all').toBe(0)
  })

  test('two participants and one absent: after 48 hours nobody is left', () => {
    const play = new Play(3)
    people(2).forEach(play.arrive)
    play.step()
    play.answer([1])
    play.now = patience - 1
    play.step()
    expect(play.returned.size).toBe(0)
    play.now = patience
    play.step()
    expect([...play.returned]).toEqual([[1001, 'nobody']])
  })

  test('three participants, one work each, and one absent: the work goes to the third', () => {
    const play = new Play(1)
    people(3).forEach(play.arrive)
    play.step()
    const slot = play.asked.find(({ reviewerId }) => reviewerId === 3)!
    play.answer([1, 2])
    play.now = patience
    const { give, passOn } = play.step()
    const other = 6 - 3 - (slot.workId - 1000)
    expect(give).toEqual([{ workId: slot.workId, reviewerId: other, again: true }])
    expect(passOn).toEqual([{ workId: slot.workId, reviewerId: 3 }])
    play.now = 2 * patience
    play.step()
    expect([...play.returned], 'after another 48 hours it is the teacher’s').toEqual([
      [slot.workId, 'nobody'],
    ])
  })

  test('a work is asked of one other in place of each; then it is the teacher’s, however many are free', () => {
    const play = new Play(1)
    people(6).forEach(play.arrive)
    play.step()
    const { workId } = play.asked.find(({ reviewerId }) => reviewerId === 6)!
    play.answer([1, 2, 3, 4, 5])
    play.now = patience
    play.step()
    expect(play.of(workId)).toHaveLength(2)
    play.now = 2 * patience - 1
    expect(play.step().toTeacher).toEqual([])
    play.now = 2 * patience
    expect(play.step()).toMatchObject({ give: [], toTeacher: [{ workId, why: 'late' }] })
  })

  test('whoever has left the class is not waited for', () => {
    const play = new Play(1)
    people(3).forEach(play.arrive)
    play.step()
    const slot = play.asked.find(({ reviewerId }) => reviewerId === 3)!
    play.answer([1, 2])
    play.participants.pop()
    const { give } = play.step()
    expect(give.map(({ workId }) => workId)).toEqual(slot.workId === 1003 ? [] : [slot.workId])
  })
})

test('with any participants, any number of reviews, any absentees and any order of arrivals the round ends', () => {
  const person = fc.record({
    isAbsent: fc.boolean(),
    arrivesAt: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: endsAt - 1 })),
    /** Hours after which this one answers. */
    pace: fc.integer({ min: 1, max: 90 }),
    leavesAt: fc.option(fc.integer({ min: 0, max: endsAt }), { freq: 6 }),
  })
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 14 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer(),
      fc.integer({ min: 1, max: 40 }),
      (crowd, k, seed, every) => {
        const play = new Play(k, seed)
        for (play.now = 0; !play.isEnd; play.now += every * hour) {
          for (const [at, { arrivesAt, leavesAt }] of crowd.entries()) {
            const isHere = arrivesAt <= play.now && (leavesAt === null || leavesAt > play.now)
            const index = play.participants.findIndex(({ userId }) => userId === at + 1)
            if (isHere && index < 0) play.arrive(at + 1)
            if (!isHere && index >= 0) play.participants.splice(index, 1)
          }
          const before = play.asked.filter(({ done }) => done).length
          for (const slot of play.asked) {
            const { isAbsent, pace } = crowd[slot.reviewerId - 1]!
            const isHere = play.participants.some(({ userId }) => userId === slot.reviewerId)
            if (!isAbsent && isHere && play.now - slot.askedAt >= pace * hour) slot.done = true
          }
          if (play.asked.filter(({ done }) => done).length > before) play.answer([])
          play.step()
          play.expectFair()
          expect(play.now).toBeLessThan(endsAt + 41 * hour)
        }
        play.expectEnded()
      },
    ),
  )
})
