import { expect, test } from 'vitest'
import { readQuery } from './search-query.ts'
import { possibleWords, splitByWords } from './split-words.ts'

const split = (typed: string, ...known: string[]) => {
  const { query, whole } = splitByWords(readQuery(typed)!, new Set(known))
  return { words: query.words, whole }
}

test('a compound is split by known words, from the left, the longest first', () => {
  const containers = ['集装箱', '集装', '装箱', '运输']
  expect(split('集装箱运输', ...containers)).toEqual({ words: ['集装箱', '运输'], whole: true })
  expect(split('海关监管', '海关')).toEqual({ words: ['海关'], whole: false })
  expect(split('区块链报关 RCEP', '报关')).toEqual({ words: ['报关', 'rcep'], whole: false })
  expect(split('高等数学')).toEqual({ words: [], whole: false })
})

test('a query looks up every word of two to six characters, never more than a hundred and twenty', () => {
  expect(possibleWords(readQuery('海关监管')!)).toEqual([
    '海关',
    '海关监',
    '海关监管',
    '关监',
    '关监管',
    '监管',
  ])
  // A word that says nothing is none to look for.
  expect(possibleWords(readQuery('海运课程')!)).not.toContain('课程')
  expect(possibleWords(readQuery('incoterms 2020')!)).toEqual([])
  const long =
    '中华人民共和国社会主义市场经济集装箱运输国际贸易海关监管高等数学工业革命天文学家人工智能计算机科学'
  expect(possibleWords(readQuery(long)!).length).toBeLessThanOrEqual(120)
})
