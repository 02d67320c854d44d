import { expect, test } from 'vitest'
import { smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld } from '#tests/world.ts'
import { sql } from 'drizzle-orm'
import { invigilationApi as api } from './contract.ts'

const { quizWith, db } = smallQuizzesIn(await openWorld())

test('the list begins with the quiz that was answered last; the newest is first where a teacher asks for it', async () => {
  const [answered, untouched] = [await quizWith({}), await quizWith({})]
  // Both belong to one teacher.
  await db.execute(
    sql`update courses set owner_id = ${answered.owner.id} where id = ${untouched.courseId}`,
  )
  const [learner] = await answered.learners(1)
  await learner!(studyApi.startQuiz, answered.at)
  const order = async (sort?: 'latest') =>
    (await answered.owner(api.getQuizzes, { ...(sort && { sort }) })).items.map(
      ({ course }) => course.courseId,
    )
  expect(await order()).toEqual([answered.courseId, untouched.courseId])
  expect(await order('latest')).toEqual([untouched.courseId, answered.courseId])
})
