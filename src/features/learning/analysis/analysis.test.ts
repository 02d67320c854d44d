import ExcelJS from 'exceljs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { unzipped } from '#src/features/content/document/test-documents.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { gradingIn } from '#src/features/learning/grading/test-grading.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { fourBodies, newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { analysisApi as api } from './contract.ts'

const world = await openWorld()
const { app, newUser, newCourse } = world
const { db } = app.kernel
const { quizWith } = gradingIn(world)

const threeBodies = [fourBodies[0]!, trueFalse('信用证独立于合同。'), trueFalse('=CIF 含保险。')]

/** By default a single choice for 2 points whose key is a, and two statements for 1 point each. */
async function newQuiz(bodies = threeBodies) {
  const owner = await newUser('teacher')
  const made = await db.transaction(async (tx) => {
    const ids = await newQuestions(tx, owner.id, bodies)
    const questions = ids.map((questionId, at) => ({ questionId, points: [2, 1, 1][at]! }))
    const title = { title: '期中', titleEn: 'Midterm' }
    return { ids, quizId: await createQuiz(tx, app.kernel, { ...title, questions }) }
  })
  const { courseId, itemIds } = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '期中', quizId: made.quizId }] }],
  })
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${courseId}`)
  const newLearner = async () => {
    const learner = await newUser('student')
    await learner(courseApi.join, { courseId, fee: 0 })
    return learner
  }
  const at = { courseId, itemId: itemIds[0]! }
  const take = async (
    given: readonly (string | boolean | null | QuestionAnswer)[],
    before?: { student: Person; attemptId: number },
  ) => {
    const student = before?.student ?? (await newLearner())
    const { attemptId, questions } = before
      ? await student(studyApi.redoQuiz, { ...at, attemptId: before.attemptId })
      : await student(studyApi.startQuiz, at)
    for (const [place, value] of given.entries()) {
      if (value === null) continue
      const answer: QuestionAnswer =
        typeof value === 'string'
          ? { type: 'single', choice: value }
          : typeof value === 'boolean'
            ? { type: 'trueFalse', value }
            : value
      const { questionId } = questions[place]!
      await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
    }
    await student(quizApi.handIn, { attemptId })
    return { student, attemptId }
  }
  return { owner, courseId, newLearner, take, ...made }
}

test('the numbers are those of the attempts that count; blank, not reached and wrong are apart', async () => {
  const { owner, quizId, take, newLearner, ids } = await newQuiz()
  await newLearner()
  const twice = await take(['b', false, false])
  await take(['a', true, true], twice)
  await take(['a', true, false])
  // The second is passed by, and nothing comes after the first.
  await take(['b', null, true])
  await take(['a'])
  const found = await owner(api.getAnalysis, { quizId })
  expect(found).toMatchObject({ learners: 5, taken: 4, waiting: 0, passed: 2 })
  expect(found.quiz).toMatchObject({ n: 4, mean: 62.5, median: 62.5, lowest: 25, highest: 100 })
  expect(found.bands.map(({ count }) => count)).toEqual([1, 0, 1, 0, 2])
  expect(found.questions.map(({ counts }) => counts)).toEqual([
    { right: 3, part: 0, wrong: 1, blank: 0, notReached: 0 },
    { right: 2, part: 0, wrong: 0, blank: 1, notReached: 1 },
    { right: 2, part: 0, wrong: 1, blank: 0, notReached: 1 },
  ])
  expect(found.questions[1]!.numbers).toMatchObject({ n: 4, facility: 0.5 })
  expect(found.questions[1]!.numbers.facilityReached).toBeCloseTo(2 / 3)
  expect(found.questions[0]!.options.map(({ id, chosen }) => [id, chosen])).toContainEqual(['a', 3])
  expect(found.questions.every(({ flags }) => flags.includes('fewAnswers'))).toBe(true)
  const all = await owner(api.getAnalysis, { quizId, attempts: 'all' })
  expect(all.quiz).toMatchObject({ n: 5, lowest: 0 })
  const first = await owner(api.getAnalysis, { quizId, attempts: 'first' })
  expect(first.quiz).toMatchObject({ n: 4, lowest: 0 })
  expect((await owner(api.getAnalysis, { quizId, year: '1999' })).quiz).toBeNull()
  const one = await owner(api.getQuestion, { quizId, questionId: ids[0]! })
  expect(one.versions).toMatchObject([{ name: '1', n: 4, facility: 0.75 }])
  expect(one.years).toHaveLength(1)
})

test('ten strong learners who choose another option make the key suspect', async () => {
  const { owner, quizId, take } = await newQuiz()
  for (let at = 0; at < 5; at++) await take(['a', false, false])
  for (let at = 0; at < 5; at++) await take(['b', true, true])
  const [choice] = (await owner(api.getAnalysis, { quizId })).questions
  expect(choice).toMatchObject({ suspect: 'b' })
  expect(choice!.flags).toEqual(['keySuspect', 'negative'])
  expect(choice!.numbers.groupDifference).toBe(-1)
  expect(choice!.numbers.discrimination).toBeCloseTo(-100)
})

test('an attempt that waits for marks is left out', async () => {
  const { owner, quizId, handedIn } = await quizWith()
  await handedIn()
  expect(await owner(api.getAnalysis, { quizId })).toMatchObject({
    ...{ waiting: 1, quiz: null, byMean: false },
  })
  await db.execute(sql`update quizzes set counts = 'mean' where id = ${quizId}`)
  expect((await owner(api.getAnalysis, { quizId })).byMean).toBe(true)
  await expect(owner(api.getReport, { quizId, format: 'docx' })).rejects.toMatchObject(
    refusal('analysis.noAnswers'),
  )
})

test('the files hold the numbers, and no words of a question become a formula', async () => {
  const { owner, quizId, take } = await newQuiz()
  await take(['a', true, true])
  await take(['b', true, false])
  const get = async (format: 'docx' | 'xlsx' | 'csv') => {
    const { name, base64 } = await owner(api.getReport, { quizId, format })
    expect(name).toMatch(new RegExp(`^试卷分析_.*\\.${format}$`))
    return Buffer.from(base64, 'base64')
  }
  const csv = (await get('csv')).toString('utf8')
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv).toContain('得分率')
  expect(csv.split('\n')).toHaveLength(4)
  expect(csv).toContain(",'=CIF 含保险。,")
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await get('xlsx')).buffer)
  expect(book.worksheets.map(({ name }) => name)).toEqual(['概况', '题目', '选项'])
  const facility = book.getWorksheet('题目')!.getColumn(4).values.slice(2)
  expect(facility).toEqual([0.5, 1, 0.5])
  // Of a formula the value would be an object.
  expect(book.getWorksheet('题目')!.getCell('B4').value).toBe('=CIF 含保险。')
  const page = String((await unzipped(await get('docx')))['word/document.xml'])
  for (const text of ['试卷分析表', '期中', '62.5', '50.0 %', '信用证独立于合同。'])
    expect(page).toContain(text)
})

test('teachers of the course alone see the numbers', async () => {
  const { owner, quizId, ids, take } = await newQuiz()
  const { student } = await take(['a', true, true])
  const stranger = await newUser('teacher')
  const calls = [
    [api.getAnalysis, { quizId }],
    [api.getQuestion, { quizId, questionId: ids[0]! }],
    [api.getReport, { quizId, format: 'csv' }],
  ] as const
  for (const [call, input] of calls) {
    await expect(stranger(call, input as never)).rejects.toMatchObject(refusal('quiz.notFound'))
    await expect(student(call, input as never)).rejects.toMatchObject(
      refusal('common.teachersOnly'),
    )
    await owner(call, input as never)
  }
  const strange = { quizId, questionId: 2_000_000_000 }
  await expect(owner(api.getQuestion, strange)).rejects.toMatchObject(
    refusal('analysis.questionNotFound'),
  )
})

test('a learner compares an own result with five others at the least, in the same school year', async () => {
  const { quizId, take } = await newQuiz()
  const { student, attemptId } = await take(['a', true, false])
  for (let at = 0; at < 4; at++) await take(['b', true, true])
  const own = () => student(api.getOwn, { attemptId })
  expect(await own()).toMatchObject({ percent: 75, others: null, bands: [] })
  const fifth = await take(['a', true, true])
  // The others: four times 50 of 100, and 100.
  expect(await own()).toMatchObject({ others: { n: 5, mean: 60, median: 50 } })
  const found = await own()
  expect(found.bands.map(({ count, own }) => [count, own])).toEqual([
    [1, false],
    [0, false],
    [1, true],
    [0, false],
    [4, false],
  ])
  expect(found.types).toMatchObject([
    { type: 'single', questions: 1, own: 1, others: 0.2 },
    { type: 'trueFalse', questions: 2, own: 0.5, others: 1 },
  ])
  await expect(fifth.student(api.getOwn, { attemptId })).rejects.toMatchObject(
    refusal('quiz.attemptNotFound'),
  )
  // One who looks after each hand-in learns nothing of the one who came last, nor of a mark that changes.
  for (let at = 0; at < 5; at++) {
    await take(['a', true, true])
    expect(await own()).toEqual(found)
  }
  await db.execute(sql`update quiz_attempts set score = 0 where id = ${fifth.attemptId}`)
  // That of the fifth and of five newcomers are six: the figures change for all of them at once.
  expect(await own()).toMatchObject({ others: { n: 10, mean: 70, median: 75 } })
  // August ends a school year.
  await db.execute(sql`
    update quiz_attempts set handed_in_at = '2025-08-31T10:00:00Z' where id = ${fifth.attemptId}`)
  expect(await fifth.student(api.getOwn, { attemptId: fifth.attemptId })).toMatchObject({
    ...{ year: 2024, others: null },
  })
  await db.execute(sql`update quizzes set show_mark = 'released' where id = ${quizId}`)
  await expect(own()).rejects.toMatchObject(refusal('analysis.markHidden'))
})

test('what was written in a gap is counted by what the key minds', async () => {
  const { owner, quizId, ids, take } = await newQuiz([fourBodies[3]!])
  let before: Awaited<ReturnType<typeof take>> | undefined
  for (const text of ['Bill of Lading', 'ｂill of lading', 'bill of lading.', 'AWB', 'awb ', 'B/L'])
    before = await take([{ type: 'fillIn', gaps: { g1: '', g2: text } }], before)
  const given = { quizId, questionId: ids[0]!, attempts: 'all' } as const
  const { gaps } = await owner(api.getQuestion, given)
  expect(gaps).toMatchObject([
    { number: 1, written: [], others: 0 },
    { number: 2, others: 0 },
  ])
  expect(gaps[1]!.written.map(({ verdict, count }) => [verdict, count])).toEqual([
    ['correct', 3],
    ['wrong', 2],
    ['wrong', 1],
  ])
})
