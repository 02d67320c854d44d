import { expect, test } from 'vitest'
import { officeValues } from './office-students.ts'

test('the office gets the level that the student was shown, and totals as whole numbers', () => {
  const total = { num: 596n, den: 1000n }
  const grade = { total, parts: { usual: total, exam: total }, word: null }
  const valueOf = (scheme: 'passFail' | 'fiveLevel' | 'percent', rounding: 'tenth' | 'whole') =>
    officeValues(grade, { scheme, rounding, hasNotes: true }).total
  expect(valueOf('passFail', 'tenth')).toBe('不合格')
  expect(valueOf('fiveLevel', 'tenth')).toBe('不及格')
  expect(valueOf('passFail', 'whole')).toBe('合格')
  expect(valueOf('percent', 'tenth')).toBe(60)
})
