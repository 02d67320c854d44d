import { expect, test } from 'vitest'
import { BodyBudget } from './body-budget.ts'

const ignore = () => {}

test('a caller of calls beyond its share loses its own oldest bodies, and no other caller does', () => {
  const budget = new BodyBudget({ share: 10, whole: 100 })
  const dropped: string[] = []
  const take = (key: string, bytes: number, width?: number) =>
    budget.take(key, bytes, () => dropped.push(`${key}${bytes}`), width)
  for (const bytes of [3, 4, 2]) take('a', bytes)
  take('b', 9)
  expect(take('a', 6)).toBeDefined()
  expect(dropped).toEqual(['a3', 'a4'])
  expect(take('a', 11)).toBeUndefined()
  expect(take('a', 10)).toBeDefined()
  expect(dropped).toEqual(['a3', 'a4', 'a2', 'a6'])
  take('c', 60, 10)
  take('c', 40, 10)
  // The whole of 100 takes the oldest of the one that holds most.
  expect(dropped.slice(4)).toEqual(['c60'])
})

test('a caller of uploads has its share, and gets it back', () => {
  const budget = new BodyBudget({ share: 10, whole: 100, slow: true })
  const first = budget.take('a', 6, ignore)
  expect(first).toBeDefined()
  expect(budget.take('a', 6, ignore)).toBeUndefined()
  expect(budget.take('b', 6, ignore)).toBeDefined()
  expect(budget.take('c', 60, ignore, 10)).toBeDefined()
  first!()
  first!()
  expect(budget.take('a', 10, ignore)).toBeDefined()
})

test('when all is taken, the caller that holds most loses its oldest body', () => {
  const budget = new BodyBudget({ share: 10, whole: 20 })
  const dropped: string[] = []
  const take = (key: string, bytes: number) =>
    budget.take(key, bytes, () => dropped.push(`${key}${bytes}`))
  take('a', 4)
  take('b', 3)
  take('b', 6)
  take('c', 4)
  expect(dropped).toEqual([])
  expect(take('d', 5)).toBeDefined()
  expect(dropped).toEqual(['b3'])
  take('d', 5)
  expect(dropped).toEqual(['b3', 'd5'])
})
