import { expect, test } from 'vitest'
import type { Gap } from '../../body/gap.ts'
import { quickAnswers, withQuick } from './quick-gap.ts'

type Written = Exclude<Gap, { kind: 'choice' }>
const text: Written = { id: 'a', kind: 'text', accepted: [{ text: 'CIF', share: 0.5 }] }
const number: Written = {
  ...{ id: 'a', kind: 'number', units: [], unitRule: 'none' },
  accepted: [{ value: 480, tolerance: { kind: 'nominal', amount: 1 } }],
}
const date: Written = { id: 'a', kind: 'date', accepted: [] }

test('answers are typed in one line, and those that stay keep their share', () => {
  const next = withQuick(text, 'CIF |CIF HAMBURG| ')
  expect(next).toMatchObject({ accepted: [{ text: 'CIF', share: 0.5 }, { text: 'CIF HAMBURG' }] })
  expect(quickAnswers(next!)).toBe('CIF | CIF HAMBURG')
})

test('numbers may have separators, and take over the tolerance; words are no numbers', () => {
  expect(withQuick(number, '7,440')).toMatchObject({
    accepted: [{ value: 7440, tolerance: { kind: 'nominal', amount: 1 } }],
  })
  expect(withQuick(number, 'many')).toBeNull()
  expect(withQuick(number, '')).toMatchObject({ accepted: [] })
})

test('a date is a day of the calendar', () => {
  expect(withQuick(date, '2026-12-02')).toMatchObject({ accepted: [{ date: '2026-12-02' }] })
  expect(withQuick(date, '2026-02-30')).toBeNull()
  expect(withQuick(date, '2 Dec 2026')).toBeNull()
})
