import { expect, test, vi } from 'vitest'
import { watchWorks, type WorksWorld } from './watch-works.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function world(answers: (Record<number, number> | Error)[]) {
  const asked: string[] = []
  const rounds: number[] = []
  let look = () => {}
  const changed = vi.fn<WorksWorld['changed']>()
  const works = watchWorks({
    async ask(ids) {
      asked.push(ids.join())
      const answer = answers.shift() ?? {}
      if (answer instanceof Error) throw answer
      return new Map(Object.entries(answer).map(([id, percent]) => [Number(id), percent]))
    },
    nextLook: (round, sooner) =>
      new Promise((done) => {
        rounds.push(round)
        look = done
        sooner.addEventListener('abort', () => done())
      }),
    changed,
  })
  const wait = async () => {
    look()
    await settled()
  }
  return { works, asked, rounds, changed, wait }
}

test('one call asks for all files that are worked on, with longer and longer waits', async () => {
  const { works, asked, rounds, changed, wait } = world([
    { 1: 10, 2: 5, 3: 0 },
    { 1: 20, 3: 50 },
  ])
  for (const id of [1, 2, 3]) works.add(id)
  expect(asked).toEqual([])
  for (let looks = 0; looks < 5; looks++) await wait()
  expect(asked).toEqual(['1,2,3', '1,2,3', '1,3'])
  expect(rounds).toEqual([0, 1, 2])
  expect(changed.mock.calls).toEqual([
    ...[1, 2, 3].map((id) => [id, { 1: 10, 2: 5, 3: 0 }[id]]),
    ...[1, 2, 3].map((id) => [id, { 1: 20, 3: 50 }[id]]),
    ...[1, 3].map((id) => [id, undefined]),
  ])
})

test('a file that comes after long waits is looked at now, and the waits are short again', async () => {
  const { works, asked, rounds, wait } = world([{ 1: 1 }, { 1: 2 }, { 1: 3, 2: 1 }])
  works.add(1)
  await wait()
  await wait()
  works.add(2)
  await settled()
  expect(asked).toEqual(['1', '1', '1,2'])
  expect(rounds).toEqual([0, 1, 2, 0])
})

test('a look without an answer is made again, and a file that is forgotten is not asked about', async () => {
  const { works, asked, changed, wait } = world([new Error('offline'), { 1: 7 }])
  works.add(1)
  works.add(2)
  works.forget(2)
  await wait()
  expect(changed).not.toHaveBeenCalled()
  await wait()
  works.forget(1)
  await wait()
  expect(asked).toEqual(['1', '1'])
  expect(changed.mock.calls).toEqual([[1, 7]])
})
