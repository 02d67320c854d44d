import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { inHours, settings } from '#src/features/learning/homework/test-settings.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { expectAgreement } from '#tests/can.ts'
import { refusal } from '#tests/world.ts'
import { peerApi } from './contract.ts'
import { openPeers, round, rubric } from './test-peer.ts'

const world = await openPeers()
const { newClass, newRound, set, handIn, mark, step, pass, review, reviewAll, titlesTo } = world
const read = peerApi.getRound

test('a teacher sets a round up, changes and removes it until a work was handed in; then the end alone moves', async () => {
  const { classId, owner, coTeacher, assistant, first } = await newClass()
  const homeworkId = await set(owner, classId, {}, { publish: false })
  const setting = { homeworkId, round: round() }
  await expect(assistant(peerApi.set, setting)).rejects.toMatchObject(refusal('class.notTeacher'))
  await expect(first(peerApi.set, setting)).rejects.toMatchObject(refusal('class.notTeacher'))
  await Promise.all([owner(peerApi.set, setting), coTeacher(peerApi.set, setting)])
  await owner(peerApi.set, { homeworkId, round: round({ reviews: 2 }) })
  expect((await assistant(read, { homeworkId })).round).toMatchObject({
    ...{ reviews: 2, days: 7, anonymous: true, wordsRequired: false, state: 'before' },
  })
  await owner(peerApi.remove, { homeworkId })
  expect((await owner(read, { homeworkId })).round).toBeNull()

  await owner(peerApi.set, setting)
  const given = { classId, homeworkId, key: 'a'.repeat(32), publish: true, homework: settings() }
  await owner(homeworkApi.save, given)
  const { peers } = await first(homeworkApi.getOwn, { homeworkId })
  expect(peers).toMatchObject({ state: 'before', reviews: 3, asked: 0, received: 0 })
  await handIn(first, homeworkId)
  const seen = await owner(read, { homeworkId })
  const changed = { homeworkId, round: round({ reviews: 1 }) }
  expectAgreement(seen.can.set, await owner.ask(peerApi.set, changed))
  expectAgreement(seen.can.set, await owner.ask(peerApi.remove, { homeworkId }))
  expectAgreement(seen.can.begin, await owner.ask(peerApi.begin, { homeworkId }))
  expectAgreement(seen.can.end, await owner.ask(peerApi.end, { homeworkId }))
  expectAgreement(seen.can.release, await owner.ask(peerApi.release, { homeworkId }))
  expectAgreement(
    seen.can.extend,
    await owner.ask(peerApi.set, { homeworkId, round: round({ days: 9 }) }),
  )
})

test('homework whose date has passed gets no round', async () => {
  const { classId, owner } = await newClass()
  const homeworkId = await set(owner, classId)
  await world.dueIn(homeworkId, -1000)
  const late = owner(peerApi.set, { homeworkId, round: round() })
  await expect(late).rejects.toMatchObject(refusal('peer.datePassed'))
})

test('when the date has passed, each participant gets works of others, hears of it, and reads these alone', async () => {
  const { homeworkId, owner, people, participants, second } = await newRound({
    students: 4,
    absent: 1,
  })
  const outsider = people[4]!
  await Promise.all([step(homeworkId), step(homeworkId)])
  const texts = new Set<string>()
  for (const [at, one] of participants.entries()) {
    const own = await one(peerApi.getOwn, { homeworkId })
    expect(own.mine).toHaveLength(3)
    expect(own.mine.every(({ student }) => student === null)).toBe(true)
    for (const { reviewId } of own.mine) {
      const { open } = await one(peerApi.getOwn, { homeworkId, review: reviewId })
      expect(open!.work.text).not.toBe(`work ${at}`)
      texts.add(`${one.id} ${open!.work.text}`)
    }
    await eventually(async () => expect((await titlesTo(one.id)).at(-1)).toContain('请互评作业'))
  }
  expect(texts.size, 'no work twice').toBe(12)
  const none = await outsider(peerApi.getOwn, { homeworkId })
  expect(none).toMatchObject({ mine: [], open: null, received: [] })
  const [theirs] = (await second(peerApi.getOwn, { homeworkId })).mine
  const stolen = {
    reviewId: theirs!.reviewId,
    revision: 0,
    seen: 1,
    mark: null,
    words: '',
    handIn: false,
  }
  for (const one of [outsider, owner, participants[0]!]) {
    const save = one(peerApi.save, { ...stolen, criteria: {} })
    await expect(save).rejects.toMatchObject(refusal('peer.reviewUnknown'))
  }
  const other = await outsider(peerApi.getOwn, { homeworkId, review: theirs!.reviewId })
  expect(other.open).toBeNull()
  await expect(owner(peerApi.getOwn, { homeworkId })).rejects.toMatchObject(
    refusal('homework.unknown'),
  )
})

