import { expect, test } from 'vitest'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { localEvents } from '../events/events.ts'
import { memoUntilChanged } from './memo.ts'

const [course, person] = [cacheTag('course:3'), cacheTag('person:7')]
const tagsOf = () => [course]

test('a value is computed once for all callers, and again after a change of its tags or missed events', async () => {
  const events = localEvents()
  let made = 0
  const memo = memoUntilChanged<number>(events, { tagsOf })
  const read = (key: string) => memo(key, async () => ++made)
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2])
  events.publish('changed', [person])
  expect(await read('a')).toBe(1)
  events.publish('changed', [person, course])
  expect(await read('a')).toBe(3)
  events.publish('missed', true)
  expect(await read('a')).toBe(4)
})

test('a value whose computation a change overtakes is not cached', async () => {
  const events = localEvents()
  const waiting: ((value: string) => void)[] = []
  const memo = memoUntilChanged<string>(events, { tagsOf })
  const read = () => memo('a', () => new Promise((resolve) => waiting.push(resolve)))
  const before = read()
  events.publish('changed', [course])
  const after = read()
  waiting[0]?.('old')
  waiting[1]?.('new')
  expect([await before, await after, await read()]).toEqual(['old', 'new', 'new'])
})

test('failures are not cached, and values are limited in age and number', async () => {
  let made = 0
  const memo = memoUntilChanged<number>(localEvents(), { tagsOf, maxAgeMs: 20, most: 2 })
  const failing = () => memo('a', () => Promise.reject(new Error(`no database ${++made}`)))
  await expect(failing()).rejects.toThrow('no database 1')
  await expect(failing()).rejects.toThrow('no database 2')
  const read = (key: string) => memo(key, async () => ++made)
  expect([await read('a'), await read('b'), await read('a')]).toEqual([3, 4, 3])
  expect([await read('c'), await read('b')]).toEqual([5, 6])
  await expect.poll(() => read('b')).toBeGreaterThan(6)
})
