import { expect, test } from 'vitest'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { isShown, linesOf, type TextParts } from './translatable.ts'

const parts: TextParts = { course: [{ field: 'name', form: 'line' }] }
const languages = ['zh', 'en'] as const

const records = new Map<string, DraftRecord>([
  ['head', { kind: 'course', name: { zh: '跟单实务', en: 'Following orders', outdated: 'en' } }],
  [
    'c-2',
    {
      kind: 'chapter',
      place: { parent: null, order: 'a1' },
      name: { zh: '第二章', en: 'Two' },
      introduction: { zh: '', en: '' },
    },
  ],
  [
    'c-1',
    {
      kind: 'chapter',
      place: { parent: null, order: 'a0' },
      name: { zh: '第一章', en: '' },
      introduction: { zh: '', en: 'Only in English' },
    },
  ],
  [
    'i-1',
    {
      kind: 'item',
      type: 'text',
      place: { parent: 'c-1', order: 'a0' },
      name: { zh: '阅读', en: 'Reading' },
      length: { zh: 12, en: 0, outdated: null },
    },
  ],
])

const listed = (show: Parameters<typeof isShown>[1]) =>
  linesOf(records, { parts, languages }).flatMap(({ number, lines }) =>
    lines
      .filter((line) => isShown(line, show))
      .map(({ id, side, state }) => `${number} ${id} ${side} ${state}`.trim()),
  )

test('texts are listed in reading order, each with the side that lacks', () => {
  expect(listed('open')).toEqual([
    'head name en outdated',
    '1 c-1 name en missing',
    '1 c-1 introduction zh missing',
    '1 i-1 body en missing',
  ])
  expect(listed('outdated')).toEqual(['head name en outdated'])
  expect(listed('all')).toContain('2 c-2 name en done')
  expect(listed('all')).not.toContain('2 c-2 introduction en done')
})

test('a long text is judged by what was typed, then by its lengths', () => {
  const typed = new Map(records).set('i-1', { ...records.get('i-1')!, body: { en: '<p>x</p>' } })
  const [line] = linesOf(typed, { parts, languages })
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === 'i-1 body')
  expect(line).toMatchObject({ side: 'en', state: 'done' })
})
