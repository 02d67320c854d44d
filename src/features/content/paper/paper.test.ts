import { expect, test } from 'vitest'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import { choiceOf, make, saved } from '../bank/test-bank.ts'
import { paperApi } from './contract.ts'
import { createPaper } from './server/create-paper.ts'
import { paperSections } from './tables.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel

/** A paper of two sections with two questions each, in the Chinese way: titles in two languages, directions, sums. */
async function aPaper(teacher: Person) {
  const made = await Promise.all(
    ['FOB', 'CIF', 'CFR', 'FCA'].map((term) => make(teacher, choiceOf(`${term}?`))),
  )
  const questions = made.map(({ questionId, versionId }, at) => ({
    ...{ questionId, versionId, section: Math.floor(at / 2), points: 2 },
  }))
  const sections = ['一、单项选择题', '二、多项选择题'].map((name) => ({
    ...{ name, intro: '<p>每题 2 分</p>', printedTotal: 4 },
  }))
  const { id } = teacher
  const paperId = await db.transaction((tx) =>
    createPaper(tx, { ...{ ownerId: id, name: '期末试卷', printedTotal: 8 }, sections, questions }),
  )
  await db.update(paperSections).set({ nameEn: 'Single choice' })
  return paperId
}

/** The values that the page of a paper sends. */
async function asRead(teacher: Person, paperId: number) {
  const { name, revision, sections } = await teacher(paperApi.getPaper, { paperId })
  return {
    ...{ paperId, name, revision },
    sections: sections.map((one) => ({
      sectionId: one.sectionId as number | null,
      name: one.name,
      questions: one.questions.map(({ questionId, points }) => ({ questionId, points })),
    })),
  }
}

test('a save orders, prices and leaves out; sections keep their directions and stated sums', async () => {
  const teacher = await newUser('teacher')
  const paperId = await aPaper(teacher)
  const read = await asRead(teacher, paperId)
  const [first, second] = read.sections
  const sections = [
    { sectionId: null, name: '三、判断题', questions: [first!.questions[1]!] },
    { ...second!, questions: [{ ...second!.questions[1]!, points: 3.5 }] },
    { ...first!, questions: [first!.questions[0]!] },
  ]
  await teacher(paperApi.savePaper, { ...read, name: '补考试卷', sections })
  const paper = await teacher(paperApi.getPaper, { paperId })
  expect(paper).toMatchObject({ name: '补考试卷', questions: 3, points: 7.5, revision: 1 })
  expect(paper.sections.map(({ name, printedTotal }) => [name, printedTotal])).toEqual([
    ['三、判断题', null],
    ['二、多项选择题', 4],
    ['一、单项选择题', 4],
  ])
  expect(paper.sections[1]).toMatchObject({
    sectionId: second!.sectionId,
    intro: '<p>每题 2 分</p>',
  })
})

test('a save that is repeated after a lost answer changes nothing', async () => {
  const teacher = await newUser('teacher')
  const paperId = await aPaper(teacher)
  const read = await asRead(teacher, paperId)
  const change = {
    ...read,
    sections: [...read.sections.toReversed(), { sectionId: null, name: '附加题', questions: [] }],
  }
  await teacher(paperApi.savePaper, change)
  const once = await teacher(paperApi.getPaper, { paperId })
  await teacher(paperApi.savePaper, change)
  expect(await teacher(paperApi.getPaper, { paperId })).toEqual(once)
  expect(once.sections.map(({ printedTotal }) => printedTotal)).toEqual([4, 4, null])
})

test('of two windows the second learns that the paper has changed', async () => {
  const teacher = await newUser('teacher')
  const paperId = await aPaper(teacher)
  const [one, other] = [await asRead(teacher, paperId), await asRead(teacher, paperId)]
  await teacher(paperApi.savePaper, { ...one, name: 'A' })
  await expect(teacher(paperApi.savePaper, { ...other, name: 'B' })).rejects.toMatchObject(
    refusal('paper.changedElsewhere'),
  )
  expect((await teacher(paperApi.getPaper, { paperId })).name).toBe('A')
})

test('sections and questions of other papers cannot come in, nor a question twice', async () => {
  const teacher = await newUser('teacher')
  const [mine, other] = [await aPaper(teacher), await aPaper(teacher)]
  const [read, foreign] = [await asRead(teacher, mine), await asRead(teacher, other)]
  const [section] = read.sections
  const wrong = [
    foreign.sections,
    [{ ...section!, questions: foreign.sections[0]!.questions }],
    [{ ...section!, questions: [section!.questions[0]!, section!.questions[0]!] }],
    [section!, { ...section!, questions: [] }],
  ]
  for (const sections of wrong) {
    await expect(teacher(paperApi.savePaper, { ...read, sections })).rejects.toMatchObject(
      refusal('paper.otherQuestions'),
    )
  }
})

test('the newest versions are taken on request, and the paper says so until then', async () => {
  const teacher = await newUser('teacher')
  const paperId = await aPaper(teacher)
  const { sections } = await asRead(teacher, paperId)
  const { questionId } = sections[0]!.questions[0]!
  const { revision } = await teacher(bankApi.getQuestion, { questionId })
  await teacher(bankApi.saveQuestion, { ...saved(choiceOf('FOB 2020?')), questionId, revision })
  const outdated = async () =>
    (await teacher(paperApi.getPaper, { paperId })).sections.flatMap(({ questions }) =>
      questions.filter(({ isOutdated }) => isOutdated).map((one) => one.questionId),
    )
  expect(await outdated()).toEqual([questionId])
  expect(await teacher(paperApi.updateQuestions, { paperId })).toEqual({ changed: 1 })
  expect(await outdated()).toEqual([])
  expect(await teacher(paperApi.updateQuestions, { paperId })).toEqual({ changed: 0 })
})
