import { expect, test } from 'vitest'
import { todayApi } from '#src/features/front/today/contract.ts'
import { peerPaths } from './paths.ts'
import { peerApi } from './contract.ts'
import { openPeers } from './test-peer.ts'

const { newRound, step, pass, review, mark } = await openPeers()

test('a review is a to-do of its participant; works that came back, objections and the end are those of the teacher', async () => {
  const { classId, homeworkId, owner, first, second } = await newRound({ students: 2 })
  const due = async (person: typeof owner) =>
    (await person(todayApi.getToday, {})).due.filter(({ kind }) => kind === 'peerReviews')
  const teaching = async () =>
    (await owner(todayApi.getToday, {})).teaching
      .filter(({ kind }) => /peer|works/.test(kind))
      .map(({ kind, count, to }) => ({ kind, count, to }))
  const to = peerPaths.round(classId, homeworkId)
  expect(await due(first)).toEqual([])
  expect(await teaching(), 'peers have the works').toEqual([])
  await step(homeworkId)
  expect(await due(first)).toMatchObject([{ count: 1, to: peerPaths.own(homeworkId) }])
  await review(second, homeworkId, [0, 100])
  expect(await due(second)).toEqual([])
  await pass(homeworkId, 48)
  await step(homeworkId)
  expect(await teaching()).toEqual([{ kind: 'peerWorks', count: 1, to }])
  await mark(owner, homeworkId, second.id, 8000)
  expect(await teaching()).toEqual([])
  await owner(peerApi.end, { homeworkId })
  expect(await due(first)).toEqual([])
  expect(await teaching(), 'the end is for the teacher').toEqual([{ kind: 'works', count: 1, to }])
  await owner(peerApi.release, { homeworkId })
  expect(await teaching()).toEqual([])
  const { received } = await first(peerApi.getOwn, { homeworkId })
  await first(peerApi.object, { reviewId: received[0]!.reviewId, words: '不公正' })
  expect(await teaching()).toEqual([{ kind: 'peerObjections', count: 1, to }])
})
