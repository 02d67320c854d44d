import { sql } from 'drizzle-orm'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { Person, World } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuiz, type NewQuiz } from './server/create-quiz.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'

export const minute = 60_000

/** Makes quizzes of two true statements, each in a course of its own, with owners and learners. */
export function smallQuizzesIn({ app, newCourse, newUser }: World) {
  const { db } = app.kernel

  async function quizWith(settings: NonNullable<NewQuiz['settings']>, more: Partial<NewQuiz> = {}) {
    const owner = await newUser('teacher')
    const quizId = await db.transaction(async (tx) => {
      const ids = await newQuestions(tx, owner.id, [trueFalse('一'), trueFalse('二')])
      const questions = ids.map((questionId) => ({ questionId }))
      const title = { title: '考试', titleEn: 'Exam' }
      return createQuiz(tx, app.kernel, { ...title, questions, settings, ...more })
    })
    const { courseId, itemIds } = await newCourse({
      chapters: [{ name: '一', items: [{ kind: 'quiz', name: '考试', nameEn: 'Exam', quizId }] }],
    })
    await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${courseId}`)
    const at = { courseId, itemId: itemIds[0]! }

    async function learner(): Promise<Person> {
      const student = await newUser('student')
      await student(courseApi.join, { courseId, fee: 0 })
      return student
    }

    async function learners(count: number): Promise<Person[]> {
      const people: Person[] = []
      while (people.length < count) people.push(await learner())
      return people
    }

    return { owner, quizId, courseId, at, learner, learners }
  }

  return {
    db,
    quizWith,
    answer: (student: Person, attempt: Attempt, at = 0, value = true, revision = 1) =>
      student(quizApi.saveAnswer, {
        attemptId: attempt.attemptId,
        questionId: attempt.questions[at]!.questionId,
        answer: { type: 'trueFalse', value },
        revision,
      }),
    /** Moves the start of an attempt into the past. */
    pass: (attemptId: number, minutes: number) =>
      db.execute(sql`update quiz_attempts set started_at = started_at - make_interval(mins => ${minutes})
        where id = ${attemptId}`),
  }
}
