import { sql } from 'drizzle-orm'
import { createPaper } from '#src/features/content/paper/server/create-paper.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import type { HomeworkForm, QuizForm } from '#src/features/learning/homework/forms.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { randomHex } from '#src/web/random-hex.ts'
import type { Person } from '#tests/world.ts'
import { homeworkQuizApi } from './contract.ts'

/** Opens a world of classes whose homework are quizzes. */
export async function openHomeworkQuizzes() {
  const world = await openHomework()
  const { db } = world

  /** A paper of two true statements, each worth a point, or of other questions. */
  async function paperOf(
    teacher: Person,
    bodies: QuestionBody[] = [trueFalse('FOB'), trueFalse('CIF')],
  ) {
    return db.transaction(async (tx) => {
      const ids = await newQuestions(tx, teacher.id, bodies)
      const { rows } = await tx.execute<{ questionId: number; versionId: number }>(sql`
        select question_id as "questionId", max(id) as "versionId" from question_versions
        where question_id = any(${sql.param(ids)}::int[]) group by question_id order by question_id`)
      return createPaper(tx, {
        ...{ ownerId: teacher.id, name: '单元测验', printedTotal: null },
        sections: [{ name: '一、判断题', intro: '<p>每题 1 分</p>', printedTotal: null }],
        questions: rows.map((one) => ({ ...one, section: 0, points: 1 })),
      })
    })
  }

  const setQuiz = async (
    teacher: Person,
    classId: number,
    quiz: QuizForm,
    { publish = true, ...more }: Partial<HomeworkForm> & { publish?: boolean } = {},
  ) => {
    const homework = settings({ title: '单元测验', ...more })
    const input = { classId, homeworkId: null, key: randomHex(), publish, homework, quiz }
    return (await teacher(homeworkApi.save, input)).homeworkId
  }

  /** Takes a further attempt with these answers, or the first one, and hands it in. */
  async function take(student: Person, homeworkId: number, answers: readonly boolean[]) {
    const { facts } = await student(homeworkQuizApi.getQuiz, { homeworkId })
    const attempt =
      facts.attemptId === null || facts.status === 'open'
        ? await student(homeworkQuizApi.start, { homeworkId })
        : await student(homeworkQuizApi.redo, { homeworkId, attemptId: facts.attemptId })
    return handInAnswers(student, attempt, answers)
  }

  async function handInAnswers(student: Person, attempt: Attempt, answers: readonly boolean[]) {
    const { attemptId } = attempt
    for (const [at, value] of answers.entries()) {
      const { questionId } = attempt.questions[at]!
      const answer = { type: 'trueFalse' as const, value }
      await student(quizApi.saveAnswer, {
        attemptId,
        questionId,
        answer,
        revision: Date.now() + at,
      })
    }
    return student(quizApi.handIn, { attemptId })
  }

  const workOf = async (teacher: Person, homeworkId: number, userId: number) =>
    (await teacher(homeworkApi.getWork, { homeworkId, userId })).work

  return { ...world, paperOf, setQuiz, take, handInAnswers, workOf }
}
