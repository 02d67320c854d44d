import { expect, test } from 'vitest'
import { inLineOrder, type PlacedRun } from './line-order.ts'

const run = (text: string, left: number, width: number, charIndex: number, top = 0): PlacedRun => ({
  ...{ text, left, width, top, height: 12 },
  ...{ charIndex, charCount: text.length },
})
const read = async (runs: PlacedRun[], lefts: [number, number][]) =>
  (await inLineOrder(runs, async () => new Map(lefts))).map(({ text }) => text)

test('a character of another font is put back into its line', async () => {
  const line = [run('李 田', 0, 36, 0), run('𠮷', 12, 12, 3), run('次行\n', 0, 24, 5, 20)]
  const lefts: [number, number][] = [
    [0, 0],
    [2, 24],
    [3, 12],
    [4, 12],
  ]
  expect(await read(line, lefts)).toEqual(['李𠮷田', '次行\n'])
})

test('runs side by side, columns and shadows stay as they are', async () => {
  const columns = [
    run('左', 0, 12, 0),
    run('右', 60, 12, 1),
    run('影', 0, 12, 2, 30),
    run('影', 1, 12, 3, 30),
  ]
  expect(await read(columns, [])).toEqual(['左', '右', '影', '影'])
})
