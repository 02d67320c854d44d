import { and, eq, sql } from 'drizzle-orm'
import { bankApi } from '#src/features/content/bank/contract.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { BodyOf, QuestionBody } from '#src/features/content/question/body/body.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { fourBodies, newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { rightAnswers } from '#src/features/learning/quiz/test-quiz.ts'
import { wrongQuestions } from '#src/features/learning/revision/tables.ts'
import { mixedAnswers } from '#src/features/learning/revision/test-revision.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import type { Person, World } from '#tests/world.ts'

/** Makes quizzes of four questions for one point each, whose keys their teachers can mend. */
export function remarkingIn({ app, newCourse, newUser }: World) {
  const { db } = app.kernel

  async function newQuiz() {
    const teacher = await newUser('teacher')
    const { ids, quizId } = await db.transaction(async (tx) => {
      const made = await newQuestions(tx, teacher.id, fourBodies)
      const questions = made.map((questionId) => ({ questionId }))
      return { ids: made, quizId: await createQuiz(tx, app.kernel, { title: '测验', questions }) }
    })
    const { courseId, itemIds } = await newCourse({
      chapters: [{ name: '一', items: [{ kind: 'quiz', name: '测验', quizId }] }],
    })
    await db.execute(sql`update courses set owner_id = ${teacher.id} where id = ${courseId}`)
    const at = { courseId, itemId: itemIds[0]! }

    async function started() {
      const student = await newUser('student')
      await student(courseApi.join, { courseId, fee: 0 })
      return { student, attempt: await student(studyApi.startQuiz, at) }
    }

    /** A learner who has handed in these answers, by default wrong, partly correct, correct, none. */
    async function learner(answers: readonly QuestionAnswer[] = mixedAnswers) {
      const { student, attempt } = await started()
      const { attemptId } = attempt
      for (const [place, answer] of answers.entries()) {
        const questionId = ids[place]!
        await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
      }
      await student(quizApi.handIn, { attemptId })
      return { student, attemptId }
    }

    /** Saves a question with another text or key. @returns the new version's id */
    async function mend(questionId: number, body: QuestionBody): Promise<number> {
      const { revision } = await teacher(bankApi.getQuestion, { questionId })
      const rest = { difficulty: 2 as const, points: 1, tags: [], keepDraft: false }
      const saved = await teacher(bankApi.saveQuestion, { questionId, revision, body, ...rest })
      return saved.versionId
    }

    return {
      ...{ teacher, quizId, courseId, ids, started, learner, mend },
      goodLearner: () => learner(rightAnswers),
      change: (showMark: string) =>
        db.execute(sql`update quizzes set show_mark = ${showMark} where id = ${quizId}`),
    }
  }

  return {
    db,
    newQuiz,
    /** The row of a question in the wrong-question set of a person. */
    async wrongOf(student: Person, questionId: number) {
      const own = eq(wrongQuestions.userId, student.id)
      const [row] = await db
        .select()
        .from(wrongQuestions)
        .where(and(own, eq(wrongQuestions.questionId, questionId)))
      return row
    },
  }
}

/** The first question with these options, of which the second one is right. */
export const otherOption = (ids = ['a', 'b']): QuestionBody => ({
  ...(fourBodies[0] as BodyOf<'single'>),
  options: ids.map((id, at) => ({ id, text: { zh: id, en: '' }, right: at === 1 })),
})

/** The third question, whose statement is now false. */
export const nowFalse = trueFalse('信用证独立于合同。', false)