test('a review is kept as it is typed, handed in once, and changed until the end; two devices lose nothing', async () => {
  const { homeworkId, owner, first } = await newRound({ settings: { wordsRequired: true } })
  await step(homeworkId)
  const { open } = await first(peerApi.getOwn, { homeworkId })
  const { reviewId } = open!
  const one = { reviewId, revision: 0, seen: 1, mark: null }
  const typed = { ...one, criteria: { '0000000a': 3000 }, words: '' }
  const saved = await first(peerApi.save, { ...typed, handIn: false })
  expect(await first(peerApi.save, { ...typed, handIn: false }), 'repeated').toEqual(saved)
  const stale = { ...typed, words: '别的设备', handIn: false }
  await expect(first(peerApi.save, stale)).rejects.toMatchObject(refusal('peer.changedElsewhere'))
  const next = { ...typed, revision: saved.revision, handIn: true }
  await expect(first(peerApi.save, next)).rejects.toMatchObject(refusal('peer.marksMissing'))
  const whole = { ...next, criteria: { '0000000a': 3000, '0000000b': 5000 } }
  await expect(first(peerApi.save, whole)).rejects.toMatchObject(refusal('peer.wordsMissing'))
  const high = { ...whole, criteria: { '0000000a': 4001 }, words: '好' }
  await expect(first(peerApi.save, high)).rejects.toMatchObject(refusal('homework.markTooHigh'))
  const done = await first(peerApi.save, { ...whole, words: '好' })
  expect(done.handedInAt).not.toBeNull()
  const emptied = { ...whole, revision: done.revision, words: '', handIn: false }
  await expect(
    first(peerApi.save, emptied),
    'what was handed in stays whole',
  ).rejects.toMatchObject(refusal('peer.wordsMissing'))
  const better = { ...whole, revision: done.revision, words: '很好' }
  const changed = await first(peerApi.save, better)
  expect(changed.handedInAt, 'handed in once').toBe(done.handedInAt)

  const before = await first(peerApi.getOwn, { homeworkId })
  await owner(peerApi.end, { homeworkId })
  const after = await first.ask(peerApi.save, {
    ...better,
    revision: changed.revision,
    words: '晚',
  })
  expect(after.envelope.error).toBe('peer.isEnded')
  expect(before.can.review.may).toBe(true)
  expectAgreement((await first(peerApi.getOwn, { homeworkId })).can.review, after)
})

