import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import {
  choiceOf,
  essayOf,
  fileOf,
  make,
  makeFolder,
} from '#src/features/content/bank/test-bank.ts'
import { aTextbook, chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { outlineApi } from './contract.ts'
import type { DrawRule } from './records.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel

type Rule = { [F in keyof DrawRule]: DrawRule[F] extends readonly (infer V)[] ? V[] : DrawRule[F] }
const ruleOn = (folderId: number, more: Partial<Rule> = {}): Rule => ({
  ...{ folderId, types: [], tags: [], difficulties: [] },
  ...more,
})

/** A folder with another one inside; questions of several types, tags and difficulties. */
async function aBank(teacher: Person) {
  const folderId = await makeFolder(teacher, '术语')
  const inside = await makeFolder(teacher, '运输', folderId)
  const put = (zh: string, more: Parameters<typeof make>[2] = {}) =>
    make(teacher, choiceOf(zh), { folderId, ...more })
  const easy = await put('FOB?', { difficulty: 1, tags: ['装运港'] })
  const hard = await put('CIF?', { difficulty: 3 })
  const below = await put('FCA?', { difficulty: 1, folderId: inside, tags: ['承运人'] })
  const essay = await make(teacher, essayOf('论述'), { folderId, difficulty: 1 })
  const draft = await make(teacher, choiceOf('草稿'), { folderId, keepDraft: true })
  await make(teacher, fileOf('单据'), { folderId })
  await make(teacher, choiceOf('别处'))
  const tags = new Map(
    (await teacher(bankApi.getTags, {})).map(({ name, tagId }) => [name, tagId] as const),
  )
  return { folderId, inside, easy, hard, below, essay, draft, tags }
}

async function poolOf(
  teacher: Person,
  draftId: number,
  rule: Rule,
  taken: number[] = [],
  count = 1,
) {
  const draws = [{ key: 'd-1', count, rule }]
  const { pools } = await teacher(outlineApi.getPools, { draftId, draws, taken })
  return pools[0]!
}
const idsOf = ({ questions }: { questions: { questionId: number }[] }) =>
  questions.map(({ questionId }) => questionId).toSorted((a, b) => a - b)

test('a rule finds ready questions by folder, type, tag and difficulty, each in its present version', async () => {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const { folderId, inside, easy, hard, below, essay, tags } = await aBank(teacher)
  const find = (rule: Partial<Rule>, taken: number[] = []) =>
    poolOf(teacher, draftId, ruleOn(folderId, rule), taken)
  const all = [easy, hard, below, essay].map(({ questionId }) => questionId)
  const found = await find({})
  expect(found).toMatchObject({ isOpen: true, matching: 4 })
  expect(idsOf(found)).toEqual(all)
  expect(found.questions).toContainEqual({ questionId: hard.questionId, versionId: hard.versionId })
  expect(idsOf(await find({ folderId: inside }))).toEqual([below.questionId])
  expect(idsOf(await find({ types: ['essay'] }))).toEqual([essay.questionId])
  expect(idsOf(await find({ difficulties: [1], types: ['single'] }))).toEqual([
    easy.questionId,
    below.questionId,
  ])
  // One of the tags suffices.
  expect(idsOf(await find({ tags: [...tags.values()] }))).toEqual([
    easy.questionId,
    below.questionId,
  ])
  expect(idsOf(await find({ tags: [tags.get('承运人')!] }))).toEqual([below.questionId])
  expect(await find({}, [easy.questionId])).toMatchObject({ matching: 3 })
})

test('draws of one quiz share what they find', async () => {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const { folderId, easy, below } = await aBank(teacher)
  const draws = [
    { key: 'd-1', count: 2, rule: ruleOn(folderId) },
    { key: 'd-2', count: 2, rule: ruleOn(folderId, { difficulties: [1], types: ['single'] }) },
  ]
  const { pools } = await teacher(outlineApi.getPools, { draftId, draws, taken: [] })
  expect(pools.map(({ matching }) => matching)).toEqual([4, 2])
  expect(idsOf(pools[1]!)).toEqual([easy.questionId, below.questionId])
  expect(pools[0]!.questions).toHaveLength(2)
})

test('a folder opens to its owner and to those with whom it, or one around it, is shared', async () => {
  const owner = await newUser('teacher')
  const other = await newUser('teacher')
  const { draftId } = await aTextbook(other)
  const { folderId, inside } = await aBank(owner)
  const find = (folder: number) => poolOf(other, draftId, ruleOn(folder))
  expect(await find(inside)).toEqual({ key: 'd-1', isOpen: false, matching: 0, questions: [] })
  await owner(bankApi.shareFolder, { folderId, with: { userId: other.id }, right: 'read' })
  expect(await find(inside)).toMatchObject({ isOpen: true, matching: 1 })
  // A draft of another person says nothing.
  const stranger = await newUser('teacher')
  await expect(poolOf(stranger, draftId, ruleOn(folderId))).rejects.toMatchObject(
    refusal('draft.unknown'),
  )
})

const quiz = (rule: Rule, count: number, questions: object[] = []) =>
  set('i-1', '', {
    ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'a0' }, trial: false },
    name: { zh: '测验', en: '' },
    body: {
      ...{ questions, passPercent: 60 },
      draws: [{ key: 'd-1', count, rule, points: 2 }],
    },
  })

test('a draft takes no rule on a folder that its writer may not read, and the check counts anew', async () => {
  const owner = await newUser('teacher')
  const { folderId } = await aBank(owner)
  const foreign = await newUser('teacher')
  const theirs = await aTextbook(foreign)
  const page = windowOf(foreign, theirs.draftId, 'page-foreign')
  await page.open()
  const answer = await page.save([chapter('c-1', '第一章'), quiz(ruleOn(folderId), 1)])
  expect(answer.refused).toMatchObject([{ key: 'i-1', reason: 'notAllowed' }])

  const { textbookId, draftId } = await aTextbook(owner)
  const own = windowOf(owner, draftId, 'page-own')
  await own.open()
  const problems = async () =>
    (await owner(textbookApi.getCheck, { textbookId })).problems
      .filter(({ key }) => key === 'i-1')
      .map(({ en }) => en)
  await own.save([chapter('c-1', '第一章'), quiz(ruleOn(folderId), 4)])
  const short = 'A random draw has too few questions'
  expect(await problems()).not.toContain(short)
  await own.save([quiz(ruleOn(folderId), 5)])
  expect(await problems()).toContain(short)
  await make(owner, choiceOf('新的'), { folderId })
  expect(await problems()).not.toContain(short)
  await db.execute(sql`delete from question_folders where id = ${folderId}`)
  expect(await problems()).toEqual(
    expect.arrayContaining([
      short,
      expect.stringContaining('The folder of a random draw was deleted'),
    ]),
  )
})
