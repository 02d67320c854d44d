import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { quizApi } from './contract.ts'
import { smallQuizzesIn } from './test-small-quiz.ts'

const world = await openWorld()
const { db, quizWith, answer } = smallQuizzesIn(world)

test('who is no learner of the course any more finishes the attempt that runs, and begins no other', async () => {
  const { at, courseId, learner } = await quizWith({})
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  const { attemptId } = attempt
  await db.execute(sql`
    delete from course_learners where course_id = ${courseId} and user_id = ${student.id}`)
  expect(await answer(student, attempt)).toMatchObject({ late: null })
  expect(await student(quizApi.handIn, { attemptId })).toMatchObject({ score: 1 })
  await expect(answer(student, attempt, 1)).rejects.toMatchObject(refusal('quiz.handedIn'))
  await expect(student(studyApi.startQuiz, at)).rejects.toMatchObject(refusal('course.notJoined'))
  await expect(student(studyApi.redoQuiz, { ...at, attemptId })).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
})