test('the median of the reviews is proposed and released with one press; a mark of the teacher stays', async () => {
  const { classId, homeworkId, owner, assistant, first, second, people } = await newRound({
    students: 4,
  })
  await step(homeworkId)
  const [third, fourth] = [people[2]!, people[3]!]
  await reviewAll(second, homeworkId, [4000, 6000])
  await reviewAll(third, homeworkId, [3000, 5001])
  await reviewAll(fourth, homeworkId, [0, 0])
  const seen = await assistant(read, { homeworkId })
  const own = seen.items.find(({ student }) => student.userId === first.id)!
  expect(own).toMatchObject({
    asked: 3,
    done: 3,
    proposal: 8001,
    outlying: 2,
    toReview: 3,
    reviewed: 0,
  })
  expect(seen.counts).toMatchObject({ asked: 12, done: 9, proposed: 4, returned: 0 })
  const detail = await owner(peerApi.getReviews, { homeworkId, userId: first.id })
  expect(detail.proposal).toEqual({ mark: 8001, criteria: { '0000000a': 3000, '0000000b': 5001 } })
  expect(new Set(detail.reviews.map(({ reviewer }) => reviewer.userId))).toEqual(
    new Set([second.id, third.id, fourth.id]),
  )
  const peeking = first(peerApi.getReviews, { homeworkId, userId: second.id })
  await expect(peeking).rejects.toMatchObject(refusal('class.notHelper'))
  expect((await first(peerApi.getOwn, { homeworkId })).received, 'not before the release').toEqual(
    [],
  )

  await mark(owner, homeworkId, second.id, 9900)
  const early = owner(peerApi.release, { homeworkId })
  await expect(early).rejects.toMatchObject(refusal('peer.notEnded'))
  await owner(peerApi.end, { homeworkId })
  await eventually(async () => expect((await titlesTo(owner.id)).at(-1)).toContain('互评已结束'))
  expectAgreement(
    (await assistant(read, { homeworkId })).can.release,
    await assistant.ask(peerApi.release, { homeworkId }),
  )
  expect(await owner(peerApi.release, { homeworkId })).toEqual({ proposed: 3, returned: 4 })
  const again = owner(peerApi.release, { homeworkId })
  await expect(again).rejects.toMatchObject(refusal('homework.nothingToRelease'))
  const markOf = async (one: typeof first) =>
    (await one(homeworkApi.getOwn, { homeworkId })).returned?.rawMark
  expect([await markOf(first), await markOf(second)]).toEqual([8001, 9900])
  const works = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(works.history).toMatchObject([{ kind: 'marked', from: null, to: 8001 }])

  const { received } = await first(peerApi.getOwn, { homeworkId })
  const marks = received.map(({ mark: given }) => given)
  expect(marks.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 8001, 10_000])
  expect(received.every(({ reviewer }) => reviewer === null)).toBe(true)
  expect((await first(homeworkApi.getOwn, { homeworkId })).peers).toMatchObject({ received: 3 })
  expect((await owner(homeworkApi.getOfClass, { classId })).items[0]!.counts!.waiting).toBe(0)
})

test('one participant, and two of whom one stays away: the works come back to the teacher', async () => {
  const alone = await newRound({ students: 1 })
  await step(alone.homeworkId)
  const one = await alone.owner(read, { homeworkId: alone.homeworkId })
  expect(one.items).toMatchObject([{ returned: 'alone', asked: 0 }])
  expect(one.counts.returned).toBe(1)

  const { homeworkId, owner, first, second } = await newRound({ students: 2 })
  await step(homeworkId)
  expect(await reviewAll(first, homeworkId)).toBe(1)
  await pass(homeworkId, 47)
  await step(homeworkId)
  expect((await owner(read, { homeworkId })).counts.returned).toBe(0)
  await pass(homeworkId, 1)
  await step(homeworkId)
  const { items } = await owner(read, { homeworkId })
  expect(items[0], 'what waits for the teacher comes first').toMatchObject({
    ...{ student: { userId: first.id }, returned: 'nobody' },
  })
  await reviewAll(second, homeworkId)
  expect((await owner(read, { homeworkId })).counts.returned, 'a late review counts').toBe(0)
})

test('of three with one absent, the work goes to another after 48 hours, and the round ends by itself', async () => {
  const { homeworkId, owner, people } = await newRound({ settings: { reviews: 1 } })
  await step(homeworkId)
  const [one, other, absent] = people
  await reviewAll(one!, homeworkId)
  await reviewAll(other!, homeworkId)
  await pass(homeworkId, 48)
  await step(homeworkId)
  await step(homeworkId)
  const asked = async (person: typeof absent) =>
    (await person!(peerApi.getOwn, { homeworkId })).mine.length
  expect((await asked(one)) + (await asked(other))).toBe(3)
  expect(await asked(absent), 'nothing is taken away').toBe(1)
  await pass(homeworkId, 5 * 24)
  await step(homeworkId)
  const seen = await owner(read, { homeworkId })
  expect(seen.round!.state).toBe('ended')
  expect(seen.counts).toMatchObject({ returned: 1, proposed: 2 })
  await owner(peerApi.release, { homeworkId })
  expect((await owner(read, { homeworkId })).counts).toMatchObject({ returned: 1, proposed: 0 })
})

