import { expect, test } from 'vitest'
import {
  type Change,
  type DraftRecord,
  type Records,
  withField,
} from '#src/features/content/draft/record.ts'
import { planPull } from './pull-plan.ts'

const chapter = (name: string, order = 'a0', parent: string | null = null): DraftRecord => ({
  kind: 'chapter',
  place: { parent, order },
  name: { zh: name, en: '' },
  introduction: { zh: '简介', en: '' },
})
const text = (zh: string, parent: string, order = 'a0'): DraftRecord => ({
  ...{ kind: 'item', type: 'text', place: { parent, order }, trial: false, body: { zh, en: '' } },
  name: { zh: '阅读', en: '' },
})
const book: Records = new Map([
  ['c-1', chapter('第一章')],
  ['c-2', chapter('第二章', 'a1')],
  ['i-1', text('正文', 'c-1')],
])
const own: Records = new Map([['head', { kind: 'course' }]])

interface More {
  learners?: Record<string, number>
  dropped?: string[]
  former?: Record<string, string>
  used?: string[]
}
const plan = (
  textbook: Records,
  course: Records,
  { learners = {}, dropped = [], former = {}, used = [] }: More = {},
) =>
  planPull({
    ...{ textbookId: 1, textbook, course, newKey: () => 'n-1' },
    learners: new Map(Object.entries(learners)),
    former: new Map(Object.entries(former)),
    used: new Set(used),
    dropped: new Set(dropped),
  })

/** Applies changes as the draft does. */
function applied(records: Records, changes: readonly Change[]): Records {
  const next = new Map(records)
  for (const { key, field, value } of changes) {
    if (field !== '') next.set(key, withField(next.get(key)!, field, value))
    else if (value === null) next.delete(key)
    else next.set(key, value as DraftRecord)
  }
  return next
}
function pull(textbook: Records, course: Records, more?: More): Records {
  const { entries, changesOf } = plan(textbook, course, more)
  return applied(course, changesOf(new Set(entries.flatMap(({ id, take }) => (take ? [id] : [])))))
}
const copy = pull(book, own)
const edit = (records: Records, changes: Record<string, DraftRecord | null>): Records =>
  applied(
    records,
    Object.entries(changes).map(([key, value]) => ({ key, field: '', value })),
  )
const brief = (textbook: Records, course: Records, more?: More) =>
  plan(textbook, course, more).entries.map(
    ({ id, conflict, take }) => `${id} ${conflict ?? ''} ${take}`,
  )

test('the first pull copies the outline with its items, and a second one finds nothing', () => {
  expect([...copy.keys()].sort()).toEqual(['c-1', 'c-2', 'head', 'i-1'])
  expect(copy.get('i-1')).toMatchObject({
    body: { zh: '正文' },
    from: { key: 'i-1', textbookId: 1 },
  })
  expect(brief(book, copy)).toEqual([])
})

test('added, changed, moved and removed are taken where the course has not touched them', () => {
  const next = edit(book, {
    'c-3': chapter('第三章', 'a2'),
    'i-2': text('更多', 'c-3'),
    'c-1': { ...chapter('绪论'), place: { parent: null, order: 'a3' } },
    'c-2': null,
    'i-1': text('新的正文', 'c-1'),
  })
  expect(brief(next, copy)).toEqual([
    'added:c-3  true',
    'added:i-2  true',
    'changed:c-1:name  true',
    'moved:c-1  true',
    'changed:i-1:body  true',
    'removed:c-2  true',
  ])
  const pulled = pull(next, copy)
  expect([...pulled.keys()].sort()).toEqual(['c-1', 'c-3', 'head', 'i-1', 'i-2'])
  expect(pulled.get('c-1')).toMatchObject({ name: { zh: '绪论' }, place: { order: 'a3' } })
  expect(pulled.get('i-1')).toMatchObject({ body: { zh: '新的正文' } })
  expect(brief(next, pulled)).toEqual([])
})

