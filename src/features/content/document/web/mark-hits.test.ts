import { expect, test } from 'vitest'
import { markHits } from './mark-hits.ts'

const hits = (lines: string[], keyword: string) =>
  markHits(lines, keyword).map((pieces) =>
    pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(''),
  )

test('hits are found whatever the case and width of letters and the spaces between them', () => {
  expect(hits(['FOB 价格与 ＦＯＢ', 'f o b'], 'fob')).toEqual(['[FOB] 价格与 [ＦＯＢ]', '[f o b]'])
})

test('a hit goes on in the next line', () => {
  expect(hits(['按照国际贸', '易术语'], '贸易')).toEqual(
    ['按照国际[贸', '[易]术语'].map((one, n) => (n === 0 ? `${one}]` : one)),
  )
})

test('rare characters stay whole, and nothing is marked for an empty keyword', () => {
  expect(hits(['𠮷野𠮷'], '𠮷')).toEqual(['[𠮷]野[𠮷]'])
  expect(hits(['a b'], ' ')).toEqual(['a b'])
})
