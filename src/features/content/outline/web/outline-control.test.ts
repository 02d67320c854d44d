import { expect, test } from 'vitest'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { createMemoryDraft } from '#src/features/content/draft/web/memory-draft.ts'
import { nameOf as nameIn } from './lacks.ts'
import { createOutlineControl, type OutlineEvent } from './outline-control.ts'
import { actOfKey } from './outline-keys.ts'
import { planChanges } from './planned.ts'

/** An outline written as lines: two spaces below, '-' an item. Its text is the key. */
function start(text: string) {
  const records = new Map<string, DraftRecord>()
  const open: string[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const depth = /^ */.exec(line)![0].length / 2
    const name = line.trim().replace(/^- /, '')
    const place = { parent: open[depth - 1] ?? null, order: `b${String(at).padStart(2, '1')}` }
    const both = { zh: name, en: '' }
    open[depth] = name
    const item = { kind: 'item', type: 'video', trial: false, body: { userFileId: null } }
    const chapter = { kind: 'chapter', introduction: { zh: '', en: '' } }
    records.set(name, { ...(line.includes('- ') ? item : chapter), place, name: both })
  }
  const draft = createMemoryDraft(records)
  const events: OutlineEvent[] = []
  const nameOf = (key: string) => nameIn(draft.records().get(key), ['zh'])
  const control = createOutlineControl(draft, ['zh'])
  control.news.watch(() => events.push(control.news.get()!))
  const lines = () =>
    control
      .outline()
      .nodes.map(
        ({ key, depth, kind }) =>
          `${'  '.repeat(depth)}${kind === 'item' ? '- ' : ''}${nameOf(key)}`,
      )
      .join('\n')
  const press = (...keys: string[]) => {
    for (const one of keys) {
      const parts = one.split('+')
      const stroke = {
        key: parts.at(-1)!,
        ...{ altKey: parts.includes('Alt'), ctrlKey: parts.includes('Ctrl') },
        ...{ shiftKey: parts.includes('Shift'), metaKey: false },
      }
      actOfKey(control, stroke)?.()
    }
  }
  const at = () => control.active()?.key
  return { draft, control, events, lines, press, at }
}

const book = 'one\n  - film\n  - slides\n  deep\n    - quiz\ntwo\n  below\nthree'

test('arrows walk through the rows, fold and unfold', () => {
  const { press, at, control } = start(book)
  press('ArrowDown', 'ArrowDown')
  expect(at()).toBe('slides')
  press('ArrowLeft')
  expect(at()).toBe('one')
  press('ArrowLeft')
  expect(control.shown().map(({ key }) => key)).toEqual(['one', 'two', 'below', 'three'])
  press('ArrowRight', 'ArrowRight')
  expect(at()).toBe('film')
  press('End')
  expect(at()).toBe('three')
  press('Home')
  expect(at()).toBe('one')
})

test('Alt and arrows move, indent and outdent, and an undo returns each', () => {
  const { press, control, lines, events } = start(book)
  control.focus('three')
  press('Alt+ArrowUp')
  expect(lines()).toBe('one\n  - film\n  - slides\n  deep\n    - quiz\nthree\ntwo\n  below')
  press('Alt+ArrowRight')
  expect(lines()).toBe('one\n  - film\n  - slides\n  deep\n    - quiz\n  three\ntwo\n  below')
  press('Alt+ArrowRight', 'Alt+ArrowLeft', 'Alt+ArrowLeft')
  expect(lines()).toBe('one\n  - film\n  - slides\n  deep\n    - quiz\nthree\ntwo\n  below')
  expect(events.at(-1)).toMatchObject({ what: 'moved', names: ['three'] })
  press('Alt+ArrowLeft')
  expect(events.at(-1)).toEqual({ what: 'stuck' })
  press('Ctrl+z', 'Ctrl+z', 'Ctrl+z', 'Ctrl+z', 'Ctrl+z')
  expect(lines()).toBe(book)
  press('Ctrl+y')
  expect(lines()).not.toBe(book)
})

test('an item goes on into the next chapter', () => {
  const { press, control, lines } = start(book)
  control.focus('slides')
  press('Alt+ArrowDown')
  expect(lines()).toContain('  deep\n    - slides\n    - quiz')
  press('Alt+ArrowUp', 'Alt+ArrowUp')
  expect(lines()).toContain('one\n  - slides\n  - film')
})

