import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { mergeTexts } from './merge-texts.ts'

const p = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('')

test.each([
  ['the first alone changed', p('a', 'b'), p('a2', 'b'), p('a', 'b'), p('a2', 'b')],
  ['the second alone changed', p('a', 'b'), p('a', 'b'), p('a', 'b2'), p('a', 'b2')],
  [
    'both changed other paragraphs',
    p('a', 'b', 'c'),
    p('a2', 'b', 'c'),
    p('a', 'b', 'c2'),
    p('a2', 'b', 'c2'),
  ],
  ['both added the same', p('a'), p('a', 'b'), p('a', 'b'), p('a', 'b')],
  ['both added at the end', p('a'), p('a', 'x'), p('a', 'y'), p('a', 'x', 'y')],
  ['both changed the same paragraph', p('a'), p('a1'), p('a2'), p('a1', 'a2')],
  ['one deleted what the other changed', p('a', 'b'), p('b'), p('a2', 'b'), p('a2', 'b')],
  [
    'one wrote after a paragraph that the other changed',
    p('a'),
    p('a', 'b'),
    p('a2'),
    p('a2', 'b'),
  ],
  ['both began without a common text', '', p('x'), p('y'), p('x', 'y')],
])('%s', (_what, base, first, second, merged) => {
  expect(mergeTexts(base, first, second)).toBe(merged)
})

test('words outside of paragraphs, lists and formulas stay whole', () => {
  const list = '<ul><li><p>one</p></li></ul>'
  const formula = '<p>E = <span data-formula="mc^2"></span></p>'
  expect(mergeTexts(p('a'), p('a') + list, formula + p('a'))).toBe(formula + p('a') + list)
})

test('thousands of blocks are merged at once, and all that was written stays', () => {
  const many = (word: string) => p(...Array.from({ length: 4000 }, () => word))
  const merged = mergeTexts(many('a'), p('x') + many('b'), many('c') + p('y'))
  // A comparison of each block with each would outlast the test.
  for (const word of ['x', 'y', 'b', 'c']) expect(merged).toContain(p(word))
  // A change at the end of a long text is a small one.
  expect(mergeTexts(many('a'), many('a') + p('x'), p('y') + many('a'))).toBe(
    p('y') + many('a') + p('x'),
  )
})

test('what only one device wrote is in the merged text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 })
  const added = (mark: string) => fc.array(fc.nat(5), { maxLength: 3 }).map((at) => ({ mark, at }))
  const write = (base: string[], { mark, at }: { mark: string; at: number[] }) =>
    at.reduce(
      (words, place, n) => words.toSpliced(Math.min(place, words.length), 0, mark + n),
      base,
    )
  fc.assert(
    fc.property(text, added('first'), added('second'), (base, one, other) => {
      const [first, second] = [write(base, one), write(base, other)]
      const merged = mergeTexts(p(...base), p(...first), p(...second))
      for (const word of [...first, ...second]) expect(merged).toContain(p(word))
      expect(mergeTexts(p(...base), merged, p(...second))).toBe(merged)
    }),
    runs(200),
  )
})
