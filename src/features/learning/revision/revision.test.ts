import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { type Person, refusal } from '#tests/world.ts'
import { revisionApi } from './contract.ts'
import { passDays } from './test-days.ts'
import { mixedAnswers, openRevision } from './test-revision.ts'

const world = await openRevision()
const { db, course, newStudent, learner, rowsOf, answer, rightAnswers, answerAll } = world
const [right, rightMany] = rightAnswers
const wrong = mixedAnswers[0]!

const today = schoolDay()
const wait = (student: Person, days: number) => passDays(db, { userId: student.id, days })

test('wrong and partly correct answers of a quiz enter the set; correct and missing ones do not', async () => {
  const { student, attemptId, ids } = await learner()
  expect(await rowsOf(student)).toMatchObject([
    {
      ...{ questionId: ids[0], timesWrong: 1, lastAttemptId: attemptId, streak: 0 },
      ...{ courseId: course.courseId, dueOn: addDays(today, 1), revisedOn: today, reps: 1 },
    },
    { questionId: ids[1], dueOn: addDays(today, 2), courseId: course.courseId },
  ])
})

test('a wrong answer repeated in a redo on the same day counts as a miss and moves no day', async () => {
  const { student, attemptId } = await learner()
  const before = await rowsOf(student)
  const second = await student(studyApi.redoQuiz, { ...course, attemptId })
  await answerAll(student, second, [wrong])
  await student(quizApi.handIn, { attemptId: second.attemptId })
  const [row] = await rowsOf(student)
  expect(row).toMatchObject({ timesWrong: 2, lastAttemptId: second.attemptId, reps: 1 })
  expect(row!.dueOn).toBe(before[0]!.dueOn)
})

test('cards come on their day, without a key, and the answer brings it', async () => {
  const { student, ids } = await learner()
  expect(await student(revisionApi.getToday, {})).toMatchObject({ due: 0, done: 0, cards: [] })
  await wait(student, 2)
  const { due, cards } = await student(revisionApi.getToday, {})
  expect(due).toBe(2)
  expect(cards.map(({ questionId }) => questionId)).toEqual([ids[0], ids[1]])
  expect(cards[1]).toMatchObject({
    rules: ['chinese'],
    timesWrong: 1,
    course: { courseId: course.courseId },
  })
  expect(JSON.stringify(cards)).not.toMatch(/秘密|explanation|"right"/)
  const outcome = await answer(student, ids[0]!, right!)
  expect(outcome).toMatchObject({
    ...{ judgement: 'correct', counted: true },
    result: { key: { explanation: '<p>秘密解释</p>', right: ['a'] } },
    wrong: { streak: 1, mastered: false, mistake: null },
  })
  expect(outcome.wrong!.dueOn > today).toBe(true)
  expect(await student(revisionApi.getToday, {})).toMatchObject({ due: 1, done: 1 })
})

test('many answers of one day count once, and one that arrives again changes nothing', async () => {
  const { student, ids } = await learner()
  await wait(student, 1)
  const clientId = 'client-of-a-card'
  const first = await answer(student, ids[0]!, wrong, { clientId })
  expect(first).toMatchObject({ counted: true, judgement: 'wrong', wrong: { streak: 0 } })
  const [after] = await rowsOf(student)
  expect(after).toMatchObject({ timesWrong: 2, reps: 2, lapses: 1 })
  const again = await Promise.all(
    Array.from({ length: 6 }, () => answer(student, ids[0]!, right!, { clientId })),
  )
  for (const one of again) expect(one).toEqual(first)
  for (let n = 0; n < 4; n++) {
    expect(await answer(student, ids[0]!, n % 2 ? right! : wrong)).toMatchObject({ counted: false })
  }
  expect((await rowsOf(student))[0]).toEqual(after)
})

