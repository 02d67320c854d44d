import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

const marked = (one: string, other: string) =>
  compareWords(one, other).map((runs) =>
    runs.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''),
  )

test('texts are compared by words', () => {
  expect(marked('The price in euro', 'The price in yuan')).toEqual([
    'The price in [euro]',
    'The price in [yuan]',
  ])
  expect(marked('one two three four', 'one three four five')).toEqual([
    'one [two ]three four',
    'one three four[ five]',
  ])
})

test('equal, empty and very long texts are compared too', () => {
  expect(marked('甲', '甲')).toEqual(['甲', '甲'])
  expect(marked('', '甲')).toEqual(['', '[甲]'])
  const long = 'a '.repeat(3000)
  expect(marked(`${long}x`, `y ${long}`)[1]).toContain('[y ')
})
