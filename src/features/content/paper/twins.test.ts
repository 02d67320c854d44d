import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import { choiceOf, essayOf, make, makeFolder, saved } from '../bank/test-bank.ts'
import { paperApi } from './contract.ts'
import { createPaper } from './server/create-paper.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel

/** A paper of two choices, one easy and one hard, and an essay; and a folder with `count` of each. */
async function aPlan(teacher: Person, count: number) {
  const folderId = await makeFolder(teacher, '期末')
  const put = (word: string, more: Parameters<typeof make>[2]) =>
    make(teacher, choiceOf(word), { folderId, ...more })
  for (let at = 0; at < count; at += 1) {
    await put(`易 ${at}`, { difficulty: 1, tags: ['本年'] })
    await put(`难 ${at}`, { difficulty: 3 })
    await make(teacher, essayOf(`论述 ${at}`), { folderId })
  }
  const own = [
    await make(teacher, choiceOf('FOB?'), { difficulty: 1 }),
    await make(teacher, choiceOf('CIF?'), { difficulty: 3 }),
    await make(teacher, essayOf('论述 CFR')),
  ]
  const paperId = await db.transaction((tx) =>
    createPaper(tx, {
      ...{ ownerId: teacher.id, name: '期末试卷', nameEn: 'Final', printedTotal: 30 },
      sections: [
        { name: '一、选择题', nameEn: 'Choices', intro: '<p>每题 5 分</p>', printedTotal: 10 },
        { name: '二、论述题', intro: '', printedTotal: 20 },
      ],
      questions: own.map(({ questionId, versionId }, at) => ({
        ...{ questionId, versionId, section: at < 2 ? 0 : 1, points: at < 2 ? 5 : 20 },
      })),
    }),
  )
  return { paperId, folderId, own }
}

const planOf = (paperId: number, folderId: number | null, more: object = {}) => ({
  ...{ paperId, folderId, keepA: false, tags: [], seed: 1 },
  ...more,
})

test('papers A and B have the plan’s sections, types, points and difficulties, and nothing in common', async () => {
  const teacher = await newUser('teacher')
  const { paperId, folderId } = await aPlan(teacher, 2)
  const plan = planOf(paperId, folderId)
  const twins = await teacher(paperApi.getTwins, plan)
  expect(twins).toMatchObject({ overlap: 0, missing: [], otherDifficulty: 0 })
  for (const paper of twins.papers) {
    expect(paper).toMatchObject({ points: 30, recent: 0, difficulty: 2 })
    expect(
      paper.questions.map(({ type, difficulty, points }) => [type, difficulty, points]),
    ).toEqual([
      ['single', 1, 5],
      ['single', 3, 5],
      ['essay', 2, 20],
    ])
  }
  // The same seed chooses the same.
  expect(await teacher(paperApi.getTwins, plan)).toEqual(twins)
  const { paperIds } = await teacher(paperApi.makeTwins, { ...plan, choice: twins.choice })
  const [a, b] = await Promise.all(
    paperIds.map((id) => teacher(paperApi.getPaper, { paperId: id })),
  )
  expect([a!.name, b!.name]).toEqual(['期末试卷 A卷', '期末试卷 B卷'])
  expect(a).toMatchObject({ questions: 3, points: 30, printedTotal: 30 })
  expect(a!.sections.map(({ name, intro, printedTotal }) => [name, intro, printedTotal])).toEqual([
    ['一、选择题', '<p>每题 5 分</p>', 10],
    ['二、论述题', '', 20],
  ])
  expect(b!.sections.flatMap((one) => one.questions.map(({ questionId }) => questionId))).toEqual(
    twins.papers[1].questions.map(({ questionId }) => questionId),
  )
})

test('what is missing is shared, counted in percent, and a place without any question refuses the act', async () => {
  const teacher = await newUser('teacher')
  const { paperId, folderId } = await aPlan(teacher, 1)
  const plan = planOf(paperId, folderId)
  const twins = await teacher(paperApi.getTwins, plan)
  // One easy and one hard choice for four places, one essay for two.
  expect(twins).toMatchObject({ overlap: 100, missing: [] })
  const kept = await teacher(paperApi.getTwins, { ...plan, keepA: true })
  expect(kept).toMatchObject({ overlap: 0, missing: [] })
  expect(kept.papers[0].questions[0]).toMatchObject({ title: 'FOB?' })
  const { tagId } = (await teacher(bankApi.getTags, {}))[0]!
  const tagged = { ...plan, tags: [tagId] }
  const few = await teacher(paperApi.getTwins, tagged)
  expect(few.missing).toEqual([
    { type: 'single', count: 2 },
    { type: 'essay', count: 2 },
  ])
  await expect(
    teacher(paperApi.makeTwins, { ...tagged, choice: few.choice }),
  ).rejects.toMatchObject(refusal('paper.tooFew'))
})

