import { expect, test } from 'vitest'
import { openWorld, refusal } from '#tests/world.ts'
import { draftApi } from './contract.ts'
import { openedRecords } from './record.ts'
import { aTextbook, chapter, set, windowOf } from './test-drafts.ts'

const { newUser } = await openWorld()

async function twoWindows() {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const [one, two] = [windowOf(teacher, draftId, 'one'), windowOf(teacher, draftId, 'two')]
  await one.save([chapter('c-1', '第一章')])
  await two.open()
  return { teacher, draftId, one, two }
}

test('a draft keeps what is typed, and says that readers do not see it', async () => {
  const { teacher, draftId, one } = await twoWindows()
  const saved = await one.save([set('c-1', 'name.zh', '贸易术语')])
  expect(saved).toMatchObject({ refused: [], changed: [{ key: 'c-1', changed: true }] })
  const { records, kind } = await teacher(draftApi.open, { draftId })
  expect(kind).toBe('textbook')
  expect(openedRecords(records).find(({ key }) => key === 'c-1')).toMatchObject({
    changed: true,
    value: { name: { zh: '贸易术语', en: '' } },
  })
})

test('two windows change different fields, and each gets the change of the other', async () => {
  const { one, two } = await twoWindows()
  await one.save([set('c-1', 'name.zh', '贸易术语')])
  const answer = await two.save([set('c-1', 'introduction.zh', '十一个术语')])
  expect(answer.refused).toEqual([])
  expect(answer.news).toMatchObject([
    { key: 'c-1', value: { name: { zh: '贸易术语' }, introduction: { zh: '十一个术语' } } },
  ])
})

test('the name of a chapter inside another one is changed by itself', async () => {
  const { one } = await twoWindows()
  await one.save([chapter('c-2', '第一节', 'c-1')])
  expect((await one.save([set('c-2', 'name.zh', '第二节')])).refused).toEqual([])
})

test('a mark is left out of a text by a change without a value, as JSON sends it', async () => {
  const { one } = await twoWindows()
  await one.save([set('c-1', 'name', { zh: '贸易术语', en: 'Terms', outdated: 'en' })])
  const { refused } = await one.save([set('c-1', 'name.outdated', undefined)])
  expect(refused).toEqual([])
  const record = (await one.open()).get('c-1')
  expect(record?.['name']).toEqual({ zh: '贸易术语', en: 'Terms' })
})

test('the same field: the second window gets the other text, and its own is kept aside once', async () => {
  const { teacher, draftId, one, two } = await twoWindows()
  await one.save([set('c-1', 'name.zh', '甲')])
  const again = { isLost: true }
  const { refused } = await two.save([set('c-1', 'name.zh', '乙')], again)
  expect(refused).toMatchObject([{ reason: 'changed', theirs: '甲', field: 'name.zh' }])
  expect(refused[0]!.at).not.toBeNull()
  await two.save([set('c-1', 'name.zh', '乙')], again)
  const { asides } = await teacher(draftApi.getHistory, { draftId })
  expect(asides).toMatchObject([{ key: 'c-1', field: 'name.zh', value: '乙' }])
})

test('a save whose answer was lost is sent again with more', async () => {
  const { one, two } = await twoWindows()
  await one.save([set('c-1', 'name.zh', '甲')], { isLost: true })
  const { refused } = await one.save([set('c-1', 'name.zh', '甲乙')])
  expect(refused).toEqual([])
  expect((await two.open()).get('c-1')).toMatchObject({ name: { zh: '甲乙' } })
})

test('a chapter to which another window has added is not deleted, nor changed once deleted', async () => {
  const { one, two } = await twoWindows()
  await one.save([chapter('c-2', '第二节', 'c-1')])
  const { refused } = await two.save([set('c-1', '', null)])
  expect(refused).toMatchObject([{ key: 'c-1', reason: 'changed' }])
  await one.save([set('c-2', '', null), set('c-1', '', null)], { kind: 'delete' })
  const late = await two.save([set('c-1', 'name.zh', '还在写')])
  expect(late.refused).toMatchObject([{ reason: 'gone', theirs: null }])
  expect(late.news.find(({ key }) => key === 'c-1')).toMatchObject({ value: null })
})

test('formatted text is cleaned and comes back as it is stored', async () => {
  const { one } = await twoWindows()
  const item = {
    ...{ kind: 'item', type: 'text', place: { parent: 'c-1', order: 'a0' }, trial: false },
    ...{ name: { zh: '阅读', en: '' }, body: { zh: '<p onclick="x()">正文</p>', en: '' } },
  }
  const answer = await one.save([set('i-1', '', item)])
  expect(answer.cleaned).toMatchObject([{ key: 'i-1', value: { body: { zh: '<p>正文</p>' } } }])
})

test('a window that has read more than there is takes nothing over in silence, and gets all records', async () => {
  const { one, two } = await twoWindows()
  await two.save([set('c-1', 'name.zh', '乙')])
  const ahead = await one.save([set('c-1', 'name.zh', '甲')], { isAhead: true })
  expect(ahead).toMatchObject({ rewound: true, refused: [{ reason: 'changed', theirs: '乙' }] })
  expect(ahead.news.map(({ key }) => key).toSorted()).toEqual(['c-1', 'head'])
  expect((await one.save([set('c-1', 'name.zh', '甲')])).refused).toEqual([])
})

test('what is no record of a textbook is refused', async () => {
  const { one } = await twoWindows()
  for (const [field, value] of [
    ['name', 'text'],
    ['place', { parent: 'c-1', order: 'a0' }],
    ['place', { parent: 'head', order: 'a0' }],
    ['other', 1],
  ] as const) {
    expect((await one.save([set('c-1', field, value)])).refused).toHaveLength(1)
  }
})

test('the history lists states, reads one and restores what was deleted', async () => {
  const { teacher, draftId, one } = await twoWindows()
  const before = await one.open()
  await one.save([set('c-1', '', null)], { kind: 'delete' })
  const { states } = await teacher(draftApi.getHistory, { draftId })
  expect(states).toMatchObject([
    { kind: 'delete', deleted: 1, names: ['第一章'], isMine: true },
    { kind: 'edit', added: 1 },
  ])
  const { stateId } = states[0]!
  const { differences } = await teacher(draftApi.getState, { draftId, stateId })
  expect(differences).toMatchObject([{ key: 'c-1', after: null }])
  await one.save(
    differences.map(({ key, before: value }) => set(key, '', value)),
    { kind: 'restore' },
  )
  expect(await one.open()).toEqual(before)
})

test('a draft names only files that its writer may name', async () => {
  const { one } = await twoWindows()
  const film = {
    ...{ kind: 'item', type: 'video', place: { parent: 'c-1', order: 'a0' }, trial: false },
    ...{ name: { zh: '视频', en: '' }, body: { userFileId: 2_000_000_000 } },
  }
  expect((await one.save([set('i-1', '', film)])).refused).toMatchObject([{ reason: 'notAllowed' }])
})

test('nobody else opens, changes or learns of a draft', async () => {
  const { draftId } = await twoWindows()
  for (const role of ['teacher', 'admin'] as const) {
    const other = await newUser(role)
    const unknown = refusal('draft.unknown')
    await expect(other(draftApi.open, { draftId })).rejects.toMatchObject(unknown)
    await expect(windowOf(other, draftId, 'www').save([])).rejects.toMatchObject(unknown)
    await expect(other(draftApi.getHistory, { draftId })).rejects.toMatchObject(unknown)
    await expect(other(draftApi.getDifferences, { draftId })).rejects.toMatchObject(unknown)
  }
})
