import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change, DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { type Stored, takeActs } from '#src/features/content/draft/server/take-acts.ts'
import '#tests/property.ts'
import { chapterRecord, itemRecord } from './server/record-schemas.ts'
import { childrenOf, inReadingOrder, inverse, isBelow, placesAt, removal } from './tree.ts'

const schemas = { chapter: chapterRecord, item: itemRecord }
const kinds = ['chapter']

/** A draft as the server keeps it, without a database. */
class Draft {
  rows = new Map<string, Stored>()
  revision = 0

  save(window: string, base: number, changes: readonly Change[]) {
    const given = { stored: this.rows, base, window, revision: this.revision + 1, schemas }
    const taken = takeActs([{ id: 'a', changes }], given)
    if (taken.rows.size > 0) this.revision++
    for (const [key, row] of taken.rows) this.rows.set(key, row)
    return taken
  }

  get records(): Records {
    return new Map(
      [...this.rows].flatMap(([key, { value }]) => (value ? [[key, value] as const] : [])),
    )
  }
}

const chapter = (name: string, place: unknown): DraftRecord =>
  ({
    kind: 'chapter',
    name: { zh: name, en: '' },
    introduction: { zh: '', en: '' },
    place,
  }) as DraftRecord

type Step =
  | { act: 'add'; at: number; index: number }
  | { act: 'move'; key: number; at: number; index: number }
  | { act: 'remove'; key: number }
  | { act: 'read' }

const step: fc.Arbitrary<Step & { by: 0 | 1 }> = fc
  .record({ by: fc.constantFrom(0, 1) })
  .chain(({ by }) =>
    fc.oneof(
      fc.record({
        by: fc.constant(by),
        act: fc.constant('add' as const),
        at: fc.nat(30),
        index: fc.nat(6),
      }),
      fc.record({
        by: fc.constant(by),
        act: fc.constant('move' as const),
        key: fc.nat(30),
        at: fc.nat(30),
        index: fc.nat(6),
      }),
      fc.record({ by: fc.constant(by), act: fc.constant('remove' as const), key: fc.nat(30) }),
      fc.record({ by: fc.constant(by), act: fc.constant('read' as const) }),
    ),
  ) as fc.Arbitrary<Step & { by: 0 | 1 }>

function changesOf(one: Step, records: Records, made: number): Change[] {
  const keys = [...records.keys()].sort()
  const pick = (at: number) => (keys.length === 0 ? null : (keys[at % (keys.length + 1)] ?? null))
  const children = childrenOf(records, kinds)
  switch (one.act) {
    case 'add': {
      const key = `c-${made}`
      const [place] = placesAt(children, [key], { parent: pick(one.at), index: one.index })
      return [{ key, field: '', value: chapter(key, place!.value) }]
    }
    case 'move': {
      const key = pick(one.key)
      const parent = pick(one.at)
      if (key === null || isBelow(records, key, parent)) return []
      return placesAt(children, [key], { parent, index: one.index })
    }
    case 'remove': {
      const key = pick(one.key)
      return key === null ? [] : removal(records, key)
    }
    case 'read':
      return []
  }
}

/** Every record is reached once from the top, and siblings have an order. */
function expectTree(records: Records) {
  const rows = inReadingOrder(childrenOf(records, kinds))
  expect(rows.map(({ key }) => key).sort()).toEqual([...records.keys()].sort())
  for (const siblings of childrenOf(records, kinds).values()) {
    const places = siblings.map(({ key, record }) => `${record.place.order} ${key}`)
    expect(places).toEqual([...new Set(places)])
  }
}

test('whatever two people move, add and delete at once, the outline stays a tree', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const draft = new Draft()
      const seen = [
        { base: 0, records: draft.records },
        { base: 0, records: draft.records },
      ]
      for (const [made, one] of steps.entries()) {
        const mine = seen[one.by]!
        if (one.act === 'read') {
          seen[one.by] = { base: draft.revision, records: draft.records }
          continue
        }
        draft.save(`window-${one.by}`, mine.base, changesOf(one, mine.records, made))
        expectTree(draft.records)
      }
    }),
  )
})

