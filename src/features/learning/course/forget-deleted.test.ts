import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { drafts } from '#src/features/content/draft/tables.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { quizAttempts, quizzes } from '#src/features/learning/quiz/tables.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { refusal } from '#tests/world.ts'
import { courseLearners } from './learner-tables.ts'
import { forgetDeletedCourses } from './server/forget-deleted.ts'
import { courseItems, courses } from './tables.ts'

const { app, db, newUser, wholeCourse, submit, approved } = await openApproval()
const teacher = await newUser('teacher')

const run = () => forgetDeletedCourses.run(app.kernel, undefined as never, {} as never)
const age = (courseId: number, days: number) =>
  db
    .update(courses)
    .set({ deletedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(courses.id, courseId))

test('a deleted course is gone after 30 days with its draft, submissions and live rows', async () => {
  const [young, old] = [
    await wholeCourse(teacher),
    await approved(await newUser('teacher'), { published: true }),
  ]
  await teacher(authoringApi.deleteCourse, { courseId: young.courseId })
  await age(young.courseId, 29)
  await age(old.courseId, 31)
  await run()
  await teacher(authoringApi.restoreCourse, { courseId: young.courseId })
  expect(await db.$count(courses, eq(courses.id, old.courseId))).toBe(0)
  expect(await db.$count(drafts, eq(drafts.id, old.draftId))).toBe(0)
  expect(await db.$count(drafts, eq(drafts.id, young.draftId))).toBe(1)
  await expect(
    teacher(authoringApi.restoreCourse, { courseId: old.courseId }),
  ).rejects.toMatchObject(refusal('ownCourse.unknown'))
})

test('a course with a learner is never deleted for good', async () => {
  const { courseId } = await approved(teacher, { published: true })
  const student = await newUser('student')
  await db.insert(courseLearners).values({ courseId, userId: student.id })
  await age(courseId, 400)
  await run()
  expect(await db.$count(courses, eq(courses.id, courseId))).toBe(1)
})

test('quizzes go with their course, and keep their questions no longer; an attempt keeps the course', async () => {
  const owner = await newUser('teacher')
  const [gone, kept] = [await wholeCourse(owner), await wholeCourse(owner)]
  const { questionId, versionId } = await make(owner, choiceOf('FOB?'))
  for (const { page } of [gone, kept]) {
    await page.save([
      set('i-9', '', {
        ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'b0' }, trial: false },
        name: { zh: '测验', en: '' },
        body: { questions: [{ questionId, versionId, points: 5 }], passPercent: 60 },
      }),
    ])
  }
  const quizIdOf = async ({ courseId }: { courseId: number }) => {
    const { submissionId } = await submit(owner, { courseId })
    const reviewer = await newUser('reviewer')
    await reviewer(approvalApi.approveSubmission, { submissionId })
    await owner(approvalApi.publish, { courseId })
    const items = await db.select().from(courseItems).where(eq(courseItems.courseId, courseId))
    return items.find(({ quizId }) => quizId !== null)!.quizId!
  }
  const [goneQuiz, keptQuiz] = [await quizIdOf(gone), await quizIdOf(kept)]
  await db.insert(quizAttempts).values({ quizId: keptQuiz, userId: owner.id })
  await age(gone.courseId, 31)
  await age(kept.courseId, 31)
  await run()
  expect(await db.$count(quizzes, eq(quizzes.id, goneQuiz))).toBe(0)
  expect(await db.$count(quizzes, eq(quizzes.id, keptQuiz))).toBe(1)
  expect(await db.$count(courses, eq(courses.id, kept.courseId))).toBe(1)
})
