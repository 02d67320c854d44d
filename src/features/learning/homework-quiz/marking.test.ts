import { expect, test } from 'vitest'
import { analysisApi } from '#src/features/learning/analysis/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { gradingApi } from '#src/features/learning/grading/contract.ts'
import { shortOf } from '#src/features/learning/grading/test-grading.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { remarkingApi } from '#src/features/learning/remarking/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { homeworkQuizApi } from './contract.ts'
import { openHomeworkQuizzes } from './test-homework-quiz.ts'
import { quizSettings } from './test-settings.ts'

const { newClass, paperOf, setQuiz, take, workOf } = await openHomeworkQuizzes()

const refused = (call: Promise<unknown>, id: string) =>
  expect(call).rejects.toMatchObject(refusal(id))

test('an assistant of the class marks written answers, and does nothing else with the quiz', async () => {
  const { classId, owner, assistant, first, second } = await newClass()
  const homeworkId = await setQuiz(
    owner,
    classId,
    quizSettings(await paperOf(owner, [shortOf('说明 FOB')])),
  )
  const { attemptId, questions } = await first(homeworkQuizApi.start, { homeworkId })
  const { questionId } = questions[0]!
  await first(quizApi.saveAnswer, {
    ...{ attemptId, questionId, revision: Date.now() },
    answer: { type: 'shortAnswer', text: '货物装上船' },
  })
  await first(quizApi.handIn, { attemptId })

  const { quiz } = await assistant(homeworkApi.getWorks, { homeworkId })
  expect(quiz).toMatchObject({
    toMark: 1,
    can: { markAnswers: { may: true }, teach: { may: false } },
  })
  const { quizId } = quiz!
  const marking = await assistant(gradingApi.getMarking, { quizId })
  expect(marking.questions).toMatchObject([{ questionId, waiting: 1 }])
  const answers = await assistant(gradingApi.getAnswers, { quizId, questionId, part: '' })
  expect(answers.items).toMatchObject([{ attemptId, text: '货物装上船' }])
  const mark = {
    ...{ quizId, attemptId, questionId, part: '', points: 1, criteria: {}, comment: '准确' },
    revision: Date.now(),
  }
  expect(await assistant(gradingApi.setMark, mark)).toMatchObject({ waiting: 0 })
  await assistant(gradingApi.setComment, { quizId, attemptId, comment: '很好' })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ rawMark: 10_000 })

  // Statistics and keys stay with the teachers, whatever account an assistant has.
  for (const act of [
    () => assistant(analysisApi.getAnalysis, { quizId }),
    () => assistant(remarkingApi.getQuestions, { quizId }),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 403 })
  }
  // Nor do students mark, or those who look after another class.
  const others = await newClass()
  for (const person of [first, second, others.owner, others.assistant]) {
    await refused(person(gradingApi.getMarking, { quizId }), 'quiz.notFound')
    await refused(person(gradingApi.setMark, mark), 'quiz.notFound')
    await refused(person(gradingApi.getAnswers, { quizId, questionId, part: '' }), 'quiz.notFound')
    await refused(
      person(gradingApi.setComment, { quizId, attemptId, comment: '' }),
      'quiz.notFound',
    )
  }
  await owner(classApi.archive, { classId })
  await refused(
    assistant(gradingApi.setMark, { ...mark, revision: Date.now() }),
    'invigilation.readOnly',
  )
})

test('a student who has become an assistant neither sees the own attempt among those to mark, nor marks it', async () => {
  const { classId, owner, first, second } = await newClass()
  const quiz = quizSettings(await paperOf(owner, [shortOf('说明 FOB')]))
  const homeworkId = await setQuiz(owner, classId, quiz)
  const answered = async (student: Person) => {
    const { quizId, attemptId, questions } = await student(homeworkQuizApi.start, { homeworkId })
    const one = { attemptId, questionId: questions[0]!.questionId }
    const answer = { type: 'shortAnswer' as const, text: '货物装上船' }
    await student(quizApi.saveAnswer, { ...one, answer, revision: Date.now() })
    await student(quizApi.handIn, { attemptId })
    return { ...one, quizId }
  }
  await answered(second)
  const { quizId, attemptId, questionId } = await answered(first)
  await first(classApi.quit, { classId })
  await owner(classApi.invite, { classId, who: first.username, role: 'assistant' })
  await first(classApi.answerInvitation, { classId, accept: true })
  const { questions } = await first(gradingApi.getMarking, { quizId })
  expect(questions).toMatchObject([{ questionId, answers: 1, waiting: 1 }])
  const { items } = await first(gradingApi.getAnswers, { quizId, questionId, part: '' })
  expect(items.map((item) => item.attemptId)).not.toContain(attemptId)
  expect(items).toHaveLength(1)
  const mark = { quizId, attemptId, questionId, part: '', points: 1, criteria: {}, comment: '' }
  await refused(first(gradingApi.setMark, { ...mark, revision: Date.now() }), 'quiz.ownAttempt')
  const words = { quizId, attemptId, comment: '很好' }
  await refused(first(gradingApi.setComment, words), 'quiz.ownAttempt')
  expect(await owner(gradingApi.setMark, { ...mark, revision: Date.now() })).toMatchObject({
    waiting: 0,
  })
})

test('nobody is told who passes, because no teacher has set it', async () => {
  const { classId, owner, first } = await newClass()
  const paperId = await paperOf(owner, [trueFalse('FOB'), trueFalse('CIF')])
  const settings = quizSettings(paperId, { marks: 'handIn', attempts: 2 })
  const homeworkId = await setQuiz(owner, classId, settings)
  expect((await first(homeworkQuizApi.getQuiz, { homeworkId })).facts.passPercent).toBeNull()
  const result = await take(first, homeworkId, [true, false])
  expect(result).toMatchObject({ score: 1, passPercent: null, passed: null })
  const { quizId, attemptId } = result
  const { attempts } = await first(quizApi.getAttempts, { quizId })
  expect(attempts).toMatchObject([{ score: 1, passed: null }])
  const read = await owner(homeworkQuizApi.getAttempt, { homeworkId, attemptId })
  expect(read.attempt).toMatchObject({ passPercent: null, passed: null })
  // What is stored stays, for the statistics of the office.
  expect(await owner(analysisApi.getAnalysis, { quizId })).toMatchObject({
    ...{ showPass: false, passed: 0 },
  })
  const asked = { quizId, questionId: result.questions[1]!.questionId, way: 'full' as const }
  const preview = await owner(remarkingApi.getRemarking, asked)
  expect(preview.counts).toMatchObject({ raised: 1, nowPassed: 0, nowFailed: 0 })

  const copied = await owner(homeworkApi.copy, { homeworkId, classId, key: 'c'.repeat(32) })
  const list = await owner(homeworkApi.getWorks, { homeworkId: copied.homeworkId })
  expect(await owner(analysisApi.getAnalysis, { quizId: list.quiz!.quizId })).toMatchObject({
    showPass: false,
  })
})
