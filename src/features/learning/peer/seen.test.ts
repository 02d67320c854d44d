import { expect, test } from 'vitest'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { inHours } from '#src/features/learning/homework/test-settings.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { peerApi } from './contract.ts'
import { openPeers, rubric } from './test-peer.ts'

const { newRound, step, review, handIn, mark } = await openPeers()
const late = { until: inHours(48), percent: 0, floor: 100 }

test('a review says which hand-in it saw, to its writer, to the author and to the teacher', async () => {
  const made = await newRound({ students: 2, homework: { criteria: rubric, late } })
  const { homeworkId, owner, first, second } = made
  await step(homeworkId)
  const before = (await first(peerApi.getOwn, { homeworkId })).open!
  expect([before.shown.number, before.seen]).toEqual([1, null])
  await review(first, homeworkId)
  const ofTeacher = async () =>
    (await owner(peerApi.getReviews, { homeworkId, userId: second.id })).reviews[0]!
  expect((await ofTeacher()).seen).toEqual({ ...before.shown, isLast: true })

  await handIn(second, homeworkId, { text: 'a better one' })
  const after = (await first(peerApi.getOwn, { homeworkId })).open!
  expect(after).toMatchObject({
    ...{ work: { text: 'a better one' }, shown: { number: 2 } },
    seen: { ...before.shown, isLast: false },
  })
  expect((await ofTeacher()).seen).toMatchObject({ number: 1, isLast: false })
  await mark(owner, homeworkId, second.id, 9000, {
    criteria: { '0000000a': 4000, '0000000b': 5000 },
  })
  await owner(homeworkApi.release, { homeworkId })
  const received = async () => (await second(peerApi.getOwn, { homeworkId })).received[0]!.seen
  expect(await received()).toEqual({ ...before.shown, isLast: false })

  // A page that was open before says what it shows, and the same words are about the new work once it was seen.
  await review(first, homeworkId)
  expect(await received()).toEqual({ ...after.shown, isLast: true })
})

test('a review names no hand-in that is not there, and a page that was open before names the one it shows', async () => {
  const made = await newRound({ students: 2, homework: { criteria: rubric, late } })
  const { homeworkId, owner, first, second } = made
  await step(homeworkId)
  const { open } = await first(peerApi.getOwn, { homeworkId })
  await handIn(second, homeworkId, { text: 'a better one' })
  const points = { mark: null, criteria: { '0000000a': 4000, '0000000b': 6000 }, words: '' }
  const given = { reviewId: open!.reviewId, ...points, handIn: true }
  const { revision } = await first(peerApi.save, {
    ...{ ...given, revision: 0, seen: open!.shown.number },
  })
  const seen = async () =>
    (await owner(peerApi.getReviews, { homeworkId, userId: second.id })).reviews[0]!.seen
  expect(await seen()).toMatchObject({ number: 1, isLast: false })
  await first(peerApi.save, { ...given, revision, seen: 99 })
  expect(await seen()).toMatchObject({ number: 2, isLast: true })
})

test('the number of statements does not grow with reviews', async () => {
  const few = await newRound({ students: 2 })
  const many = await newRound({ students: 5 })
  const counted = []
  for (const { homeworkId, first } of [few, many]) {
    await step(homeworkId)
    await review(first, homeworkId)
    counted.push(await statementsOf(() => first(peerApi.getOwn, { homeworkId })))
  }
  expect(counted[0]).toBe(counted[1])
})
