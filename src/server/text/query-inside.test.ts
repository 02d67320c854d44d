import { expect, test } from 'vitest'
import { insideQuery, readTerms, termsOf } from './query-inside.ts'
import { vectorInside } from './search-index.ts'
import { readQuery } from './search-query.ts'

test.each([
  ['倒签提单', ['倒签', '提单'], "'倒签' & '提单'"],
  ['信用证审单', ['信用证', '审单'], "'信用' & '用证' & '审单'"],
  ['报关实', ['报关实'], "'报关' & '关实'"],
  ['FOB 价', ['fob', '价'], "'fob':* & '价':*"],
  ['HS codes', ['hs', 'codes'], "'hs' & 'code':*"],
  ['怎么 审单', ['审单'], "'审单'"],
  // Alone, they are everywhere.
  ['函', ['函'], ''],
  ['hs', ['hs'], ''],
])('%s is looked for inside as %j', (typed, terms, query) => {
  expect(termsOf(readQuery(typed)!)).toEqual(terms)
  expect(insideQuery(terms)).toBe(query)
  expect(readTerms(terms.join(' '))).toEqual(terms)
})

test('a term is found in each sentence, however the dictionary cuts it there', () => {
  const sought = insideQuery(termsOf(readQuery('无单放货')!)).split(' & ')
  for (const sentence of ['预借提单与无单放货', '无单放货的风险', '讲无单放货']) {
    const found = vectorInside(sentence).split(' ')
    expect(found, sentence).toEqual(expect.arrayContaining(sought))
  }
})

test('signs of a query are no part of a term', () => {
  expect(insideQuery(readTerms("a' | 'b':* & !提单"))).not.toMatch(/[|!]|''/)
})
