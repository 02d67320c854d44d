import { expect, test } from 'vitest'
import { type DraftRecord, fieldOf } from '../record.ts'
import { draftBrowser, draftServer } from '../test-server.ts'
import { createSavedDraft } from './create-saved-draft.ts'

const chapterOf = (zh: string, parent: string | null = null): DraftRecord => ({
  ...{ kind: 'chapter', place: { parent, order: 'a0' } },
  ...{ name: { zh, en: '' }, introduction: { zh: '', en: '' } },
})

function school() {
  const server = draftServer(new Map([1, 2, 3].map((n) => [`c-${n}`, chapterOf(`第${n}章`)])))
  const browser = draftBrowser(server)
  async function openWindow(personId = 1) {
    const world = browser.world(personId)
    const draft = createSavedDraft(server.open(), world.made)
    draft.start()
    await browser.settle()
    return { ...world, draft }
  }
  const nameOf = (key: string) => (server.get(key)?.['name'] as { zh: string } | undefined)?.zh
  return { server, browser, openWindow, nameOf }
}

test('typing is one act, kept at once and sent within two seconds', async () => {
  const { server, browser, openWindow, nameOf } = school()
  const { draft, pass } = await openWindow()
  for (const text of ['贸', '贸易', '贸易术', '贸易术语']) draft.set('c-1', 'name.zh', text)
  await browser.settle()
  expect([...browser.rows.values()].map(({ changes }) => changes)).toEqual([
    [{ key: 'c-1', field: 'name.zh', value: '贸易术语' }],
  ])
  for (let n = 0; n < 18; n++) {
    draft.set('c-1', 'name.zh', `贸易术语${n}`)
    await pass(100)
  }
  expect(server.state.saves).toBeGreaterThan(0)
  await pass(1000)
  expect(nameOf('c-1')).toBe('贸易术语17')
  expect(browser.rows.size).toBe(0)
  expect(draft.status()).toMatchObject({ state: 'saved', unsent: 0 })
})

test('what follows from an earlier act is no step of its own', async () => {
  const { openWindow, nameOf } = school()
  const { draft, pass } = await openWindow()
  draft.set('c-1', 'name.zh', '甲')
  draft.act([{ key: 'c-2', field: 'name.zh', value: '到了' }], { kind: 'files', isOwnStep: false })
  expect(draft.undo()).toBe(true)
  await pass(2000)
  expect([nameOf('c-1'), nameOf('c-2')]).toEqual(['第1章', '到了'])
  expect(draft.canUndo()).toBe(false)
})

test('a key stroke tells the watchers of one record', async () => {
  const { openWindow } = school()
  const { draft } = await openWindow()
  const told: string[] = []
  for (const key of ['c-1', 'c-2']) draft.watchRecord(key, () => told.push(key))
  const before = draft.records().get('c-2')
  draft.set('c-1', 'name.zh', '甲')
  expect(new Set(told)).toEqual(new Set(['c-1']))
  expect(draft.records().get('c-2')).toBe(before)
  expect(draft.isChanged('c-1')).toBe(true)
})

test('both texts of one field are reachable, and the chosen one is taken', async () => {
  const { openWindow, nameOf } = school()
  const [one, two] = [await openWindow(), await openWindow(2)]
  one.draft.set('c-1', 'name.zh', '甲')
  two.draft.set('c-1', 'name.zh', '乙')
  await one.pass(2000)
  await two.pass(2000)
  const [conflict] = two.draft.conflicts()
  expect(conflict).toMatchObject({ kind: 'changed', mine: '乙', theirs: '甲' })
  expect(two.draft.records().get('c-1')).toMatchObject({ name: { zh: '乙' } })
  two.draft.resolve(conflict!.id, 'mine')
  await two.pass(2000)
  expect(nameOf('c-1')).toBe('乙')
  expect(two.draft.conflicts()).toEqual([])
})

