import { sql } from 'drizzle-orm'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { seedLearners } from '#src/features/learning/course/server/seed-learners.ts'
import { studyProgress } from '#src/features/learning/study/tables.ts'
import { seedAnswer } from '#src/features/learning/task/server/seed-answer.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { Loaded } from './load-course.ts'
import { semesterOn } from './load-semesters.ts'
import { demoAnswers } from './tasks.ts'

const slug = 'trade-foundations'
const day = 86_400_000
const before = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000)

/** Writes answers to the teaching task of a course, in various states; the shown student has joined it. */
export async function loadTasks(
  tx: Tx,
  loaded: readonly Loaded[],
  { userIds, photo }: { userIds: Map<string, number>; photo: FileRow },
): Promise<void> {
  const { course, courseId, semesters } = loaded.find((one) => one.course.slug === slug)!
  const studentId = userIds.get('student')!
  const teacherId = userIds.get(course.teachers[0]!)!
  const joinedAt = new Date(Date.now() - 12 * day)
  await seedLearners(tx, {
    courseId,
    learners: [{ userId: studentId, joinedAt, semesterId: semesterOn(semesters, joinedAt) }],
  })
  const { rows } = await tx.execute<{ itemId: number }>(sql`
    select id as "itemId" from course_items where course_id = ${courseId} and hands_in`)
  const { itemId } = rows[0]!
  const { rows: learners } = await tx.execute<{ userId: number }>(sql`
    select user_id as "userId" from course_learners
    where course_id = ${courseId} and user_id <> ${studentId} order by user_id`)
  for (const [at, { isStudent, handIns, comments = [] }] of demoAnswers.entries()) {
    const userId = isStudent ? studentId : learners[at * 2]!.userId
    const named = handIns.some((one) => one.photo)
      ? [await newUserFile(tx, { ownerId: userId, file: photo })]
      : []
    await seedAnswer(tx, {
      ...{ courseId, itemId, userId },
      handIns: handIns.map(({ hoursAgo, text, photo: withPhoto }) => ({
        ...{ text, photos: withPhoto ? named : [], handedInAt: before(hoursAgo) },
      })),
      comments: comments.map(({ hoursAgo, ...comment }) => ({
        ...{ ...comment, authorId: teacherId, writtenAt: before(hoursAgo) },
      })),
    })
    await tx
      .insert(studyProgress)
      .values({ userId, itemId, courseId, doneAt: before(handIns[0]!.hoursAgo) })
  }
}
