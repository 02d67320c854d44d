import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, essayOf, make } from '#src/features/content/bank/test-bank.ts'
import { noText } from '#src/features/content/question/body/limits.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { lessonApi } from './contract.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()

const several = (letters: string) => ({
  type: 'multiple' as const,
  stem: { zh: '哪些是 CIF 的组成？', en: 'Which are parts of CIF?' },
  explanation: { zh: '成本、保险费和运费。', en: 'Cost, insurance and freight.' },
  options: [...letters].map((letter, at) => ({
    ...{ id: letter, text: { zh: `选项${letter}`, en: `Option ${letter}` }, right: at < 2 },
  })),
  keepOrder: false,
})
const judge = {
  ...{ type: 'trueFalse' as const, stem: { zh: 'FOB 由卖方投保。', en: '' }, right: false },
  explanation: noText,
}

const asked = (owner: Person, lessonId: number) => async (body: Parameters<typeof make>[1]) => {
  const { questionId: bankQuestionId } = await make(owner, body)
  const { questionId } = await owner(lessonApi.askQuestion, { lessonId, bankQuestionId })
  return { bankQuestionId, questionId }
}

test('phones read the words without the key, answer, and read the key once the teacher shows it', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 2)
  const [one, two] = people
  const { bankQuestionId, questionId } = await asked(owner, lessonId)(several('abcde'))
  const running = await one!(lessonApi.getRunning, { classId })
  expect(running.question).toMatchObject({
    questionId,
    hasWords: true,
    options: 5,
    isMultiple: true,
  })
  const words = await one!(lessonApi.getWords, { classId, questionId })
  expect(words.key).toBeNull()
  expect(words.question).toMatchObject({ type: 'multiple', stem: expect.stringContaining('CIF') })
  // The bank keeps its order, to which answers refer.
  expect((words.question as { options: { id: string }[] }).options.map(({ id }) => id)).toEqual([
    ...'abcde',
  ])
  expect(JSON.stringify(words)).not.toMatch(/right|成本、保险费/)
  const answer = (who: Person, choices: number[]) =>
    who(lessonApi.answerQuestion, { classId, questionId, choices })
  expect(await answer(one!, [3, 0, 3])).toEqual({ choices: [0, 3] })
  await answer(two!, [0, 1])
  await allRefused([answer(two!, [5])], refusal('lesson.answerDoesNotFit'))
  expect((await owner(lessonApi.getQuestion, { lessonId })).question).toMatchObject({
    ...{ bankQuestionId, isOpen: true, answered: 2, counts: null, keyShown: false },
  })
  await owner(lessonApi.closeQuestion, { lessonId, questionId })
  expect((await owner(lessonApi.getQuestion, { lessonId })).question).toMatchObject({
    counts: [2, 1, 0, 1, 0],
  })
  // Nobody reads the key yet: the class discusses the bars.
  for (const who of [owner, one!])
    expect((await who(lessonApi.getWords, { classId, questionId })).key).toBeNull()
  expect((await one!(lessonApi.getRunning, { classId })).question).toMatchObject({
    ...{ questionId, isOpen: false, keyShown: false, choices: [0, 3] },
  })
  await owner(lessonApi.showKey, { lessonId, questionId })
  const after = await one!(lessonApi.getWords, { classId, questionId })
  expect(after.key).toMatchObject({ right: ['a', 'b'] })
  expect(after.key!.explanation).toContain('成本、保险费')
})

test('a question is asked as the bank had it, also after a change and once more after that', async () => {
  const { owner, classId, lessonId } = await newLesson(world, 1)
  const first = await asked(owner, lessonId)(choiceOf('旧题干'))
  await owner(lessonApi.closeQuestion, { lessonId, questionId: first.questionId })
  const { revision } = await owner(bankApi.getQuestion, { questionId: first.bankQuestionId })
  await owner(bankApi.saveQuestion, {
    ...{ questionId: first.bankQuestionId, revision, difficulty: 2, points: 1 },
    ...{ body: choiceOf('新题干'), tags: [], keepDraft: false },
  })
  const again = await owner(lessonApi.askQuestion, {
    ...{ lessonId, bankQuestionId: first.bankQuestionId },
  })
  const stems = await Promise.all(
    [first.questionId, again.questionId].map(async (questionId) => {
      const { question: shown } = await owner(lessonApi.getWords, { classId, questionId })
      return shown.stem
    }),
  )
  expect(stems[0]).toContain('旧题干')
  expect(stems[1]).toContain('新题干')
})

