import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { bankPersonalParts } from '#src/features/content/bank/server/personal-data.ts'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { lessonApi } from './contract.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { db } = world.app.kernel

const bars = async (owner: Person, lessonId: number) =>
  (await owner(lessonApi.getQuestion, { lessonId })).question!

/** Answers of everybody, twice each, with an act of the teacher in the middle. @returns how each press was answered */
async function crowd(
  { people, classId }: { people: Person[]; classId: number },
  questionId: number,
  act: () => Promise<unknown>,
) {
  const press = (one: Person, choice: number) =>
    one(lessonApi.answerQuestion, { classId, questionId, choices: [choice] }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  const half = people.flatMap((one, at) => [press(one, at % 2), press(one, 1 - (at % 2))])
  const acted = act()
  const more = people.map((one) => press(one, 0))
  await acted
  return Promise.all([...half, ...more])
}

test('a question is closed, its key shown or the whole deleted while all answer: nothing changes any more afterwards', async () => {
  const lesson = await newLesson(world, 60)
  const { owner, lessonId } = lesson
  const { questionId: bankQuestionId } = await make(owner, choiceOf('何为 FOB？'))
  const ask = async () =>
    (await owner(lessonApi.askQuestion, { lessonId, bankQuestionId })).questionId
  for (const act of [lessonApi.closeQuestion, lessonApi.showKey] as const) {
    const questionId = await ask()
    await crowd(lesson, questionId, () => owner(act, { lessonId, questionId }))
    const after = await bars(owner, lessonId)
    const { rows } = await db.execute<{ answers: number; students: number }>(sql`
      select count(*)::int as answers, count(distinct a.user_id)::int as students from lesson_answers a
      where a.question_id = ${questionId}`)
    expect(after.isOpen).toBe(false)
    expect(after.answered).toBe(rows[0]!.answers)
    expect(rows[0]!.answers).toBe(rows[0]!.students)
    expect(after.counts!.reduce((sum, n) => sum + n, 0)).toBe(after.answered)
    await crowd(lesson, questionId, () => Promise.resolve())
    expect(await bars(owner, lessonId)).toEqual(after)
  }
  const questionId = await ask()
  const said = await crowd(lesson, questionId, () =>
    owner(lessonApi.deleteQuestion, { lessonId, questionId }),
  )
  expect(said.filter((status) => status >= 500)).toEqual([])
  const { rows } = await db.execute(
    sql`select from lesson_answers where question_id = ${questionId}`,
  )
  expect(rows).toEqual([])
})

test('of two hundred presses that ask, close and show at once one question is open, and none has a key before it is closed', async () => {
  const { owner, lessonId } = await newLesson(world, 1)
  const { questionId: bankQuestionId } = await make(owner, choiceOf('何为 CIF？'))
  const { questionId } = await owner(lessonApi.askQuestion, { lessonId, bankQuestionId })
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      [
        () => owner(lessonApi.askQuestion, { lessonId, bankQuestionId }),
        () => owner(lessonApi.closeQuestion, { lessonId, questionId }),
        () => owner(lessonApi.showKey, { lessonId, questionId }),
        () => owner(lessonApi.askQuestion, { lessonId }),
      ][at % 4]!(),
    ),
  )
  const { questions } = await owner(lessonApi.getQuestions, { lessonId })
  expect(questions).toHaveLength(2)
  expect(questions.map((one) => [one.isOpen, one.keyShown])).toEqual([
    [false, true],
    [true, false],
  ])
})

test('a question that was asked stays to be read and answered when its owner is erased or the class has lost a student', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 2)
  const [one, two] = people
  const author = await world.newUser('teacher')
  await owner(classApi.invite, { classId, who: author.username, role: 'coTeacher' })
  await author(classApi.answerInvitation, { classId, accept: true })
  const { questionId: bankQuestionId } = await make(author, choiceOf('何为 CFR？'))
  const { questionId } = await author(lessonApi.askQuestion, { lessonId, bankQuestionId })
  const chosen = { questionIds: [bankQuestionId] }
  await allRefused(
    [author(bankApi.deleteQuestions, { chosen, skipUsed: false })],
    refusal('question.inUse'),
  )
  for (const part of bankPersonalParts(world.app.kernel)) {
    await db.transaction((tx) => part.erase(tx, author.id))
  }
  const answer = (who: Person) =>
    who(lessonApi.answerQuestion, { classId, questionId, choices: [0] })
  await answer(one!)
  await answer(two!)
  expect((await one!(lessonApi.getWords, { classId, questionId })).question.stem).toContain('CFR')
  await owner(classApi.removeMembers, { classId, userIds: [two!.id] })
  await allRefused(
    [answer(two!), two!(lessonApi.getWords, { classId, questionId })],
    refusal('class.unknown'),
  )
  await allRefused([two!(lessonApi.getQuestions, { lessonId })], refusal('lesson.unknown'))
  await owner(lessonApi.showKey, { lessonId, questionId })
  const seen = await bars(owner, lessonId)
  // The bars stay, and not more students have answered than there are.
  expect(seen).toMatchObject({ answered: 2, of: 2, counts: [2, 0] })
})