test('three correct days master a question, which leaves the cards and stays in the list', async () => {
  const { student, ids } = await learner([wrong])
  for (let n = 0, days = 1; n < 3; n++) {
    await wait(student, days)
    const { wrong: state } = await answer(student, ids[0]!, right!)
    expect(state).toMatchObject({ streak: n + 1, mastered: n === 2 })
    days = (Date.parse(state!.dueOn) - Date.parse(today)) / 86_400_000
    expect(days).toBeGreaterThan(0)
  }
  await wait(student, 300)
  expect(await student(revisionApi.getToday, {})).toMatchObject({ due: 0 })
  expect(await student(revisionApi.getForecast, {})).toMatchObject({ revising: 0, mastered: 1 })
  const { items, counts } = await student(revisionApi.getQuestions, { state: 'mastered' })
  expect(counts).toEqual({ all: 1, due: 0, mastered: 1, revising: 0 })
  expect(items).toMatchObject([
    { questionId: ids[0], title: 'FOB 的风险何时转移？', mastered: true },
  ])
  await answer(student, ids[0]!, wrong, { kind: 'practice' })
  expect(await student(revisionApi.getForecast, {})).toMatchObject({ revising: 1, mastered: 0 })
})

test('the list is filtered, searched and sorted; the forecast counts seven days', async () => {
  const { student, ids } = await learner()
  await student(revisionApi.setMistake, { questionId: ids[1]!, mistake: 'guess' })
  const find = async (input: object) =>
    (await student(revisionApi.getQuestions, input)).items.map(({ questionId }) => questionId)
  expect(await find({})).toEqual([ids[0], ids[1]])
  expect(await find({ mistake: 'guess' })).toEqual([ids[1]])
  expect(await find({ mistake: 'none' })).toEqual([ids[0]])
  expect(await find({ type: 'multiple' })).toEqual([ids[1]])
  expect(await find({ keyword: '水运' })).toEqual([ids[1]])
  expect(await find({ keyword: '%' })).toEqual([])
  expect(await find({ courseId: course.courseId, sort: 'newest' })).toEqual([ids[1], ids[0]])
  expect(await find({ courseId: 999_999 })).toEqual([])
  expect(await find({ tag: '没有' })).toEqual([])
  expect(await find({ state: 'due' })).toEqual([])
  const forecast = await student(revisionApi.getForecast, {})
  expect(forecast.days.map(({ count }) => count)).toEqual([0, 1, 1, 0, 0, 0, 0])
  expect(await student(revisionApi.getChoices, { courseId: course.courseId })).toMatchObject({
    // Three were answered; the fourth is one of open practice.
    ...{ courses: [{ courseId: course.courseId, questions: 4 }], tags: [] },
    ...{ chapters: [{ name: '一', questions: 4 }], types: ['multiple', 'single'] },
  })
})

test('an examination brings every question back before its day, and clearing it undoes that', async () => {
  const { student, ids } = await learner([wrong])
  await wait(student, 1)
  const { wrong: state } = await answer(student, ids[0]!, right!)
  await db.execute(
    sql`update wrong_questions set due_on = due_on + 60 where user_id = ${student.id}`,
  )
  await student(revisionApi.setExam, { courseId: course.courseId, examOn: addDays(today, 6) })
  const { days, courses } = await student(revisionApi.getForecast, {})
  expect(days[5]).toEqual({ day: addDays(today, 5), count: 1 })
  expect(courses).toMatchObject([{ courseId: course.courseId, examOn: addDays(today, 6) }])
  const noDay = { courseId: course.courseId, examOn: '0000-01-01' }
  expect((await student.ask(revisionApi.setExam, noDay)).status).toBe(400)
  await student(revisionApi.setExam, { courseId: course.courseId, examOn: null })
  const [row] = await rowsOf(student)
  expect(row!.dueOn).toBe(addDays(state!.dueOn, 60))
  const stranger = await newStudent()
  await expect(
    stranger(revisionApi.setExam, { courseId: course.courseId, examOn: today }),
  ).rejects.toMatchObject(refusal('revision.courseNotJoined'))
})