test('a field with the cursor in it is not overwritten, and takes the other text when it is left', async () => {
  const { openWindow } = school()
  const [one, two] = [await openWindow(), await openWindow(2)]
  const leave = two.draft.hold('c-1', 'name.zh')
  one.draft.set('c-1', 'name.zh', '甲')
  await one.pass(2000)
  await two.draft.look()
  expect(two.draft.records().get('c-1')).toMatchObject({ name: { zh: '第1章' } })
  leave()
  expect(two.draft.records().get('c-1')).toMatchObject({ name: { zh: '甲' } })
})

test('a restored chapter comes back, and what is left out of it is said until it is read', async () => {
  const { server, openWindow, nameOf } = school()
  const { draft, pass } = await openWindow()
  server.state.left.push({ key: 'c-1', files: 2, questions: 0 })
  draft.act([{ key: 'c-1', field: '', value: chapterOf('从前') }], { kind: 'restore' })
  await pass(2000)
  expect(nameOf('c-1')).toBe('从前')
  const [said] = draft.conflicts()
  expect(said).toMatchObject({ kind: 'left', key: 'c-1', left: { files: 2, questions: 0 } })
  draft.resolve(said!.id, 'theirs')
  expect(draft.conflicts()).toEqual([])
  expect(draft.records().get('c-1')).toMatchObject({ name: { zh: '从前' } })
})

test('after a server was put back to an earlier state nothing that was saved is lost in silence', async () => {
  const { server, openWindow, nameOf } = school()
  const [one, two] = [await openWindow(), await openWindow(2)]
  const restore = server.backup()
  one.draft.set('c-1', 'name.zh', '甲')
  await one.pass(2000)
  one.draft.act([{ key: 'c-9', field: '', value: chapterOf('新') }])
  await one.pass(2000)
  restore()
  two.draft.set('c-2', 'name.zh', '乙')
  await two.pass(2000)
  one.draft.set('c-2', 'name.zh', '丙')
  await one.pass(2000)
  expect(one.draft.conflicts().map(({ kind, key, field }) => [kind, key, field])).toEqual(
    expect.arrayContaining([
      ['changed', 'c-1', 'name.zh'],
      ['gone', 'c-9', ''],
      ['changed', 'c-2', 'name.zh'],
    ]),
  )
  expect(nameOf('c-2')).toBe('乙')
  expect(one.draft.records().get('c-1')).toMatchObject({ name: { zh: '甲' } })
  for (const { id } of one.draft.conflicts()) one.draft.resolve(id, 'mine')
  await one.pass(2000)
  expect([nameOf('c-1'), nameOf('c-2'), nameOf('c-9')]).toEqual(['甲', '丙', '新'])
  expect(one.draft.status()).toMatchObject({ state: 'saved' })
  expect(one.draft.conflicts()).toEqual([])
})

test('what is typed over an unseen text is a conflict, not a silent loss', async () => {
  const { openWindow } = school()
  const [one, two] = [await openWindow(), await openWindow(2)]
  two.draft.hold('c-1', 'name.zh')
  one.draft.set('c-1', 'name.zh', '甲')
  await one.pass(2000)
  await two.draft.look()
  two.draft.set('c-1', 'name.zh', '第1章!')
  await two.pass(2000)
  expect(two.draft.conflicts()).toMatchObject([{ mine: '第1章!', theirs: '甲' }])
})

test('a text for a deleted chapter stays, and brings the chapter back if wanted', async () => {
  const { openWindow, nameOf } = school()
  const [one, two] = [await openWindow(), await openWindow(2)]
  one.draft.act([{ key: 'c-1', field: '', value: null }], { kind: 'delete' })
  await one.pass(2000)
  two.draft.set('c-1', 'name.zh', '还在写')
  await two.pass(2000)
  const [conflict] = two.draft.conflicts()
  expect(conflict).toMatchObject({ kind: 'gone', mine: '还在写' })
  two.draft.resolve(conflict!.id, 'mine')
  await two.pass(2000)
  expect(nameOf('c-1')).toBe('还在写')
})

