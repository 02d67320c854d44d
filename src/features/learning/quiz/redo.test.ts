import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { refusal } from '#tests/world.ts'
import { quizApi } from './contract.ts'
import { quizAttempts } from './tables.ts'
import { openQuiz } from './test-quiz.ts'

const { db, course, newStudent, started, answerAll } = await openQuiz()

describe('starting and redoing', () => {
  test('simultaneous starts give the same attempt, and a later start returns to it', async () => {
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

  test('redo opens one new empty attempt, and the earlier one stays on record', async () => {
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
    expect(old).toMatchObject({
      ...{ score: 4, counts: { answered: 4 }, isResult: false, number: 1 },
      can: { redo: { may: false, why: { id: 'quiz.notResult' } } },
    })
    const { quizId } = attempt
    const { attempts } = await student(quizApi.getAttempts, { quizId })
    expect(attempts.map(({ number, score }) => ({ number, score }))).toEqual([
      { number: 2, score: null },
      { number: 1, score: 4 },
    ])
    const same = { ...again[0], now: expect.any(Number) }
    expect(await student(studyApi.startQuiz, course)).toEqual(same)
    const { progress, quiz } = await student(studyApi.getItem, course)
    expect(progress).toEqual({ done: true, share: 1 })
    expect(quiz).toMatchObject({ status: 'open', share: 1, used: 2 })
  })

  test('redo of an open attempt returns it unchanged; an attempt of another person is not found', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    const same = { ...attempt, now: expect.any(Number) }
    expect(await student(studyApi.redoQuiz, { ...course, attemptId })).toEqual(same)
    const other = await newStudent()
    await expect(other(studyApi.redoQuiz, { ...course, attemptId })).rejects.toMatchObject(
      refusal('quiz.attemptNotFound'),
    )
  })
})