test('an undo returns the exact state', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const draft = new Draft()
      for (const [made, one] of steps.entries()) {
        const before = draft.records
        const changes = changesOf(one, before, made)
        if (changes.length === 0) continue
        draft.save('window-0', draft.revision, changes)
        if (made % 2 === 0) continue
        draft.save('window-0', draft.revision, inverse(before, changes))
        expect(draft.records).toEqual(before)
      }
    }),
  )
})

test('a move below itself by way of another window is refused', () => {
  const draft = new Draft()
  const add = (key: string, parent: string | null) =>
    draft.save('window-0', draft.revision, [
      { key, field: '', value: chapter(key, { parent, order: 'a0' }) },
    ])
  add('c-1', null)
  add('c-2', null)
  const base = draft.revision
  const into = (key: string, parent: string) => [
    { key, field: 'place', value: { parent, order: 'a0' } },
  ]
  expect(draft.save('window-0', base, into('c-1', 'c-2')).refused).toEqual([])
  expect(draft.save('window-1', base, into('c-2', 'c-1')).refused).toMatchObject([
    { reason: 'cycle' },
  ])
})

test('equal indexes of two people get room between them', () => {
  const draft = new Draft()
  for (const key of ['c-1', 'c-2', 'c-3']) {
    draft.save('window-0', 0, [
      { key, field: '', value: chapter(key, { parent: null, order: 'a0' }) },
    ])
  }
  const place = placesAt(childrenOf(draft.records, kinds), ['c-3'], { parent: null, index: 1 })
  draft.save('window-0', draft.revision, place)
  const order = inReadingOrder(childrenOf(draft.records, kinds)).map(({ key }) => key)
  expect(order).toEqual(['c-1', 'c-3', 'c-2'])
})

test('a field that another window has changed is refused with its value; other fields are taken', () => {
  const draft = new Draft()
  draft.save('window-0', 0, [
    { key: 'c-1', field: '', value: chapter('old', { parent: null, order: 'a0' }) },
  ])
  const base = draft.revision
  const name = (value: string) => [{ key: 'c-1', field: 'name.zh', value }]
  draft.save('window-0', base, name('one'))
  expect(draft.save('window-1', base, name('two')).refused).toMatchObject([
    { reason: 'changed', theirs: 'one', value: 'two' },
  ])
  const english = draft.save('window-1', base, [{ key: 'c-1', field: 'name.en', value: 'One' }])
  expect(english.refused).toEqual([])
  // A lost answer: the same window sends more of the same field from the same base.
  expect(draft.save('window-0', base, name('one more')).refused).toEqual([])
  expect(draft.records.get('c-1')).toMatchObject({ name: { zh: 'one more', en: 'One' } })
})

test('chapters lie at most twenty levels deep, however they come there', () => {
  const draft = new Draft()
  const add = (key: string, parent: string | null) => [
    { key, field: '', value: chapter(key, { parent, order: 'a0' }) },
  ]
  const levels = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      add(`${name}-${at}`, at === 0 ? null : `${name}-${at - 1}`),
    ).flat()
  const save = (changes: readonly Change[]) => draft.save('window-0', draft.revision, changes)
  const deep = [{ reason: 'deep' }]
  expect(save(levels('far', 20)).refused).toEqual([])
  expect(save(add('more', 'far-19')).refused).toMatchObject(deep)
  expect(save(levels('long', 2000)).refused).toMatchObject(deep)
  expect(save(levels('two', 2)).refused).toEqual([])
  const into = (parent: string) => [
    { key: 'two-0', field: 'place', value: { parent, order: 'a5' } },
  ]
  expect(save(into('far-18')).refused).toMatchObject(deep)
  expect(save(into('far-17')).refused).toEqual([])
  expect(save(removal(draft.records, 'far-0')).rows.size).toBe(22)
})
