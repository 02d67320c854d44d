import { expect, test } from 'vitest'
import { createWaiting, type Waiting, type WaitingStore } from './waiting.ts'

const one = (clientId: string, at: number): Waiting => ({ clientId, at })

function world(kept = new Map<string, Waiting>()) {
  const store: WaitingStore<Waiting> = {
    all: () => [...kept.values()],
    keep: (waiting) => void kept.set(waiting.clientId, waiting),
    remove: (clientId) => void kept.delete(clientId),
  }
  const seen = {
    online: true,
    broken: false,
    arrived: [] as string[],
    refused: [] as string[],
    stuck: false,
    timers: [] as { run: () => void; ms: number }[],
  }
  const queue = createWaiting<Waiting, { clientId: string }>({
    store,
    send({ clientId }) {
      if (!seen.online) return Promise.reject(new Error('offline'))
      if (seen.broken) return Promise.reject(new Error('refused'))
      return Promise.resolve({ clientId })
    },
    mayRetry: (error) => (error as Error).message === 'offline',
    arrived: ({ clientId }) => void seen.arrived.push(clientId),
    refused: ({ clientId }) => void seen.refused.push(clientId),
    changed: (_, isStuck) => (seen.stuck = isStuck),
    later(run, ms) {
      seen.timers.push({ run, ms })
      return () => void seen.timers.pop()
    },
  })
  return { queue, kept, seen }
}

test('without a network all stays on the device, and is sent in its order after it', async () => {
  const { queue, kept, seen } = world()
  seen.online = false
  await queue.put(one('a', 1))
  await queue.put(one('b', 2))
  expect([...kept.keys()]).toEqual(['a', 'b'])
  expect(seen).toMatchObject({ arrived: [], stuck: true })
  expect(seen.timers).toHaveLength(1)
  seen.online = true
  await queue.wake()
  expect(seen).toMatchObject({ arrived: ['a', 'b'], stuck: false, timers: [] })
  expect(kept.size).toBe(0)
})

test('a new page sends what a closed one could not', async () => {
  const before = world()
  before.seen.online = false
  await before.queue.put(one('a', 1))
  before.queue.stop()
  const after = world(before.kept)
  await after.queue.wake()
  expect(after.seen.arrived).toEqual(['a'])
})

test('what the server refuses blocks no other', async () => {
  const { queue, seen } = world()
  seen.broken = true
  await queue.put(one('a', 1))
  expect(seen.refused).toEqual(['a'])
  seen.broken = false
  await queue.put(one('b', 2))
  expect(seen.arrived).toEqual(['b'])
})

test('a newer one with the same id is sent even if it was given while the older one was on its way', async () => {
  const { queue, kept, seen } = world()
  const first = queue.put(one('a', 1))
  await Promise.all([first, queue.put(one('a', 2))])
  expect(seen.arrived).toEqual(['a', 'a'])
  expect(kept.size).toBe(0)
})
