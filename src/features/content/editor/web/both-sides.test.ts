import { expect, test } from 'vitest'
import { edited, stateOf, upToDate } from './both-sides.ts'
import { lengthOf } from './length-of.ts'
import { inOneLine, storedHtml } from './edit/stored-html.ts'

const both = { zh: '一', en: 'one' }

test('a side is missing, outdated, done or empty', () => {
  expect(stateOf({ zh: '', en: '' }, 'en')).toBe('empty')
  expect(stateOf({ zh: '一', en: '' }, 'en')).toBe('missing')
  expect(stateOf({ ...both, outdated: 'en' }, 'en')).toBe('outdated')
  expect(stateOf({ ...both, outdated: 'en' }, 'zh')).toBe('done')
})

test('a change of one side makes the other outdated, and taking it back does not', () => {
  const changed = edited(both, both, 'zh', '二')
  expect(changed).toEqual({ zh: '二', en: 'one', outdated: 'en' })
  expect(edited(changed, both, 'zh', '一')).toEqual(both)
  expect(upToDate(changed)).toEqual({ zh: '二', en: 'one' })
})

test('writing a translation for the first time makes nothing outdated', () => {
  const before = { zh: '一', en: '' }
  expect(edited(edited(before, before, 'en', 'o'), before, 'en', 'one')).toEqual(both)
  expect(edited(both, { zh: '', en: '' }, 'zh', '二')).toEqual({ zh: '二', en: 'one' })
})

test('an edit of the outdated side brings it up to date', () => {
  const old = { ...both, outdated: 'en' as const }
  expect(edited(old, old, 'en', 'two')).toEqual({ zh: '一', en: 'two' })
  expect(edited(old, old, 'zh', '三')).toEqual({ zh: '三', en: 'one', outdated: 'en' })
})

test('an emptied side is missing, and is never outdated', () => {
  expect(edited({ ...both, outdated: 'en' }, both, 'en', '')).toEqual({ zh: '一', en: '' })
})

test.each([
  ['<p>ab</p><p>c</p>', 3],
  ['<p>x &lt; <span data-formula="\\frac{1}{2}"></span></p>', 5],
  ['<p><img data-file="3" alt="abc">𠮷</p>', 2],
])('%j has %i characters', (html, length) => {
  expect(lengthOf(html)).toBe(length)
})

test('the HTML of the editor as it is stored', () => {
  expect(storedHtml('<p>a</p><p></p>', false)).toBe('<p>a</p>')
  expect(storedHtml('<p></p>', false)).toBe('')
  expect(storedHtml('<p>a <strong>b</strong></p>', true)).toBe('a <strong>b</strong>')
})

test.each([
  ['<p>a</p><p>b</p>', 'a b'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 'a b'],
  ['<div data-formula="x"></div>', '<span data-formula="x"></span>'],
  ['<p>a<br>b</p>', 'a b'],
  ['a <strong>b</strong>', 'a <strong>b</strong>'],
])('%j in one line is %j', (html, line) => {
  expect(inOneLine(html)).toBe(line)
})
