import { expect, test } from 'vitest'
import { choiceOf, fileOf, make } from '#src/features/content/bank/test-bank.ts'
import { aTextbook, chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { outlineApi } from './contract.ts'

const world = await openWorld()
const { newUser } = world
const { give } = testFiles(world)

const item = (key: string, type: string, body: unknown) =>
  set(key, '', {
    ...{ kind: 'item', type, place: { parent: 'c-1', order: 'a0' }, trial: false, body },
    name: { zh: key, en: '' },
  })

test('the facts of a draft name its files and questions, and each version that is set', async () => {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const page = windowOf(teacher, draftId, 'page-one')
  await page.open()
  const { userFileId } = await give(teacher, 'slides.pdf')
  const { questionId, versionId } = await make(teacher, choiceOf('FOB?'))
  await page.save([
    chapter('c-1', '第一章'),
    item('i-1', 'courseware', { userFileId }),
    item('i-2', 'quiz', { questions: [{ questionId, versionId, points: 2 }], passPercent: 60 }),
  ])
  const facts = await teacher(outlineApi.getFacts, { draftId })
  expect(facts.files).toMatchObject([{ userFileId, name: 'slides.pdf', seconds: null }])
  expect(facts.questions).toMatchObject([
    {
      questionId,
      deleted: false,
      mine: true,
      present: { versionId, title: 'FOB?', complete: true },
    },
  ])
  const stranger = await newUser('teacher')
  await expect(stranger(outlineApi.getFacts, { draftId })).rejects.toMatchObject(
    refusal('draft.unknown'),
  )
})

test('questions are offered with what a quiz can do with them; those of strangers are not', async () => {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const ready = await make(teacher, choiceOf('CIF?'))
  const withFiles = await make(teacher, fileOf('单据'))
  const foreign = await make(await newUser('teacher'), choiceOf('CFR?'))
  const questions = [ready, withFiles, foreign].map(({ questionId }) => questionId).join()
  const found = await teacher(outlineApi.getQuestionFacts, { draftId, questions })
  expect(found.questions).toMatchObject([
    { questionId: ready.questionId, present: { complete: true } },
    { questionId: withFiles.questionId, present: { complete: true } },
  ])
  const stranger = await newUser('teacher')
  const asked = stranger(outlineApi.getQuestionFacts, { draftId, questions })
  await expect(asked).rejects.toMatchObject(refusal('draft.unknown'))
})
