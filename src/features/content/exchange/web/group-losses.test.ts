import { expect, test } from 'vitest'
import { grouped } from './group-losses.ts'

const lost = (field: string) => ({
  kind: 'lost' as const,
  code: 'fieldNotHeld' as const,
  about: { field },
})

test('the same loss of several types is one line, and the most frequent is the first', () => {
  const groups = grouped([
    { note: lost('credit'), type: 'ordering', count: 4, titles: ['A'] },
    { note: lost('criteria'), type: 'essay', count: 3, titles: ['B', 'C'] },
    { note: lost('criteria'), type: 'spoken', count: 2, titles: ['D'] },
  ])
  expect(groups).toEqual([
    { note: lost('criteria'), parts: ['essay', 'spoken'], count: 5, example: 'B' },
    { note: lost('credit'), parts: ['ordering'], count: 4, example: 'A' },
  ])
})
