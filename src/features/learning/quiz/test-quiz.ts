import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuestion, createQuiz } from './server/seed.ts'

/** A world with a course whose only item is a quiz of all four types. */
export async function openQuiz() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel
  const { quizId, strangeQuestion } = await db.transaction(async (tx) => {
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
    const strangeQuestion = await createQuestion(tx, {
      type: 'trueFalse',
      stem: '别的',
      truth: false,
    })
    await createQuiz(tx, { title: '别的', questions: [{ questionId: strangeQuestion }] })
    const id = await createQuiz(tx, {
      title: '测验',
      titleEn: 'Quiz',
      questions: questions.map((questionId) => ({ questionId })),
    })
    return { quizId: id, strangeQuestion }
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

  return {
    ...world,
    db,
    course,
    strangeQuestion,
    newStudent,
    started,
    optionIds,
    rightAnswers,
    answerAll,
  }
}