test('practice has the questions of a taken quiz; a miss enters the set, a correct answer does not', async () => {
  const { student, ids } = await learner(rightAnswers)
  const { total, cards } = await student(revisionApi.getPractice, { courseId: course.courseId })
  expect(total).toBe(4)
  expect(JSON.stringify(cards)).not.toMatch(/秘密|explanation/)
  expect(await answer(student, ids[0]!, right!, { kind: 'practice' })).toMatchObject({
    wrong: null,
  })
  expect(await rowsOf(student)).toEqual([])
  await answer(student, ids[1]!, mixedAnswers[1]!, { kind: 'practice' })
  expect(await rowsOf(student)).toMatchObject([{ questionId: ids[1], timesWrong: 1 }])
  const again = await student(revisionApi.getPractice, { courseId: course.courseId })
  expect(again.cards.map(({ questionId }) => questionId)).toEqual([ids[2], ids[3], ids[0], ids[1]])
})

test('nobody reads or answers a question of another’s set, or one that no quiz has brought', async () => {
  const { ids } = await learner()
  const stranger = await world.newUser('student')
  const questionId = ids[0]!
  const refused = refusal('revision.notMet')
  await expect(stranger(revisionApi.getQuestion, { questionId })).rejects.toMatchObject(refused)
  await expect(stranger(revisionApi.getSimilar, { questionId })).rejects.toMatchObject(refused)
  await expect(answer(stranger, questionId, right!)).rejects.toMatchObject(refused)
  await expect(
    stranger(revisionApi.setMistake, { questionId, mistake: 'guess' }),
  ).rejects.toMatchObject(refused)
  await expect(
    stranger(revisionApi.judge, { clientId: 'client-1', judgement: 'correct' }),
  ).rejects.toMatchObject(refused)
  expect((await stranger(revisionApi.getQuestions, { state: 'all' })).items).toEqual([])
  expect((await stranger(revisionApi.getPrint, { answers: 'with' })).questions).toEqual([])
})

test('an empty answer and one of another type are refused', async () => {
  const { student, ids } = await learner()
  await expect(answer(student, ids[0]!, { type: 'single', choice: null })).rejects.toMatchObject(
    refusal('revision.emptyAnswer'),
  )
  await expect(answer(student, ids[0]!, rightMany!)).rejects.toMatchObject(
    refusal('revision.answerDoesNotFit'),
  )
})

test('a printed set has its keys only where they are asked for', async () => {
  const { student } = await learner()
  const without = await student(revisionApi.getPrint, {})
  expect(without).toMatchObject({ total: 2 })
  expect(JSON.stringify(without)).not.toMatch(/秘密解释/)
  const { questions } = await student(revisionApi.getPrint, { answers: 'with' })
  expect(questions[0]!.key).toMatchObject({ right: ['a'] })
})

test('a deleted question and a removed quiz change nothing for the learner', async () => {
  const { student, ids } = await learner()
  await db.execute(sql`update questions set deleted_at = now() where id = ${ids[0]!}`)
  await db.execute(sql`update course_items set removed_at = now() where id = ${course.itemId}`)
  await wait(student, 2)
  const { cards } = await student(revisionApi.getToday, {})
  expect(cards.map(({ questionId }) => questionId)).toEqual([ids[0], ids[1]])
  expect(await answer(student, ids[0]!, right!)).toMatchObject({ judgement: 'correct' })
  await db.execute(sql`update questions set deleted_at = null where id = ${ids[0]!}`)
  await db.execute(sql`update course_items set removed_at = null where id = ${course.itemId}`)
})

test('a quiz that keeps its key until it closes keeps it on cards and on paper', async () => {
  const { student, ids } = await learner()
  await db.execute(sql`update quizzes set show_key = 'closed' where id = ${world.quizId}`)
  const outcome = await answer(student, ids[0]!, wrong)
  expect(outcome).toMatchObject({ judgement: 'wrong', result: { key: null } })
  const { questions } = await student(revisionApi.getPrint, { answers: 'with' })
  expect(questions.map(({ key }) => key)).toEqual([null, null])
  await db.execute(sql`update quizzes set show_key = 'handIn' where id = ${world.quizId}`)
})