test('where both have changed the same thing, both are shown and the course keeps its own', () => {
  const next = edit(book, { 'c-1': chapter('绪论'), 'i-1': text('书', 'c-1') })
  const course = applied(copy, [
    { key: 'c-1', field: 'name.zh', value: '导论' },
    { key: 'i-1', field: 'body.zh', value: '课' },
  ])
  const { entries, changesOf } = plan(next, course)
  expect(entries).toMatchObject([
    { conflict: 'changed', take: false, theirs: { zh: '绪论' }, ours: { zh: '导论' } },
    { conflict: 'changed', take: false, theirs: { zh: '书' }, ours: { zh: '课' } },
  ])
  const taken = applied(course, changesOf(new Set([entries[0]!.id])))
  expect(taken.get('c-1')).toMatchObject({ name: { zh: '绪论' } })
  expect(taken.get('i-1')).toMatchObject({ body: { zh: '课' } })
  expect(brief(next, taken)).toEqual(['changed:i-1:body changed false'])
})

test('the same change on both sides is no change', () => {
  const next = edit(book, { 'c-1': chapter('绪论') })
  const course = applied(copy, [{ key: 'c-1', field: 'name.zh', value: '绪论' }])
  expect(brief(next, course)).toEqual([])
})

test('what was removed stays where learners or the teacher have something there', () => {
  const next = edit(book, { 'c-1': null, 'i-1': null })
  expect(brief(next, copy)).toEqual(['removed:c-1  true'])
  expect([...pull(next, copy).keys()].sort()).toEqual(['c-2', 'head'])
  expect(plan(next, copy, { learners: { 'i-1': 3 } }).entries).toMatchObject([
    { learners: 3, take: false },
  ])
  const course = edit(copy, { 'i-9': text('自己的', 'c-1', 'a5') })
  expect(brief(next, course)).toEqual(['removed:c-1 changed false'])
})

test('what moves out of a removed chapter stays', () => {
  const next = edit(book, { 'c-1': null, 'i-1': text('正文', 'c-2') })
  expect(brief(next, copy)).toEqual(['moved:i-1  true', 'removed:c-1  true'])
  const pulled = pull(next, copy)
  expect(pulled.get('i-1')).toMatchObject({ place: { parent: 'c-2' } })
  expect(pulled.has('c-1')).toBe(false)
})

test('what the teacher has deleted is offered and not taken; keys of the course are never reused', () => {
  const course = edit(copy, { 'c-1': null, 'i-1': null })
  expect(brief(book, course, { dropped: ['c-1', 'i-1'] })).toEqual([
    'added:c-1 dropped false',
    'added:i-1 dropped false',
  ])
  const other = edit(course, { 'c-1': chapter('自己的') })
  const { entries, changesOf } = plan(book, other)
  const all = applied(other, changesOf(new Set(entries.map(({ id }) => id))))
  expect(all.get('c-1')).toMatchObject({ name: { zh: '自己的' } })
  expect(all.get('n-1')).toMatchObject({ from: { key: 'c-1' } })
  expect(all.get('i-1')).toMatchObject({ place: { parent: 'n-1' } })
})

test('an item whose chapter is not taken is left out', () => {
  const next = edit(book, { 'c-3': chapter('第三章', 'a2'), 'i-2': text('更多', 'c-3') })
  expect(plan(next, copy).changesOf(new Set(['added:i-2']))).toEqual([])
})

test('what came from another textbook is the course’s own', () => {
  const { entries } = planPull({
    ...{ textbookId: 2, textbook: new Map(), course: copy, newKey: () => 'n-1' },
    ...{ learners: new Map(), dropped: new Set<string>() },
    ...{ former: new Map(), used: new Set<string>() },
  })
  expect(entries).toEqual([])
})

test('what comes back has its key again; the key of another thing that the course has had is not taken', () => {
  const added = (more: More) => [...pull(book, own, more).keys()].filter((key) => key !== 'head')
  expect(added({ former: { 'i-1': 'i-7' }, used: ['i-7'] })).toEqual(['c-1', 'i-7', 'c-2'])
  expect(added({ used: ['i-1'] })).toEqual(['c-1', 'n-1', 'c-2'])
})
