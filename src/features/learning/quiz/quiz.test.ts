import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuestion, createQuiz } from './server/seed.ts'
import { attemptAnswers, quizAttempts, wrongQuestions } from './tables.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel

let course: { courseId: number; itemId: number }
/** Of another quiz. */
let strangeQuestion: number

beforeAll(async () => {
  const quizId = await db.transaction(async (tx) => {
    const questions = [
      await createQuestion(tx, {
        type: 'single',
        stem: '<p onclick="x()">FOB 的风险何时转移？</p>',
        stemEn: 'When does risk pass under FOB?',
        explanation: '<p>秘密解释</p>',
        options: [
          { text: '装上船', textEn: 'On board', correct: true },
          { text: '过船舷', correct: false },
        ],
      }),
      await createQuestion(tx, {
        type: 'multiple',
        stem: '哪些术语只适用于水运？',
        explanation: '秘密解释',
        options: ['FAS', 'FOB', 'CPT', 'DAP'].map((text, at) => ({ text, correct: at < 2 })),
      }),
      await createQuestion(tx, {
        type: 'trueFalse',
        stem: '信用证独立于合同。',
        explanation: '秘密解释',
        truth: true,
      }),
      await createQuestion(tx, {
        type: 'fillIn',
        stem: '____ 的英文是 ____。',
        explanation: '秘密解释',
        blanks: [['提单秘密'], ['bill of lading']],
      }),
    ]
    strangeQuestion = await createQuestion(tx, { type: 'trueFalse', stem: '别的', truth: false })
    await createQuiz(tx, { title: '别的', questions: [{ questionId: strangeQuestion }] })
    return createQuiz(tx, {
      title: '测验',
      titleEn: 'Quiz',
      questions: questions.map((questionId) => ({ questionId })),
    })
  })
  const made = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '测验', quizId }] }],
  })
  course = { courseId: made.courseId, itemId: made.itemIds[0]! }
})

async function newStudent(): Promise<Person> {
  const student = await newUser('student')
  await student(courseApi.join, { courseId: course.courseId, fee: 0 })
  return student
}

async function started(): Promise<{ student: Person; attempt: Attempt }> {
  const student = await newStudent()
  return { student, attempt: await student(studyApi.startQuiz, course) }
}

/** All were asked at once; each was refused so. */
async function allRefused(acts: Promise<unknown>[], reason: object) {
  for (const result of await Promise.allSettled(acts)) {
    expect(result).toMatchObject({ status: 'rejected', reason })
  }
}

const optionIds = (attempt: Attempt, question: number, ...texts: string[]) =>
  attempt.questions[question]!.options.filter((option) => texts.includes(option.text)).map(
    (option) => option.optionId,
  )

/** A right answer to each of the four questions. */
const rightAnswers = (attempt: Attempt) => [
  { chosen: optionIds(attempt, 0, '装上船') },
  { chosen: optionIds(attempt, 1, 'FAS', 'FOB') },
  { truth: true },
  { texts: ['提单秘密', ' Ｂill  of Lading'] },
]

async function answerAll(student: Person, attempt: Attempt, answers = rightAnswers(attempt)) {
  for (const [at, answer] of answers.entries()) {
    const { questionId } = attempt.questions[at]!
    const { attemptId } = attempt
    await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
  }
}

test('an open attempt shows the questions in their order, sanitised, and no key', async () => {
  const { student, attempt } = await started()
  expect(attempt).toMatchObject({ status: 'open', score: null, maxScore: 4, passPercent: 60 })
  expect(attempt.questions.map((question) => question.type)).toEqual([
    'single',
    'multiple',
    'trueFalse',
    'fillIn',
  ])
  expect(attempt.questions[0]!.stem).toBe('<p>FOB 的风险何时转移？</p>')
  expect(attempt.questions[3]).toMatchObject({ blankCount: 2, answer: null, revision: 0 })
  await answerAll(student, attempt)
  const { attemptId } = attempt
  const open = JSON.stringify((await student.ask(quizApi.getAttempt, { attemptId })).envelope)
  // What was typed comes back; take it out before looking for what was not told.
  const told = open.replace(/"texts":\[[^\]]*\]/, '')
  for (const secret of [
    '秘密',
    'explanation',
    'correct":true',
    'correct":false',
    'right',
    'bill',
  ]) {
    expect(told).not.toContain(secret)
  }
  expect(open).toContain('"result":null')
})