test('practice offers questions of open practice that were never met, and nothing of any other quiz', async () => {
  const { ids } = await learner()
  const student = await newStudent()
  await db.execute(sql`
    insert into course_learners (course_id, user_id) values (${course.courseId}, ${student.id}) on conflict do nothing`)
  const practice = async () =>
    (await student(revisionApi.getPractice, { courseId: course.courseId })).total
  for (const closed of [
    sql`template = 'exam'`,
    sql`password = '8642'`,
    sql`attempts = 1`,
    sql`opens_at = now() - interval '1 day'`,
  ]) {
    await db.execute(sql`update quizzes set ${closed} where id = ${world.quizId}`)
    expect(await practice()).toBe(0)
    await expect(student(revisionApi.getQuestion, { questionId: ids[0]! })).rejects.toMatchObject(
      refusal('revision.notMet'),
    )
    await db.execute(sql`
      update quizzes set template = 'practice', password = '', attempts = null, opens_at = null
      where id = ${world.quizId}`)
  }
  expect(await practice()).toBe(4)
  const { cards } = await student(revisionApi.getPractice, { courseId: course.courseId })
  expect(JSON.stringify(cards)).not.toMatch(/秘密|explanation/)
  const outcome = await answer(student, ids[0]!, wrong, { kind: 'practice' })
  expect(outcome).toMatchObject({ judgement: 'wrong', wrong: { streak: 0 } })
  expect(await rowsOf(student)).toMatchObject([{ questionId: ids[0], courseId: course.courseId }])
  expect(await practice()).toBe(4)
})

test('a practice keeps its key on cards and on paper until it is passed or taken three times; its explanation is apart', async () => {
  const { quizId } = world
  await db.execute(sql`update quizzes set show_key = 'passed' where id = ${quizId}`)
  const { student, attemptId, ids } = await learner()
  const practise = () => answer(student, ids[0]!, wrong, { kind: 'practice' })
  const printed = async () =>
    (await student(revisionApi.getPrint, { answers: 'with' })).questions[0]!
  const explanation = '<p>秘密解释</p>'
  expect(await practise()).toMatchObject({
    ...{ result: { key: null }, explanation },
    keyWait: {
      ...{ when: 'passed', closesAt: null, taken: 1 },
      path: `/course/study/${course.courseId}/${course.itemId}`,
    },
  })
  expect(await printed()).toMatchObject({ key: null, explanation })
  expect(await student(revisionApi.getPrint, { answers: 'with' })).toMatchObject({ keysKept: 2 })
  await db.execute(sql`update quizzes set show_explanation = 'closed' where id = ${quizId}`)
  expect(await practise()).toMatchObject({ result: { key: null }, explanation: null })
  expect(await printed()).toMatchObject({ key: null, explanation: null })
  let former = attemptId
  for (let more = 0; more < 2; more++) {
    const { attemptId: next } = await student(studyApi.redoQuiz, { ...course, attemptId: former })
    await student(quizApi.handIn, { attemptId: next })
    former = next
  }
  const key = { right: ['a'], explanation: '' }
  expect(await practise()).toMatchObject({ result: { key }, explanation: null, keyWait: null })
  expect(await printed()).toMatchObject({ key, explanation: null })
  expect(await student(revisionApi.getPrint, {})).toMatchObject({
    keysKept: 0,
    questions: [{ key: null, explanation: null }, { key: null }],
  })
  await db.execute(
    sql`update quizzes set show_key = 'handIn', show_explanation = 'handIn' where id = ${quizId}`,
  )
})

test('an examination whose key waits for passing is heard of when it is passed, with the attempts before', async () => {
  const { quizId } = world
  await db.execute(
    sql`update quizzes set template = 'exam', show_key = 'passed' where id = ${quizId}`,
  )
  const { student, attemptId, ids } = await learner()
  expect(await rowsOf(student)).toEqual([])
  const second = await student(studyApi.redoQuiz, { ...course, attemptId })
  await answerAll(student, second)
  await student(quizApi.handIn, { attemptId: second.attemptId })
  expect((await rowsOf(student)).map(({ questionId }) => questionId)).toEqual([ids[0], ids[1]])
  await db.execute(
    sql`update quizzes set template = 'practice', show_key = 'handIn' where id = ${quizId}`,
  )
})
