import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { type Course, openStudy } from './test-study.ts'

const { app, db, newUser, course, learner, read, watchAll, quizId } = await openStudy()

const locked = refusal('course.chapterLocked')

async function ordered() {
  const made = await course()
  await db.execute(sql`update courses set in_order = true where id = ${made.courseId}`)
  return made
}

/** The quiz is in the section of the first chapter, the second video in the chapter after it. */
const openItems = async (student: Person, { courseId }: Course) =>
  (await student(studyApi.getStudy, { courseId })).chapters
    .flatMap(({ items }) => items)
    .filter(({ can }) => can.open.may)
    .map(({ itemId }) => itemId)

async function handIn(student: Person, made: Course, value: boolean) {
  const last = await student(studyApi.startQuiz, made.quiz)
  const { attemptId, questions } =
    last.status === 'open'
      ? last
      : await student(studyApi.redoQuiz, { ...made.quiz, attemptId: last.attemptId })
  await student(quizApi.saveAnswer, {
    ...{ attemptId, questionId: questions[0]!.questionId, revision: 1 },
    answer: { type: 'trueFalse', value },
  })
  await student(quizApi.handIn, { attemptId })
  return attemptId
}

test('a chapter opens when those before it are done, in every call', async () => {
  const made = await ordered()
  const student = await learner(made)
  const { video, courseware, quiz, second } = made
  const ids = [video, courseware, quiz, second].map(({ itemId }) => itemId)
  expect(await openItems(student, made)).toEqual(ids.slice(0, 2))
  for (const item of [quiz, second]) {
    await expect(student(studyApi.getItem, item)).rejects.toMatchObject(locked)
    await expect(student(studyApi.visitItem, item)).rejects.toMatchObject(locked)
  }
  await expect(student(studyApi.startQuiz, quiz)).rejects.toMatchObject(locked)
  await expect(
    student(studyApi.reportWatched, { ...second, position: 1, played: [[0, 1]] }),
  ).rejects.toMatchObject(locked)
  await watchAll(student, video, 100)
  expect(await openItems(student, made)).toEqual(ids.slice(0, 2))
  await read(student, courseware, 1, 2, 3)
  expect(await openItems(student, made)).toEqual(ids.slice(0, 3))
  // The last open item leads to none of a locked chapter.
  expect(await student(studyApi.getItem, courseware)).toMatchObject({ nextItemId: quiz.itemId })
  expect(await student(studyApi.getItem, quiz)).toMatchObject({ nextItemId: null })
  await handIn(student, made, false)
  expect(await openItems(student, made)).toEqual(ids.slice(0, 3))
  await handIn(student, made, true)
  expect(await openItems(student, made)).toEqual(ids)
})

test.each([
  ['a teacher has to mark it', sql`waiting = 1, score = null, passed = null`, sql`title = title`],
  ['its mark is not shown yet', sql`passed = false`, sql`show_mark = 'released'`],
  ['it has closed', sql`passed = false`, sql`closes_at = now() - interval '1 day'`],
])('a quiz holds nobody up while %s', async (_name, attempt, settings) => {
  const made = await ordered()
  const student = await learner(made)
  await watchAll(student, made.video, 100)
  await read(student, made.courseware, 1, 2, 3)
  const attemptId = await handIn(student, made, false)
  expect(await openItems(student, made)).toHaveLength(3)
  await db.execute(sql`update quiz_attempts set ${attempt} where id = ${attemptId}`)
  await db.execute(sql`update quizzes set ${settings} where id = ${quizId}`)
  try {
    expect(await openItems(student, made)).toHaveLength(4)
  } finally {
    await db.execute(sql`
      update quizzes set show_mark = 'handIn', closes_at = null where id = ${quizId}`)
  }
})

test('staff and people with a trial are not bound by the order', async () => {
  const made = await ordered()
  const owner = await newUser('teacher')
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${made.courseId}`)
  expect(await openItems(owner, made)).toHaveLength(4)
})

test('the file of a locked item is not read through the course', async () => {
  const made = await ordered()
  const student = await learner(made)
  await db.execute(sql`
    update course_items set chapter_id = (
      select chapter_id from course_items where id = ${made.second.itemId})
    where id = ${made.courseware.itemId}`)
  const { rows } = await db.execute<{ userFileId: number }>(sql`
    select user_file_id as "userFileId" from course_items where id = ${made.courseware.itemId}`)
  const may = async () => {
    const { read: reads, download } = await readingOf({
      ...{ db, ports: app.kernel.ports, locale: 'zh-CN' as const },
      viewer: { id: student.id, accountRole: '1', customRoles: [] } as never,
      userFileId: rows[0]!.userFileId,
    })
    return [reads, download]
  }
  await db.execute(sql`update courses set downloads = 'all' where id = ${made.courseId}`)
  expect(await may()).toEqual([false, false])
  // Another course where it is open, and may not be downloaded, gives no more than that.
  const other = await course()
  await db.execute(sql`update courses set downloads = 'none' where id = ${other.courseId}`)
  await student(courseApi.join, { courseId: other.courseId, fee: 0 })
  expect(await may()).toEqual([true, false])
  await db.execute(sql`delete from course_learners where course_id = ${other.courseId}`)
  await watchAll(student, made.video, 100)
  await handIn(student, made, true)
  expect(await may()).toEqual([true, true])
})