test('names that are hidden while teachers mark are hidden in the round too, until the return', async () => {
  const { homeworkId, owner, first, second, people } = await newRound({
    homework: { criteria: rubric, namesHidden: true },
  })
  await step(homeworkId)
  for (const one of people) await reviewAll(one, homeworkId)
  const seen = async () => [
    (await owner(read, { homeworkId })).items.map(({ student, number }) => [student.name, number]),
    (await owner(peerApi.getReviews, { homeworkId, userId: first.id })).student,
  ]
  const real = ['林晓舟', '周雨婷', '2026030101', first.username, second.username]
  const hidden = JSON.stringify(await seen())
  for (const word of real) expect(hidden, word).not.toContain(word)
  await owner(peerApi.end, { homeworkId })
  await owner(peerApi.release, { homeworkId })
  expect(JSON.stringify(await seen())).toContain('林晓舟')
})

test('later hand-ins come in when they arrive; whoever left or is excused is out', async () => {
  const { classId, homeworkId, owner, first, second, people } = await newRound({
    students: 3,
    absent: 1,
  })
  await step(homeworkId)
  const late = people[3]!
  await owner(homeworkApi.extend, { homeworkId, userId: late.id, dueAt: inHours(24) })
  await handIn(late, homeworkId, { text: 'late' })
  await step(homeworkId)
  expect((await late(peerApi.getOwn, { homeworkId })).mine).toHaveLength(3)
  const seen = await owner(read, { homeworkId })
  expect(seen.items.find(({ student }) => student.userId === late.id)!.asked).toBe(3)
  await owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused: true })
  expect((await late(peerApi.getOwn, { homeworkId })).mine).toHaveLength(2)
  await owner(classApi.removeMembers, { classId, userIds: [second.id] })
  expect((await late(peerApi.getOwn, { homeworkId })).mine).toHaveLength(1)
  const gone = second(peerApi.getOwn, { homeworkId })
  await expect(gone).rejects.toMatchObject(refusal('homework.unknown'))
})

test('a student calls a review not fair after the release; the teacher drops it, and it counts no more', async () => {
  const { homeworkId, owner, assistant, first, second } = await newRound({ students: 2 })
  await step(homeworkId)
  const { reviewId } = await review(second, homeworkId, [0, 100], { words: '差' })
  const objecting = { reviewId, words: '没有理由' }
  await expect(first(peerApi.object, objecting)).rejects.toMatchObject(refusal('peer.notReturned'))
  await owner(peerApi.end, { homeworkId })
  await owner(peerApi.release, { homeworkId })
  await expect(second(peerApi.object, objecting)).rejects.toMatchObject(
    refusal('peer.reviewUnknown'),
  )
  await first(peerApi.object, objecting)
  await first(peerApi.object, objecting)
  await eventually(async () => expect((await titlesTo(owner.id)).at(-1)).toContain('异议'))
  const seen = await assistant(read, { homeworkId })
  expect(seen.counts.objections).toBe(1)
  const drop = { reviewId, decision: 'dropped' as const }
  expectAgreement(seen.can.decide, await assistant.ask(peerApi.decide, drop))
  await owner(peerApi.decide, drop)
  await owner(peerApi.decide, drop)
  const other = owner(peerApi.decide, { reviewId, decision: 'stands' })
  await expect(other).rejects.toMatchObject(refusal('peer.isDecided'))
  const detail = await owner(peerApi.getReviews, { homeworkId, userId: first.id })
  expect(detail).toMatchObject({
    proposal: null,
    reviews: [{ objection: { decision: 'dropped' } }],
  })
  const { received } = await first(peerApi.getOwn, { homeworkId })
  expect(received).toMatchObject([{ objection: { words: '没有理由', decision: 'dropped' } }])
})

