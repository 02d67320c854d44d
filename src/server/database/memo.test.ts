import { expect, test } from 'vitest'
import { localEvents } from '../events/events.ts'
import { memoUntilChanged } from './memo.ts'

const about = (tag: string) => tag.startsWith('course')

test('made once for many, and anew after a change that concerns it', async () => {
  const events = localEvents()
  let made = 0
  const read = memoUntilChanged(events, { concerns: about, maxAgeMs: 60_000 }, async () => ++made)
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2])
  events.publish('changed', ['person:7'])
  expect(await read('a')).toBe(1)
  events.publish('changed', ['person:7', 'course:3'])
  expect(await read('a')).toBe(3)
})

test('what was being made when a change came is not kept', async () => {
  const events = localEvents()
  const waiting: ((value: string) => void)[] = []
  const read = memoUntilChanged(
    events,
    { concerns: about, maxAgeMs: 60_000 },
    () => new Promise<string>((resolve) => waiting.push(resolve)),
  )
  const before = read('a')
  events.publish('changed', ['course:1'])
  const after = read('a')
  waiting[0]?.('old')
  waiting[1]?.('new')
  expect([await before, await after, await read('a')]).toEqual(['old', 'new', 'new'])
})

test('a failure is not kept, and nothing is kept beyond its age', async () => {
  let made = 0
  const failing = memoUntilChanged(
    localEvents(),
    { concerns: about, maxAgeMs: 60_000 },
    async () => {
      made += 1
      throw new Error('no database')
    },
  )
  await expect(failing('a')).rejects.toThrow('no database')
  await expect(failing('a')).rejects.toThrow('no database')
  expect(made).toBe(2)
  const fresh = memoUntilChanged(
    localEvents(),
    { concerns: about, maxAgeMs: 0 },
    async () => ++made,
  )
  expect([await fresh('a'), await fresh('a')]).toEqual([3, 4])
})