test('recent papers are named with the question, in another version too; old ones are not', async () => {
  const teacher = await newUser('teacher')
  const { paperId, folderId } = await aPlan(teacher, 1)
  const plan = planOf(paperId, folderId, { keepA: true })
  const first = await teacher(paperApi.getTwins, plan)
  const { paperIds } = await teacher(paperApi.makeTwins, { ...plan, choice: first.choice })
  const { questionId } = first.papers[1].questions[0]!
  // Another preview, with papers A and B of its own.
  const otherPlan = { ...plan, keepA: false }
  const older = await teacher(paperApi.getTwins, otherPlan)
  const { revision } = await teacher(bankApi.getQuestion, { questionId })
  await teacher(bankApi.saveQuestion, {
    ...saved(choiceOf('易 改'), { difficulty: 1, tags: ['本年'] }),
    ...{ questionId, revision },
  })
  const again = await teacher(paperApi.getTwins, plan)
  expect(again.papers[1]).toMatchObject({ recent: 100 })
  expect(again.papers[1].questions[0]!.uses).toMatchObject([
    { name: '期末试卷 B卷', isOtherVersion: true },
  ])
  expect(again.papers[1].questions[1]!.uses).toMatchObject([{ isOtherVersion: false }])
  // The preview was of the older version.
  await expect(
    teacher(paperApi.makeTwins, { ...otherPlan, choice: older.choice }),
  ).rejects.toMatchObject(refusal('paper.choiceChanged'))
  await db.execute(
    sql`update papers set changed_at = now() - interval '4 years' where id in ${[...paperIds]}`,
  )
  expect((await teacher(paperApi.getTwins, plan)).papers[1].recent).toBe(0)
})

test('only the owner of the paper makes them, and only from folders that open to them', async () => {
  const teacher = await newUser('teacher')
  const other = await newUser('teacher')
  const { paperId } = await aPlan(teacher, 1)
  const { folderId } = await aPlan(other, 1)
  for (const endpoint of [paperApi.getTwins, paperApi.makeTwins]) {
    const ask = (person: Person, folder: number | null) =>
      person(endpoint, { ...planOf(paperId, folder), choice: '' })
    await expect(ask(other, null)).rejects.toMatchObject(refusal('paper.unknown'))
    await expect(ask(teacher, folderId)).rejects.toMatchObject(refusal('question.folderUnknown'))
  }
})

test('the same preview made twice, also at once, is one pair; a changed pair is left alone', async () => {
  const teacher = await newUser('teacher')
  const { paperId, folderId } = await aPlan(teacher, 2)
  const plan = planOf(paperId, folderId)
  const { choice } = await teacher(paperApi.getTwins, plan)
  const make2 = () => teacher(paperApi.makeTwins, { ...plan, choice })
  const [one, two] = await Promise.all([make2(), make2()])
  expect(two).toEqual(one)
  expect(await make2()).toEqual(one)
  expect((await teacher(paperApi.getPapers, {})).total).toBe(3)
  await db.execute(sql`update papers set revision = 1 where id = ${one.paperIds[0]}`)
  const { paperIds } = await make2()
  expect(paperIds).not.toEqual(one.paperIds)
})

test('a copy of a question is the same question: it stands in one paper only, and its uses count', async () => {
  const teacher = await newUser('teacher')
  const { paperId, folderId, own } = await aPlan(teacher, 1)
  const copied = await Promise.all(
    own.map(({ questionId }) => teacher(bankApi.copyQuestion, { questionId, folderId })),
  )
  const kept = await teacher(paperApi.getTwins, planOf(paperId, folderId, { keepA: true }))
  const ids = kept.papers[1].questions.map(({ questionId }) => questionId)
  for (const { questionId } of copied) expect(ids).not.toContain(questionId)
  // A recent paper has the originals: their copies are taken last.
  const twins = await teacher(paperApi.getTwins, planOf(paperId, null))
  const [first, second] = twins.papers.map(({ questions }) => questions.map(({ title }) => title))
  expect(first!.filter((title) => second!.includes(title))).toEqual([])
})