test('only ready questions of choices are asked, which the person may read', async () => {
  const { owner, lessonId, people, classId } = await newLesson(world, 1)
  const stranger = await world.newUser('teacher')
  const { questionId: foreign } = await make(stranger, choiceOf('别人的题'))
  const { questionId: essay } = await make(owner, essayOf('论述'))
  const { questionId: draft } = await make(owner, choiceOf('草稿'), { keepDraft: true })
  const { questionId: wide } = await make(owner, several('abcdefghijk'))
  const ask = (bankQuestionId: number, who: Person = owner) =>
    who(lessonApi.askQuestion, { lessonId, bankQuestionId })
  await allRefused([ask(foreign)], refusal('question.unknown'))
  await allRefused([ask(essay), ask(wide)], refusal('lesson.questionNotChoice'))
  await allRefused([ask(draft)], refusal('lesson.questionNotReady'))
  await allRefused([ask(essay, people[0])], refusal('class.notHelper'))
  expect((await owner(lessonApi.getQuestion, { lessonId })).question).toBeNull()
  const { questionId } = await asked(owner, lessonId)(judge)
  const answer = (choices: number[]) =>
    people[0]!(lessonApi.answerQuestion, { classId, questionId, choices })
  await allRefused([answer([2]), answer([0, 1])], refusal('lesson.answerDoesNotFit'))
  await answer([1])
  await owner(lessonApi.showKey, { lessonId, questionId })
  await allRefused([answer([0])], refusal('lesson.questionClosed'))
  const { key } = await people[0]!(lessonApi.getWords, { classId, questionId })
  expect(key!.right).toEqual(['false'])
})

test('only the people of the class read its questions; the list asks as many statements for many as for one', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 1)
  const other = await newLesson(world, 1)
  const ask = asked(owner, lessonId)
  const one = await ask(judge)
  await people[0]!(lessonApi.answerQuestion, {
    ...{ classId, questionId: one.questionId, choices: [0] },
  })
  const stranger = other.people[0]!
  await allRefused(
    [stranger(lessonApi.getWords, { classId: other.classId, questionId: one.questionId })],
    refusal('lesson.questionUnknown'),
  )
  await allRefused(
    [stranger(lessonApi.getWords, { classId, questionId: one.questionId })],
    refusal('class.unknown'),
  )
  await allRefused(
    [
      stranger(lessonApi.getQuestions, { lessonId }),
      owner(lessonApi.getQuestions, { lessonId: 0x7f_ff_ff_ff }),
    ],
    refusal('lesson.unknown'),
  )
  const list = () => people[0]!(lessonApi.getQuestions, { lessonId })
  const few = await statementsOf(list)
  await owner(lessonApi.closeQuestion, { lessonId, questionId: one.questionId })
  for (let n = 0; n < 3; n++) {
    const { questionId } = await ask(choiceOf(`题 ${n}`))
    await owner(lessonApi.showKey, { lessonId, questionId })
  }
  const spoken = await owner(lessonApi.askQuestion, { lessonId })
  expect(await statementsOf(list)).toBe(few)
  const { questions } = await list()
  expect(questions).toMatchObject([
    { ...one, number: 1, mine: [0], counts: [1, 0], words: { key: null } },
    ...[2, 3, 4].map((number) => ({ number, mine: null, words: { key: { right: ['a'] } } })),
    { number: 5, questionId: spoken.questionId, words: null, counts: null },
  ])
})

test('a deleted question is gone with its answers, and the bank names the class where one was asked', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 1)
  const { bankQuestionId, questionId } = await asked(owner, lessonId)(judge)
  const uses = (who: Person) => who(bankApi.getUses, { questionId: bankQuestionId })
  expect(await uses(owner)).toMatchObject([
    { name: '国贸 2601 班', path: `/sclass/${classId}/lessons/${lessonId}/questions` },
  ])
  await people[0]!(lessonApi.answerQuestion, { classId, questionId, choices: [1] })
  await allRefused(
    [people[0]!(lessonApi.deleteQuestion, { lessonId, questionId })],
    refusal('class.notHelper'),
  )
  await Promise.all([1, 2].map(() => owner(lessonApi.deleteQuestion, { lessonId, questionId })))
  expect((await owner(lessonApi.getQuestions, { lessonId })).questions).toEqual([])
  expect(await uses(owner)).toEqual([])
  const { rows } = await world.app.kernel.db.execute(
    sql`select from lesson_answers where question_id = ${questionId}`,
  )
  expect(rows).toHaveLength(0)
})

test('an archived class keeps its questions to read, and changes none', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 1)
  const { questionId } = await asked(owner, lessonId)(judge)
  await owner(lessonApi.end, { lessonId })
  await owner(classApi.archive, { classId })
  const one = { lessonId, questionId }
  await allRefused(
    [
      ...[owner(lessonApi.showKey, one), owner(lessonApi.deleteQuestion, one)],
      owner(lessonApi.closeQuestion, one),
    ],
    refusal('class.archived'),
  )
  const { questions, can } = await people[0]!(lessonApi.getQuestions, { lessonId })
  expect(questions).toMatchObject([{ isOpen: false }])
  expect(can.mark.may).toBe(false)
})
