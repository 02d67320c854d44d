import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { BodyOf, QuestionBody } from '#src/features/content/question/body/body.ts'
import { noText } from '#src/features/content/question/body/limits.ts'
import { group } from '#src/features/content/question/marking/test-keys.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import { createQuiz, type NewQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import type { World } from '#tests/world.ts'

const open = (zh: string) => ({
  ...{ stem: { zh, en: '' }, explanation: noText, modelAnswer: { zh: '<p>范文</p>', en: '' } },
})

export const shortOf = (zh: string): BodyOf<'shortAnswer'> => ({
  type: 'shortAnswer',
  ...open(zh),
  criteria: [
    { id: 'c1', text: { zh: '要点一', en: 'Point one' }, share: 0.5 },
    { id: 'c2', text: { zh: '要点二', en: 'Point two' }, share: 0.5 },
  ],
  mostCharacters: 500,
})

export const essayOf = (zh: string): BodyOf<'essay'> => ({
  type: 'essay',
  ...open(zh),
  ...{ criteria: [], leastWords: 0, mostWords: 500 },
})

/** True or false for 2 points, a short answer for 10, a group of true or false and an essay (1 to 2) for 9. */
const bodies: QuestionBody[] = [
  trueFalse('信用证独立于合同。'),
  shortOf('<p>为什么要保险？</p>'),
  {
    ...group([
      { id: 'g1', body: trueFalse('CIF 含保险。') as BodyOf<'trueFalse'> },
      { id: 'g2', weight: 2, body: essayOf('<p>写一封催款信。</p>') },
    ]),
    stem: { zh: '<p>材料</p>', en: '' },
  },
]

/** Makes quizzes with written questions, their owners and learners. */
export function gradingIn({ app, newCourse, newUser }: World) {
  const { db } = app.kernel

  async function quizWith(settings: NonNullable<NewQuiz['settings']> = {}) {
    const owner = await newUser('teacher')
    const made = await db.transaction(async (tx) => {
      const ids = await newQuestions(tx, owner.id, bodies)
      const questions = ids.map((questionId, at) => ({ questionId, points: [2, 10, 9][at]! }))
      const title = { title: '写作', titleEn: 'Writing' }
      return { ids, quizId: await createQuiz(tx, app.kernel, { ...title, questions, settings }) }
    })
    const { courseId, itemIds } = await newCourse({
      chapters: [{ name: '一', items: [{ kind: 'quiz', name: '写作', quizId: made.quizId }] }],
    })
    await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${courseId}`)
    const at = { courseId, itemId: itemIds[0]! }

    /** A learner who has answered these three questions, and handed in. */
    async function handedIn(answers: readonly (QuestionAnswer | null)[] = written('答')) {
      const student = await newUser('student')
      await student(courseApi.join, { courseId, fee: 0 })
      const attempt: Attempt = await student(studyApi.startQuiz, at)
      const { attemptId } = attempt
      for (const [place, answer] of answers.entries()) {
        if (!answer) continue
        const { questionId } = attempt.questions[place]!
        await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
      }
      await student(quizApi.handIn, { attemptId })
      return { student, attemptId }
    }

    return { owner, courseId, at, handedIn, ...made }
  }

  return { quizWith, db }
}

/** Right choices, and written answers with this word. */
export const written = (word: string): QuestionAnswer[] => [
  { type: 'trueFalse', value: true },
  { type: 'shortAnswer', text: word },
  {
    type: 'group',
    answers: {
      g1: { type: 'trueFalse', value: true },
      g2: { type: 'essay', html: `<p>${word}<script>alert(1)</script></p>` },
    },
  },
]
