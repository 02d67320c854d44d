import { expect, test } from 'vitest'
import { BodyBudget } from './body-budget.ts'

function openBudget(share: number, whole: number) {
  const budget = new BodyBudget({ share, whole })
  const dropped: string[] = []
  const open = (key: string, name: string, width?: number) => {
    const body = budget.open(key, () => dropped.push(name), width)
    return body
  }
  return { open, dropped }
}

test('bodies that are only announced take nothing, however many they are', () => {
  const { open, dropped } = openBudget(10, 20)
  for (let n = 0; n < 1000; n++) open('a', `silent ${n}`)
  open('a', 'sent').add(10)
  expect(dropped).toEqual([])
})

test('a caller beyond its share loses the body that was silent for the longest, and no other caller does', () => {
  const { open, dropped } = openBudget(10, 100)
  const [first, second, third] = ['first', 'second', 'third'].map((name) => open('a', name))
  open('b', 'of b').add(9)
  first!.add(3)
  second!.add(3)
  third!.add(3)
  // The first one goes on, so the second one is the silent one.
  first!.add(1)
  third!.add(1)
  expect(dropped).toEqual(['second'])
  third!.add(3)
  expect(dropped).toEqual(['second', 'first'])
  // Bytes of a dropped body no longer count, however many still arrive.
  third!.add(3)
  expect(dropped).toEqual(['second', 'first'])
})

test('a body that has ended gives its bytes back once', () => {
  const { open, dropped } = openBudget(10, 100)
  const body = open('a', 'whole')
  body.add(8)
  body.end()
  body.end()
  body.add(8)
  open('a', 'next').add(10)
  expect(dropped).toEqual([])
})

test('a network of the school has a wider share', () => {
  const { open, dropped } = openBudget(10, 1000)
  for (let n = 0; n < 10; n++) open('a', `pupil ${n}`, 10).add(10)
  expect(dropped).toEqual([])
  open('a', 'one more', 10).add(1)
  expect(dropped).toEqual(['pupil 0'])
})

test('when all is taken, the caller that holds most loses its most silent body', () => {
  const { open, dropped } = openBudget(10, 20)
  open('a', 'a').add(4)
  open('b', 'b1').add(3)
  open('b', 'b2').add(6)
  open('c', 'c').add(4)
  expect(dropped).toEqual([])
  open('d', 'd').add(5)
  expect(dropped).toEqual(['b1'])
})
