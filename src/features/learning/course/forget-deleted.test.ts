import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drafts } from '#src/features/content/draft/tables.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { refusal } from '#tests/world.ts'
import { courseLearners } from './learner-tables.ts'
import { forgetDeletedCourses } from './server/forget-deleted.ts'
import { courses } from './tables.ts'

const { app, db, newUser, wholeCourse, approved } = await openApproval()
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
