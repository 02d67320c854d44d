import { expect, test } from 'vitest'
import type { WorkState } from '#src/shared/media.ts'
import { progressOf, type WorkOf } from './progress.ts'
import type { MediaWork } from './work.ts'

const efforts = { probe: 1, small: 4, large: 15 }
const works = new Map(
  Object.entries(efforts).map(([name, effort]) => [
    name,
    { name, effort, title: { zh: name, en: name }, lane: 'film', timeout: 1 } as MediaWork,
  ]),
)
const row = (name: string, state: WorkState, more: Partial<WorkOf> = {}): WorkOf => ({
  ...{ name, state, percent: 0, failure: null, expected: [] },
  ...more,
})
const progress = (...rows: WorkOf[]) => {
  const { state, percent } = progressOf(works, rows)
  return `${state} ${percent}`
}
const expected = ['small', 'large']

test('the percentage counts works by their effort, also those to come, and never falls', () => {
  const probed = row('probe', 'done', { expected })
  const small = row('small', 'done')
  expect([
    progress(),
    progress(row('probe', 'waiting')),
    progress(row('probe', 'working', { percent: 20, expected })),
    progress(probed, row('small', 'waiting')),
    progress(probed, row('small', 'working', { percent: 50 })),
    progress(probed, small, row('large', 'waiting')),
    progress(probed, small, row('large', 'working', { percent: 99 })),
    progress(probed, small, row('large', 'done')),
  ]).toEqual([
    'none 0',
    'waiting 0',
    'working 1',
    'working 5',
    'working 15',
    'working 25',
    'working 99',
    'done 100',
  ])
})

test('a file fails once nothing of it is under way any more, and names its first failure', () => {
  const broken = row('small', 'failed', { failure: 'broken' })
  expect(progress(broken, row('large', 'working', { percent: 50 }))).toBe('working 39')
  expect(progress(row('probe', 'done', { expected }), broken)).toBe('failed 5')
  const later = row('large', 'failed', { failure: 'noMemory' })
  expect(progressOf(works, [broken, later]).failed).toBe(broken)
})

test('a work that an older version has not made, or that no room does any more, holds nothing up', () => {
  expect(progress(row('probe', 'done', { expected }), row('small', 'done'))).toBe('done 100')
  expect(progress(row('gone', 'done'), row('probe', 'waiting'))).toBe('working 50')
})
