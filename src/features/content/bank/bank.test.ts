import { expect, test } from 'vitest'
import { openWorld, refusal } from '#tests/world.ts'
import { bankApi } from './contract.ts'
import { choiceOf, essayOf, make, makeFolder, titles } from './test-bank.ts'

const world = await openWorld()
const { newUser } = world

test('a list finds questions by folder, words of both languages, type, status, difficulty and tag', async () => {
  const teacher = await newUser('teacher')
  const trade = await makeFolder(teacher, '国际贸易')
  const credit = await makeFolder(teacher, '信用证', trade)
  await make(
    teacher,
    choiceOf('<p>信用证的<strong>开证行</strong>是谁？</p>', 'Who is the issuing bank?'),
    {
      ...{ folderId: credit, difficulty: 3, tags: ['结算', '单证'] },
    },
  )
  await make(teacher, choiceOf('海运提单由谁签发？'), { folderId: trade, tags: ['单证'] })
  await make(teacher, essayOf(''))
  await make(await newUser('teacher'), choiceOf('别人的信用证题'))

  const all = await teacher(bankApi.getQuestions, {})
  expect(titles(all)).toEqual(['', '海运提单由谁签发？', '信用证的开证行是谁？'])
  expect(all).toMatchObject({ total: 3, more: false, right: 'edit', path: null })
  expect(all.counts).toEqual({
    types: [
      { type: 'single', count: 2 },
      { type: 'essay', count: 1 },
    ],
    statuses: [
      { status: 'draft', count: 1 },
      { status: 'ready', count: 2 },
    ],
    difficulties: [
      { difficulty: 2, count: 2 },
      { difficulty: 3, count: 1 },
    ],
  })
  expect(all.tags.map(({ name, count }) => [name, count])).toEqual([
    ['单证', 2],
    ['结算', 1],
  ])
  const inside = await teacher(bankApi.getQuestions, { folder: trade })
  expect(titles(inside)).toEqual(['海运提单由谁签发？', '信用证的开证行是谁？'])
  const open = await teacher(bankApi.getQuestions, { folder: credit })
  expect(open.path?.map(({ name }) => name)).toEqual(['国际贸易', '信用证'])
  expect(open.items[0]).toMatchObject({
    ...{ type: 'single', status: 'ready', difficulty: 3, languages: ['zh', 'en'], version: 1 },
    ...{ folder: { name: '信用证' }, owner: null, uses: 0, can: { edit: { may: true } } },
  })
  expect(titles(await teacher(bankApi.getQuestions, { keyword: '开证行' }))).toHaveLength(1)
  const english = await teacher(bankApi.getQuestions, { keyword: 'issuing bank' })
  expect(english).toMatchObject({ total: 1, counts: { types: [{ type: 'single', count: 1 }] } })
  expect(await teacher(bankApi.getQuestions, { keyword: '？！' })).toMatchObject({ total: 0 })
  const hard = await teacher(bankApi.getQuestions, { difficulty: 3 })
  expect(hard.total).toBe(1)
  // Each filter counts its values under the others, as if they were chosen.
  expect(hard.counts?.difficulties).toHaveLength(2)
  expect(hard.counts?.types).toEqual([{ type: 'single', count: 1 }])
  const tag = all.tags.find(({ name }) => name === '单证')!.tagId
  expect(await teacher(bankApi.getQuestions, { tag, status: 'ready' })).toMatchObject({ total: 2 })
  const loose = await teacher(bankApi.getQuestions, { view: 'loose', type: 'essay' })
  expect(loose).toMatchObject({ total: 1, items: [{ status: 'draft', folder: null }] })
  for (const sort of ['changed', 'newest', 'title', 'difficulty'] as const) {
    expect((await teacher(bankApi.getQuestions, { sort })).items).toHaveLength(3)
  }
  expect(titles(await teacher(bankApi.getQuestions, { sort: 'title' }))[0]).toBe('')
  const folders = await teacher(bankApi.getFolders, {})
  expect(folders).toMatchObject({
    mine: [
      { name: '国际贸易', depth: 0, questions: 2, shared: false },
      { name: '信用证', depth: 1, questions: 1 },
    ],
    ...{ shared: [], counts: { mine: 3, loose: 1, deleted: 0, shared: 0 } },
  })
})

test('folders are made, renamed, moved and deleted, and no question is lost with one', async () => {
  const teacher = await newUser('teacher')
  const outer = await makeFolder(teacher, '外')
  const inner = await makeFolder(teacher, '内', outer)
  const { questionId } = await make(teacher, choiceOf('题'), { folderId: inner })
  await expect(makeFolder(teacher, '内', outer)).rejects.toMatchObject(
    refusal('question.folderTaken'),
  )
  await expect(
    teacher(bankApi.moveFolder, { folderId: outer, parentId: inner }),
  ).rejects.toMatchObject(refusal('question.folderInItself'))
  await teacher(bankApi.renameFolder, { folderId: inner, name: '里' })
  await teacher(bankApi.moveFolder, { folderId: inner, parentId: null })
  const { mine } = await teacher(bankApi.getFolders, {})
  expect(mine.map(({ name, depth }) => [name, depth])).toEqual([
    ['里', 0],
    ['外', 0],
  ])
  let deep = outer
  for (let level = 2; level <= 8; level++) deep = await makeFolder(teacher, `${level}`, deep)
  await expect(makeFolder(teacher, '9', deep)).rejects.toMatchObject(
    refusal('question.folderTooDeep'),
  )
  await expect(
    teacher(bankApi.moveFolder, { folderId: inner, parentId: deep }),
  ).rejects.toMatchObject(refusal('question.folderTooDeep'))
  await teacher(bankApi.moveFolder, { folderId: inner, parentId: outer })
  expect(await teacher(bankApi.deleteFolder, { folderId: inner })).toEqual({ moved: 1 })
  expect(await teacher(bankApi.deleteFolder, { folderId: inner })).toEqual({ moved: 0 })
  expect((await teacher(bankApi.getQuestion, { questionId })).folder?.name).toBe('外')
  await teacher(bankApi.deleteFolder, { folderId: outer })
  expect((await teacher(bankApi.getQuestion, { questionId })).folder).toBeNull()
})

test('similar questions are found in both languages while one is written', async () => {
  const teacher = await newUser('teacher')
  const stem = '根据 UCP600，信用证项下的单据应当在装运日后二十一天内提交'
  const { questionId } = await make(
    teacher,
    choiceOf(stem, 'Documents shall be presented within 21 days'),
  )
  await make(teacher, choiceOf('海运提单的作用是什么，请选出正确的一项'))
  const like = (body: ReturnType<typeof choiceOf>, except?: number) =>
    teacher(bankApi.getSimilar, { body, ...(except && { questionId: except }) })
  expect(await like(choiceOf(stem))).toMatchObject([{ questionId, likeness: 100, owner: null }])
  const changed = await like(choiceOf(`<p>${stem.replace('二十一', '21')}。</p>`))
  expect(changed.map((one) => one.questionId)).toEqual([questionId])
  expect(changed[0]!.likeness).toBeLessThan(100)
  const english = await like(choiceOf('', 'The documents shall be presented within 21 days'))
  expect(english.map((one) => one.questionId)).toEqual([questionId])
  expect(await like(choiceOf(stem), questionId)).toEqual([])
  expect(await like(choiceOf('汇率上升时出口商的收入如何变化'))).toEqual([])
  expect(await (await newUser('teacher'))(bankApi.getSimilar, { body: choiceOf(stem) })).toEqual([])
})