test('names of files and people do not reach peers; a round with names shows them', async () => {
  const { classId, owner, first, second } = await newClass()
  const make = async (anonymous: boolean) => {
    const homeworkId = await set(owner, classId)
    await owner(peerApi.set, { homeworkId, round: round({ anonymous }) })
    const { userFileId } = await world.give({ id: first.id }, '林晓舟.png')
    await handIn(first, homeworkId, { text: '', photos: [userFileId] })
    await handIn(second, homeworkId)
    await world.dueIn(homeworkId, -1000)
    await step(homeworkId)
    return second(peerApi.getOwn, { homeworkId })
  }
  const hidden = await make(true)
  expect(hidden.open!.given).toHaveLength(1)
  expect(JSON.stringify(hidden)).not.toContain('林晓舟')
  expect(JSON.stringify(hidden)).not.toContain(encodeURIComponent('林晓舟'))
  expect((await make(false)).open!.student).toBe('林晓舟')
})

test('homework without a mark is reviewed in words alone', async () => {
  const made = await newRound({ students: 2, homework: { fullMark: null } })
  const { homeworkId, owner, first, second } = made
  await step(homeworkId)
  const { open } = await first(peerApi.getOwn, { homeworkId })
  const of = { reviewId: open!.reviewId, revision: 0, seen: 1 }
  const given = { ...of, mark: 5, criteria: {}, handIn: true }
  const wordless = first(peerApi.save, { ...given, words: '' })
  await expect(wordless).rejects.toMatchObject(refusal('peer.wordsMissing'))
  await first(peerApi.save, { ...given, words: '清楚' })
  await owner(peerApi.end, { homeworkId })
  expect(await owner(peerApi.release, { homeworkId })).toEqual({ proposed: 1, returned: 1 })
  expect((await second(peerApi.getOwn, { homeworkId })).received).toMatchObject([
    { words: '清楚', mark: null },
  ])
})

test('reviews that arrive while the round ends are in, or refused', async () => {
  const { homeworkId, owner, participants } = await newRound({ students: 4 })
  await step(homeworkId)
  const open = await Promise.all(
    participants.map(async (one) => (await one(peerApi.getOwn, { homeworkId })).mine),
  )
  const criteria = { '0000000a': 4000, '0000000b': 6000 }
  const given = { revision: 0, seen: 1, mark: null, criteria, words: '', handIn: true }
  const answers = await Promise.all([
    owner.ask(peerApi.end, { homeworkId }),
    ...participants.flatMap((one, at) =>
      open[at]!.map(({ reviewId }) => one.ask(peerApi.save, { reviewId, ...given })),
    ),
    step(homeworkId),
  ])
  const saves = answers.slice(1, -1) as Awaited<ReturnType<typeof owner.ask>>[]
  const errors = saves.map(({ envelope }) => envelope.error ?? '')
  expect(errors.filter((error) => !['', 'peer.isEnded'].includes(error))).toEqual([])
  const { items, counts, round: ended } = await owner(read, { homeworkId })
  expect(ended!.state).toBe('ended')
  expect(counts.done).toBe(errors.filter((error) => error === '').length)
  expect(items.every(({ done, returned }) => done > 0 !== (returned !== null))).toBe(true)
})

test('the number of statements does not grow with works', async () => {
  const ask = async (students: number) => {
    const { homeworkId, owner, first } = await newRound({ students })
    await step(homeworkId)
    return [
      await statementsOf(() => owner(read, { homeworkId })),
      await statementsOf(() => first(peerApi.getOwn, { homeworkId })),
      await statementsOf(() => owner(peerApi.getReviews, { homeworkId, userId: first.id })),
      await statementsOf(() => step(homeworkId)),
    ]
  }
  const [few, many] = [await ask(2), await ask(6)]
  expect(many).toEqual(few)
})
