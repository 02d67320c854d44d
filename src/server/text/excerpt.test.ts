import { expect, test } from 'vitest'
import { excerptWith } from './excerpt.ts'

const marked = (text: string, words: string[]) => {
  const { excerpt, ranges } = excerptWith(text, words)
  return [excerpt, ranges.map(([from, to]) => excerpt.slice(from, to))]
}

test('an excerpt has the words in their sentence, on one line', () => {
  expect(marked('海运提单\n是  物权凭证', ['提单'])).toEqual(['海运提单 是 物权凭证', ['提单']])
  expect(marked('A Bill of Lading', ['lading'])).toEqual(['A Bill of Lading', ['Lading']])
})

test('a long text is cut on both sides without cutting a character in two', () => {
  const [excerpt, words] = marked(`${'𠮷'.repeat(60)}信用证${'𠮷'.repeat(100)}`, ['信用证'])
  expect(excerpt).toBe(`…${'𠮷'.repeat(40)}信用证${'𠮷'.repeat(77)}…`)
  expect(words).toEqual(['信用证'])
})

test('an excerpt is cut where the most of the words are', () => {
  const rows = Array.from({ length: 60 }, (_, row) => `HX-${201 + row} 托盘`).join(' ')
  expect(marked(rows, ['hx', '210'])[0]).toContain('HX-210')
})

test('an excerpt begins and ends with whole Latin words', () => {
  const [excerpt] = marked(
    `${'deliver at the ship '.repeat(6)}提单 ${'and suit cargo '.repeat(9)}`,
    ['提单'],
  )
  const cut = (excerpt as string).replaceAll('…', '').split(' ')
  const whole = ['deliver', 'at', 'the', 'ship', '提单', 'and', 'suit', 'cargo', '']
  expect(cut.filter((word) => !whole.includes(word))).toEqual([])
})