test('an act is taken back and done again, and a deleted record comes back whole', async () => {
  const { server, openWindow } = school()
  const { draft, pass } = await openWindow()
  const before = server.get('c-2')
  draft.act([{ key: 'c-2', field: '', value: null }], { kind: 'delete' })
  await pass(2000)
  expect(server.get('c-2')).toBeNull()
  expect(draft.undo()).toBe(true)
  await pass(2000)
  expect(server.get('c-2')).toEqual(before)
  expect(draft.redo()).toBe(true)
  await pass(2000)
  expect(server.get('c-2')).toBeNull()
  expect(draft.undo()).toBe(true)
  expect(draft.undo()).toBe(false)
})

test('kept acts of another person are neither shown nor sent', async () => {
  const { server, browser, openWindow, nameOf } = school()
  server.state.lost = 'call'
  const one = await openWindow(1)
  one.draft.set('c-1', 'name.zh', '甲')
  await browser.settle()
  one.kill()
  server.state.lost = 'nothing'
  const two = await openWindow(2)
  await two.pass(5000)
  expect([nameOf('c-1'), browser.rows.size]).toEqual(['第1章', 1])
  const again = await openWindow(1)
  expect(again.draft.records().get('c-1')).toMatchObject({ name: { zh: '甲' } })
  await again.pass(5000)
  expect([nameOf('c-1'), browser.rows.size]).toEqual(['甲', 0])
})

/** Numbers that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

for (let round = 1; round <= 20; round++) {
  test(`round ${round}: network cut, tabs killed, answers lost, a second window`, async () => {
    const { server, browser, openWindow } = school()
    const random = numbers(round * 7919)
    const windows = [await openWindow(), await openWindow()]
    /** Texts over which nobody has typed who saw them. */
    const typed = new Set<unknown>()
    for (let step = 0; step < 120; step++) {
      const at = random(2)
      const [key, field] = [`c-${1 + random(3)}`, random(2) ? 'name.zh' : 'introduction.zh']
      const one = windows[at]!
      const chance = random(20)
      if (chance < 12) {
        const value = `${round}.${step}.${at}`
        typed.delete(fieldOf(one.draft.records().get(key) ?? null, field))
        one.draft.set(key, field, value)
        typed.add(value)
      } else if (chance < 15) await one.pass(random(1500))
      else if (chance === 15) server.state.lost = 'call'
      else if (chance === 16) server.state.lost = 'answer'
      else if (chance === 17) {
        server.state.lost = 'nothing'
        one.draft.wake()
      } else if (chance === 18) await one.draft.look()
      else {
        // The device keeps a key stroke before the tab can be killed.
        await one.draft.written()
        one.kill()
        windows[at] = await openWindow()
      }
    }
    server.state.lost = 'nothing'
    for (let turn = 0; turn < 4; turn++) {
      for (const { draft, pass } of windows) {
        draft.wake()
        await pass(6000)
        await draft.look()
      }
    }
    expect(windows.map(({ draft }) => draft.status().unsent)).toEqual([0, 0])
    expect([...browser.rows.values()].filter(({ conflict }) => !conflict)).toEqual([])
    const conflicts = windows.flatMap(({ draft }) => draft.conflicts())
    const { asides, history } = server.state
    const reachable = new Set([...conflicts.map(({ mine }) => mine), ...asides, ...history])
    expect([...typed].filter((text) => !reachable.has(text))).toEqual([])
    for (const { draft } of windows) {
      for (const conflict of draft.conflicts()) draft.resolve(conflict.id, 'theirs')
      const records = Object.fromEntries(draft.records())
      expect(records).toEqual(
        Object.fromEntries(server.open().records.map(({ key, value }) => [key, value])),
      )
    }
  })
}