test('several rows move, indent and are deleted together', () => {
  const { press, control, lines, events } = start('a\nb\nc\nd')
  control.focus('b')
  press('Shift+ArrowDown')
  expect(events.at(-1)).toEqual({ what: 'selected', count: 2 })
  press('Alt+ArrowDown')
  expect(lines()).toBe('a\nd\nb\nc')
  press('Alt+ArrowRight')
  expect(lines()).toBe('a\nd\n  b\n  c')
  press('Alt+ArrowLeft')
  expect(lines()).toBe('a\nd\nb\nc')
  press('Delete')
  expect(lines()).toBe('a\nd')
  const last = events.at(-1)!
  expect(last).toMatchObject({ what: 'deleted', names: ['b', 'c'] })
  if ('undo' in last) last.undo?.()
  expect(lines()).toBe('a\nd\nb\nc')
})

test('a chapter never moves below itself, an item never to the top', () => {
  const { control, lines } = start(book)
  control.moveTo(['one'], { parent: 'deep', index: 0 })
  control.moveTo(['film'], { parent: null, index: 0 })
  expect(lines()).toBe(book)
  control.moveTo(['two', 'film'], { parent: 'deep', index: 0 })
  expect(lines()).toBe(
    'one\n  - slides\n  deep\n    - film\n    - quiz\n    two\n      below\nthree',
  )
})

test('a new chapter without a name goes again; Enter makes the next', () => {
  const { press, control, draft, lines } = start('a')
  press('Ctrl+Enter')
  const { editing } = control.state.get()
  expect(editing?.isNew).toBe(true)
  draft.act([{ key: editing!.key, field: 'name.zh', value: 'b' }])
  control.endEdit({ next: true })
  expect(control.state.get().editing?.isNew).toBe(true)
  control.endEdit()
  expect(lines()).toBe('a\nb')
  expect(control.active()?.key).toBe(editing!.key)
})

test('a copy has all below it, and no tie to the textbook', async () => {
  const { control, draft, lines } = start(book)
  draft.act([{ key: 'deep', field: 'from', value: { key: 'x', name: { zh: '', en: '' } } }])
  await control.copy(['one'])
  const one = 'one\n  - film\n  - slides\n  deep\n    - quiz'
  expect(lines()).toBe(`${one}\n${one}\ntwo\n  below\nthree`)
  const copied = [...draft.records().values()].filter(({ from }) => from !== undefined)
  expect(copied).toHaveLength(1)
})

test('a plan of 40 files is one act that one undo takes back; a file that arrives is none', () => {
  const { control, draft, lines } = start('a')
  const items = Array.from({ length: 40 }, (_, at) => ({
    ...{ name: `film ${at}`, type: 'video' as const, file: new File([], ''), folders: [] },
  }))
  const plan = { chapters: [{ name: 'new', introduction: '', items, chapters: [] }], items: [] }
  const { changes, files } = planChanges(control.outline(), null, plan, 'zh')
  draft.act(changes, { kind: 'files' })
  expect(files.size).toBe(40)
  expect(lines().split('\n')).toHaveLength(42)
  const [first] = files.keys()
  const arrived = [{ key: first!, field: 'body.userFileId', value: 7 }]
  draft.act(arrived, { kind: 'files', isOwnStep: false })
  expect(draft.records().get(first!)).toMatchObject({ body: { userFileId: 7 } })
  draft.undo()
  expect(lines()).toBe('a')
})

test('a chapter is not put below twenty others, and it is said', () => {
  const rows = Array.from({ length: 20 }, (_, at) => `${'  '.repeat(at)}level${at}`)
  const { control, events, lines } = start([...rows, `${'  '.repeat(19)}last`].join('\n'))
  const before = lines()
  control.indent(['last'])
  control.add('inside', 'level19')
  control.moveTo(['last'], { parent: 'level19', index: 0 })
  expect(events.map(({ what }) => what)).toEqual(['deep', 'deep', 'deep'])
  expect(lines()).toBe(before)
  control.outdent(['last'])
  expect(events.at(-1)).toMatchObject({ what: 'moved' })
})
