import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuiz } from './server/create-quiz.ts'
import { fourBodies, newQuestions, trueFalse } from './test-bodies.ts'

/** A right answer to each of the four questions. */
export const rightAnswers: QuestionAnswer[] = [
  { type: 'single', choice: 'a' },
  { type: 'multiple', choices: ['FAS', 'FOB'] },
  { type: 'trueFalse', value: true },
  { type: 'fillIn', gaps: { g1: '提单秘密', g2: ' Ｂill  of Lading' } },
]

/** A world with a course whose only item is a quiz of four types. */
export async function openQuiz() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel
  const teacher = await newUser('teacher')
  const { quizId, strangeQuestion } = await db.transaction(async (tx) => {
    const [strangeQuestion, ...questionIds] = await newQuestions(tx, teacher.id, [
      trueFalse('别的', false),
      ...fourBodies,
    ])
    const questions = questionIds.map((questionId) => ({ questionId }))
    await createQuiz(tx, app.kernel, {
      ...{ title: '别的', questions: [{ questionId: strangeQuestion! }] },
    })
    const quizId = await createQuiz(tx, app.kernel, { title: '测验', titleEn: 'Quiz', questions })
    return { quizId, strangeQuestion: strangeQuestion! }
  })
  const made = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '测验', quizId }] }],
  })
  const course = { courseId: made.courseId, itemId: made.itemIds[0]! }

  async function newStudent(): Promise<Person> {
    const student = await newUser('student')
    await student(courseApi.join, { courseId: course.courseId, fee: 0 })
    return student
  }

  async function started(): Promise<{ student: Person; attempt: Attempt }> {
    const student = await newStudent()
    return { student, attempt: await student(studyApi.startQuiz, course) }
  }

  async function answerAll(student: Person, attempt: Attempt, answers = rightAnswers) {
    for (const [at, answer] of answers.entries()) {
      const { questionId } = attempt.questions[at]!
      const { attemptId } = attempt
      await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
    }
  }

  return {
    ...world,
    db,
    course,
    strangeQuestion,
    newStudent,
    started,
    teacher,
    quizId,
    rightAnswers,
    answerAll,
  }
}
