import { afterEach, expect, test, vi } from 'vitest'
import { plainText } from '../body/plain-text.ts'
import { mark } from './mark.ts'
import { normalise } from './normalise.ts'
import { fillIn, textGap } from './test-keys.ts'

// A body comes from a teacher's browser and is marked in the process that serves all others.

afterEach(() => vi.restoreAllMocks())

test('answers in any order are compared with keys that were each read once, not once for each pair', () => {
  const [gaps, texts] = [20, 50]
  const keys = Array.from({ length: gaps }, (_, gap) =>
    textGap(
      `g${gap}`,
      Array.from({ length: texts }, (_, at) => `答案 ${gap} ${at}`),
    ),
  )
  const given = Object.fromEntries(keys.map(({ id }, at) => [id, `答案 ${gaps - 1 - at} 7`]))
  const steps = vi.spyOn(String.prototype, 'normalize')
  const body = { ...fillIn(keys), anyOrder: true }
  expect(mark(body, { type: 'fillIn', gaps: given }, 'chinese').mark.share).toBe(1)
  // Twice for each text: before and after its letters are made small.
  expect(steps.mock.calls.length).toBeLessThanOrEqual(2 * (gaps * texts + gaps))
})

test('a long row of marks and a long row of open tags are read once, not once from each of them', () => {
  expect(normalise(`${'…'.repeat(200_000)}x`)).toHaveLength(600_001)
  expect(normalise(`x${'。'.repeat(200_000)}`)).toBe('x')
  expect(plainText('<div '.repeat(200_000))).toHaveLength(999_999)
})

test.each([
  ['<p>见 <span data-formula="a &lt; b"></span>。</p>', '见 a < b 。'],
  ['<p>一<strong>二</strong><span data-gap="g"></span></p><p>三</p>', '一二____ 三'],
  ['<img data-file="1" alt="提单 &quot;正本&quot;" /> 3 &lt; 5', '提单 "正本" 3 < 5'],
])('%s says %s', (html, words) => {
  expect(plainText(html)).toBe(words)
})
