import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import '#tests/property.ts'
import { markWords, plainLines } from './mark-words.ts'

const shown = (before: string, after: string) =>
  markWords(before, after)
    .map(({ sort, text }) =>
      sort === 'same' ? text : sort === 'new' ? `[+${text}]` : `[-${text}]`,
    )
    .join('')

test('what was left out and what came in is marked word by word', () => {
  expect(shown('外贸实务十二讲', '外贸实务十五讲')).toBe('外贸实务十[-二][+五]讲')
  expect(shown('From order to payment', 'From contract to payment')).toBe(
    'From [-order][+contract] to payment',
  )
  expect(shown('', '新')).toBe('[+新]')
  expect(shown('same', 'same')).toBe('same')
})

test('both texts can be read from the marks, however long they are', () => {
  const text = fc.string({ maxLength: 60 })
  fc.assert(
    fc.property(text, text, fc.boolean(), (one, two, isLong) => {
      const long = (value: string) => (isLong ? `${value} `.repeat(60) : value)
      const parts = markWords(long(one), long(two))
      const without = (sort: string) =>
        parts.flatMap((part) => (part.sort === sort ? [] : [part.text])).join('')
      expect(without('new')).toBe(long(one))
      expect(without('gone')).toBe(long(two))
    }),
  )
})

test('formatted text is compared by its lines', () => {
  expect(plainLines('<p>一 &amp; 二</p><ul><li>三</li></ul>')).toBe('一 & 二\n三')
})
