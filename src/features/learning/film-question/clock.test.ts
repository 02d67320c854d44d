import { expect, test } from 'vitest'
import { secondOf } from './clock.ts'

test.each([
  ['0:19', 19],
  ['12:05', 725],
  ['75:00', 4500],
  ['1:02:09', 3729],
  [' 1 ：２３ ', 83],
])('%s is a time of a film', (text, second) => expect(secondOf(text)).toBe(second))

test.each(['', '19', '0:60', '1:60:00', '1:2:3:4', '-1:00', '1:xx'])('%s is none', (text) =>
  expect(secondOf(text)).toBeUndefined(),
)