test('hand-in marks, shows the keys, and a second one changes nothing', async () => {
  const { student, attempt } = await started()
  await answerAll(student, attempt)
  const { attemptId } = attempt
  const results = await Promise.all(
    Array.from({ length: 8 }, () => student(quizApi.handIn, { attemptId })),
  )
  for (const result of results) expect(result).toEqual(results[0])
  expect(results[0]).toMatchObject({
    status: 'handedIn',
    score: 4,
    maxScore: 4,
    passed: true,
    counts: { questions: 4, answered: 4, correct: 4 },
    isResult: true,
    can: { answer: { may: false, why: { id: 'quiz.handedIn' } } },
  })
  expect(results[0]!.questions[3]!.result).toMatchObject({
    explanation: '秘密解释',
    rightTexts: [['提单秘密'], ['bill of lading']],
    blankCorrect: [true, true],
  })
  expect(await student(quizApi.getAttempt, { attemptId })).toEqual(results[0])
})

test('partial credit; wrong answers are kept for the wrong-question set, unanswered ones not', async () => {
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  const save = (at: number, answer: object) =>
    student(quizApi.saveAnswer, {
      attemptId,
      answer,
      revision: 1,
      questionId: questions[at]!.questionId,
    })
  await save(0, { chosen: optionIds(attempt, 0, '装上船') })
  await save(1, { chosen: optionIds(attempt, 1, 'FAS') })
  await save(3, { texts: ['提单秘密', 'invoice'] })
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 2, passed: false, counts: { answered: 3, correct: 1 } })
  expect(result.questions.map((question) => question.result?.score)).toEqual([1, 0.5, 0, 0.5])
  const kept = await db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, student.id))
  expect(new Set(kept.map((row) => row.questionId))).toEqual(
    new Set([questions[1]!.questionId, questions[3]!.questionId]),
  )
  expect(kept.every((row) => row.timesWrong === 1 && row.lastAttemptId === attemptId)).toBe(true)
})

test('handing in nothing is a result of 0', async () => {
  const { student, attempt } = await started()
  const result = await student(quizApi.handIn, { attemptId: attempt.attemptId })
  expect(result).toMatchObject({ score: 0, passed: false, counts: { answered: 0, correct: 0 } })
})

describe('saving', () => {
  test('an older revision never replaces a newer one, in whatever order they arrive', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    const { questionId } = attempt.questions[2]!
    const answers = await Promise.all(
      [5, 1, 9, 3, 9, 2, 8].map((revision) =>
        student(quizApi.saveAnswer, {
          attemptId,
          questionId,
          revision,
          answer: { truth: revision === 9 },
        }),
      ),
    )
    expect(Math.max(...answers.map((answer) => answer.revision))).toBe(9)
    const late = await student(quizApi.saveAnswer, {
      attemptId,
      questionId,
      revision: 4,
      answer: { truth: false },
    })
    expect(late.revision).toBe(9)
    const { questions } = await student(quizApi.getAttempt, { attemptId })
    expect(questions[2]).toMatchObject({ answer: { truth: true }, revision: 9 })
  })

  test('an answer can be taken back', async () => {
    const { student, attempt } = await started()
    await answerAll(student, attempt)
    const { attemptId } = attempt
    for (const { questionId } of attempt.questions) {
      await student(quizApi.saveAnswer, { attemptId, questionId, answer: {}, revision: 2 })
    }
    expect((await student(quizApi.getAttempt, { attemptId })).counts.answered).toBe(0)
  })

  test('refuses what does not fit the type', async () => {
    const { student, attempt } = await started()
    const { attemptId, questions } = attempt
    const [yes, no] = questions[0]!.options.map((option) => option.optionId)
    const foreign = questions[1]!.options[0]!.optionId
    const wrong: [number, object][] = [
      [0, { chosen: [yes, no] }],
      [0, { chosen: [foreign] }],
      [0, { truth: true }],
      [1, { chosen: [yes] }],
      [1, { texts: ['FAS'] }],
      [2, { chosen: [yes] }],
      [2, { truth: true, texts: ['x'] }],
      [3, { texts: ['one'] }],
      [3, { texts: ['a', 'b', 'c'] }],
    ]
    for (const [at, answer] of wrong) {
      const { questionId } = questions[at]!
      await expect(
        student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 }),
        JSON.stringify(answer),
      ).rejects.toMatchObject(refusal('quiz.answerDoesNotFit'))
    }
    expect(await db.$count(attemptAnswers, eq(attemptAnswers.attemptId, attemptId))).toBe(0)
  })

  test('refuses a question of another quiz, an attempt of another person, one handed in', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    const given = { attemptId, answer: { truth: true }, revision: 1 }
    const { questionId } = attempt.questions[2]!
    await expect(
      student(quizApi.saveAnswer, { ...given, questionId: strangeQuestion }),
    ).rejects.toMatchObject(refusal('quiz.questionNotInQuiz'))
    const other = await newStudent()
    await allRefused(
      [
        other(quizApi.saveAnswer, { ...given, questionId }),
        other(quizApi.getAttempt, { attemptId }),
        other(quizApi.handIn, { attemptId }),
      ],
      refusal('quiz.attemptNotFound'),
    )
    await expect(visitor(quizApi.getAttempt, { attemptId })).rejects.toMatchObject(
      refusal('common.noToken'),
    )
    await student(quizApi.handIn, { attemptId })
    await expect(student(quizApi.saveAnswer, { ...given, questionId })).rejects.toMatchObject(
      refusal('quiz.handedIn'),
    )
  })

  test('an acknowledged answer is marked, one that came after hand-in is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { student, attempt } = await started()
      const { attemptId } = attempt
      const { questionId } = attempt.questions[2]!
      const save = student
        .ask(quizApi.saveAnswer, {
          attemptId,
          questionId,
          revision: 1,
          answer: { truth: true },
        })
        .then(({ envelope }) => envelope.code === 0)
      const [saved, result] = await Promise.all([save, student(quizApi.handIn, { attemptId })])
      expect(result.score).toBe(saved ? 1 : 0)
      const final = await student(quizApi.getAttempt, { attemptId })
      expect(final.counts.answered).toBe(saved ? 1 : 0)
    }
  })
})

