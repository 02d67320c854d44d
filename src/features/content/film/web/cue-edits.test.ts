import { expect, test } from 'vitest'
import {
  keyed,
  merge,
  readTime,
  shiftAll,
  split,
  withEnd,
  withNew,
  withStart,
} from './cue-edits.ts'

const cues = () =>
  keyed([
    { from: 1000, to: 3000, text: '提单装船' },
    { from: 4000, to: 6000, text: '卸货' },
  ])
const plain = (list: ReturnType<typeof cues>) => list.map(({ from, to, text }) => [from, to, text])

test('a cue is cut at a letter, its time shared as its letters, and joined again', () => {
  const list = cues()
  const [parts, second] = split(list, list[0]!.key, 2)
  expect(plain(parts).slice(0, 2)).toEqual([
    [1000, 2000, '提单'],
    [2000, 3000, '装船'],
  ])
  expect(parts[1]!.key).toBe(second)
  expect(plain(merge(parts, parts[0]!.key))).toEqual(plain(list))
})

test('words of Latin letters are joined with a space', () => {
  const list = keyed([
    { from: 0, to: 1000, text: 'bill' },
    { from: 1000, to: 2000, text: 'of lading' },
  ])
  expect(merge(list, list[0]!.key)[0]!.text).toBe('bill of lading')
})

test('times stay in order: an end never comes before its start', () => {
  const list = cues()
  const { key } = list[0]!
  expect(plain(withStart(list, key, 3500))[0]).toEqual([3500, 3600, '提单装船'])
  expect(plain(withStart(list, key, 5000)).map(([, , text]) => text)).toEqual(['卸货', '提单装船'])
  expect(plain(withEnd(list, key, 10))[0]).toEqual([1000, 1100, '提单装船'])
})

test('a new cue ends before the next, and all are shifted but never before the beginning', () => {
  const [list] = withNew(cues(), 3200)
  expect(plain(list)[1]).toEqual([3200, 4000, ''])
  expect(plain(shiftAll(cues(), -2000))).toEqual([
    [0, 1000, '提单装船'],
    [2000, 4000, '卸货'],
  ])
})

test('times are read as people write them', () => {
  expect(['1:02.5', '00:01:02.500', '62,5', '62.5'].map(readTime)).toEqual(Array(4).fill(62_500))
  expect([readTime('soon'), readTime('1:2:3:4')]).toEqual([undefined, undefined])
})
