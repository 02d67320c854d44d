import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { allRefused, openWorld, refusal } from '#tests/world.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from './contract.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()

test('each student has one answer, which may change until the question is closed, and the bars count it', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 3)
  const [one, two, three] = people
  const presses = await Promise.all([1, 2].map(() => owner(lessonApi.askQuestion, { lessonId })))
  const { questionId } = presses[0]!
  expect(presses[1]).toEqual({ questionId })
  const answer = (who: typeof owner, choice: number) =>
    who(lessonApi.answerQuestion, { classId, questionId, choices: [choice] })
  await answer(one!, 0)
  await answer(one!, 2)
  await answer(two!, 2)
  const open = await owner(lessonApi.getQuestion, { lessonId })
  expect(open.question).toEqual({
    ...{ questionId, number: 1, isOpen: true, answered: 2, of: 3, counts: null },
    ...{ bankQuestionId: null, options: 4, isMultiple: false, keyShown: false },
  })
  const seen = await one!(lessonApi.getRunning, { classId })
  expect(seen.question).toEqual({
    ...{ questionId, isOpen: true, options: 4, isMultiple: false, choices: [2] },
    ...{ hasWords: false, keyShown: false },
  })
  expect((await owner(lessonApi.getRunning, { classId })).question).toBeNull()
  await owner(lessonApi.closeQuestion, { lessonId, questionId })
  await allRefused([answer(one!, 1), answer(three!, 1)], refusal('lesson.questionClosed'))
  const closed = await owner(lessonApi.getQuestion, { lessonId })
  expect(closed.question).toMatchObject({ isOpen: false, answered: 2, counts: [0, 0, 2, 0] })
  expect((await one!(lessonApi.getRunning, { classId })).question).toBeNull()
  const next = await owner(lessonApi.askQuestion, { lessonId })
  expect(next.questionId).not.toBe(questionId)
  const second = await owner(lessonApi.getQuestion, { lessonId })
  expect(second.question).toMatchObject({ number: 2, answered: 0 })
  await owner(lessonApi.end, { lessonId })
  expect((await owner(lessonApi.getQuestion, { lessonId })).question!.isOpen).toBe(false)
  await allRefused([owner(lessonApi.askQuestion, { lessonId })], refusal('lesson.endedQuestion'))
})

test('sixty students answer at once, each of them twice, and each counts once', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 60)
  const { questionId } = await owner(lessonApi.askQuestion, { lessonId })
  await Promise.all(
    people.flatMap((one, at) =>
      [at % 4, at % 4].map((choice) =>
        one(lessonApi.answerQuestion, { classId, questionId, choices: [choice] }),
      ),
    ),
  )
  await owner(lessonApi.closeQuestion, { lessonId, questionId })
  const { question } = await owner(lessonApi.getQuestion, { lessonId })
  expect(question).toMatchObject({ answered: 60, counts: [15, 15, 15, 15] })
})

test('only students of the class answer its questions, and the people who look after it ask them', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 2)
  const other = await newLesson(world, 1)
  const { questionId } = await owner(lessonApi.askQuestion, { lessonId })
  const given = { questionId, choices: [1] }
  await allRefused(
    [owner(lessonApi.answerQuestion, { ...given, classId })],
    refusal('lesson.answerOfStudents'),
  )
  await allRefused(
    [other.people[0]!(lessonApi.answerQuestion, { ...given, classId })],
    refusal('class.unknown'),
  )
  await allRefused(
    [other.people[0]!(lessonApi.answerQuestion, { ...given, classId: other.classId })],
    refusal('lesson.questionClosed'),
  )
  await allRefused(
    [
      people[0]!(lessonApi.askQuestion, { lessonId }),
      people[0]!(lessonApi.getQuestion, { lessonId }),
      people[0]!(lessonApi.closeQuestion, { lessonId, questionId }),
    ],
    refusal('class.notHelper'),
  )
  await owner(classApi.complete, { classId })
  await allRefused(
    [people[0]!(lessonApi.answerQuestion, { ...given, classId })],
    refusal('lesson.notActive'),
  )
})

test('the workbook of attendance counts the questions that a student answered', async () => {
  const { owner, classId, lessonId, people } = await newLesson(world, 2)
  const ids = people.map(({ id }) => id)
  for (let times = 0; times < 2; times++) {
    const { questionId } = await owner(lessonApi.askQuestion, { lessonId })
    await people[0]!(lessonApi.answerQuestion, { classId, questionId, choices: [times] })
    await owner(lessonApi.closeQuestion, { lessonId, questionId })
  }
  await owner(classApi.setNumber, { classId, userId: ids[0]!, number: '1' })
  await owner(classApi.setNumber, { classId, userId: ids[1]!, number: '2' })
  const { base64 } = await owner(lessonApi.getAttendanceTable, { classId })
  const book = new ExcelJS.Workbook()
  const bytes = Buffer.from(base64, 'base64')
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const last = book.worksheets[0]!.columnCount
  expect([1, 2, 3].map((row) => book.worksheets[0]!.getRow(row).getCell(last).value)).toEqual([
    ...['答题', 2, 0],
  ])
})