describe('starting and redoing', () => {
  test('windows that start at once get the same attempt; opening again comes back to it', async () => {
    const student = await newStudent()
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => student(studyApi.startQuiz, course)),
    )
    expect(new Set(attempts.map((attempt) => attempt.attemptId)).size).toBe(1)
    const { attemptId } = attempts[0]!
    await student(quizApi.handIn, { attemptId })
    expect(await student(studyApi.startQuiz, course)).toMatchObject({
      attemptId,
      status: 'handedIn',
    })
  })

  test('redo clears the answers, keeps the score, and happens once', async () => {
    const { student, attempt } = await started()
    await answerAll(student, attempt)
    const { attemptId } = attempt
    await student(quizApi.handIn, { attemptId })
    const again = await Promise.all(
      Array.from({ length: 6 }, () => student(studyApi.redoQuiz, { ...course, attemptId })),
    )
    expect(new Set(again.map((one) => one.attemptId)).size).toBe(1)
    expect(again[0]).toMatchObject({ status: 'open', counts: { answered: 0 }, score: null })
    expect(again[0]!.attemptId).not.toBe(attemptId)
    const [row] = await db.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId))
    expect(row).toMatchObject({ status: 'handedIn', score: 4, passed: true })
    const old = await student(quizApi.getAttempt, { attemptId })
    expect(old).toMatchObject({ score: 4, counts: { answered: 0 }, isResult: false })
    expect(JSON.stringify(old)).not.toContain('秘密')
    expect(await student(studyApi.startQuiz, course)).toEqual(again[0])
    const { progress, quiz } = await student(studyApi.getItem, course)
    expect(progress).toEqual({ done: true, share: 1 })
    expect(quiz).toMatchObject({ status: 'open', bestShare: 1, attempts: 2 })
  })

  test('an open attempt has nothing to redo; that of another is not found', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    expect(await student(studyApi.redoQuiz, { ...course, attemptId })).toEqual(attempt)
    const other = await newStudent()
    await expect(other(studyApi.redoQuiz, { ...course, attemptId })).rejects.toMatchObject(
      refusal('quiz.attemptNotFound'),
    )
  })

  test('a wrong answer repeated in a redo counts twice', async () => {
    const { student, attempt } = await started()
    const wrong = [{ chosen: optionIds(attempt, 0, '过船舷') }]
    await answerAll(student, attempt, wrong)
    const { attemptId } = attempt
    await student(quizApi.handIn, { attemptId })
    const second = await student(studyApi.redoQuiz, { ...course, attemptId })
    await answerAll(student, second, wrong)
    await student(quizApi.handIn, { attemptId: second.attemptId })
    const kept = await db
      .select()
      .from(wrongQuestions)
      .where(
        and(
          eq(wrongQuestions.userId, student.id),
          eq(wrongQuestions.questionId, attempt.questions[0]!.questionId),
        ),
      )
    expect(kept).toMatchObject([{ timesWrong: 2, lastAttemptId: second.attemptId }])
  })
})

const make = (given: object) =>
  db.transaction((tx) => createQuestion(tx, { stem: 'x', type: 'single', ...given }))

test('a key that fits no answer is refused where questions are made', async () => {
  const two = [true, true].map((correct) => ({ text: 'a', correct }))
  await expect(make({ options: two })).rejects.toThrow('does not fit')
  await expect(make({ type: 'trueFalse' })).rejects.toThrow('does not fit')
  await expect(make({ type: 'fillIn', stem: '____ ____', blanks: [['one']] })).rejects.toThrow(
    'does not fit',
  )
})
