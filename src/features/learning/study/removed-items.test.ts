import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findUses } from '#src/features/content/file/server/find-uses.ts'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { findUses as findQuestionUses } from '#src/features/content/bank/server/find-uses.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { countContent } from '#src/features/learning/course/server/count-content.ts'
import { renewWordsOf } from '#src/features/learning/course/server/search-words.ts'
import { product } from '#tests/source-tree.ts'
import { refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { openStudy } from './test-study.ts'

const { app, db, course, learner, watchAll } = await openStudy()
const { kernel } = app

/** Removes a row of the outline as a release does, or brings it back. */
const setRemoved = (table: 'course_items' | 'course_chapters', ids: number[], removed: boolean) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ courseId: number }>(sql`
      update ${sql.identifier(table)} set removed_at = ${removed ? sql`now()` : null}
      where id = any(${sql.param(ids)}::int[]) returning course_id as "courseId"`)
    await countContent(tx, rows[0]!.courseId)
    await renewWordsOf(tx, rows[0]!.courseId)
  })

test('a removed item is invisible, closed and not counted, and its progress is back when it returns', async () => {
  const made = await course()
  const { courseId, video } = made
  const student = await learner(made)
  await watchAll(student, video, 100)
  await student(studyApi.visitItem, made.second)
  await student(studyApi.visitItem, video)
  const whole = await student(studyApi.getStudy, { courseId })
  expect(whole).toMatchObject({ done: 1, items: 4, currentItemId: video.itemId })
  const before = await student(courseApi.getCourse, { courseId })
  expect(before).toMatchObject({ lessonCount: 3, durationSeconds: 160, itemId: video.itemId })
  expect(before.progress).toEqual({ done: 1, total: 4 })

  await setRemoved('course_items', [video.itemId], true)
  const rest = await student(studyApi.getStudy, { courseId })
  expect(rest).toMatchObject({ done: 0, items: 3, currentItemId: made.courseware.itemId })
  const shown = rest.chapters.flatMap(({ items }) => items.map(({ itemId }) => itemId))
  expect(shown).not.toContain(video.itemId)
  const page = await student(courseApi.getCourse, { courseId })
  expect(page).toMatchObject({
    ...{ lessonCount: 2, durationSeconds: 60, action: 'start', itemId: made.courseware.itemId },
    ...{ progress: { done: 0, total: 3 }, counts: { video: 1 } },
  })
  const [mine] = (await student(studyApi.getMyCourses, { kind: 'premium' })).items
  expect(mine).toMatchObject({ done: 0, items: 3, next: { itemId: made.courseware.itemId } })
  expect((await student(studyApi.getItem, made.courseware)).previousItemId).toBeNull()
  const closed = refusal('course.itemNotFound')
  for (const call of [studyApi.visitItem, studyApi.startQuiz, studyApi.reportRead] as const) {
    await expect(student(call, video)).rejects.toMatchObject(closed)
  }
  await expect(student(studyApi.getItem, video)).rejects.toMatchObject(closed)
  await expect(
    student(studyApi.reportWatched, { ...video, position: 0, played: [] }),
  ).rejects.toMatchObject(closed)
  await expect(student(studyApi.setTaskDone, { ...video, done: true })).rejects.toMatchObject(
    closed,
  )

  await setRemoved('course_items', [video.itemId], false)
  expect(await student(studyApi.getStudy, { courseId })).toEqual(whole)
  expect(await student(courseApi.getCourse, { courseId })).toEqual(before)
})

test('a removed chapter is in no outline and no search', async () => {
  const made = await course({ name: '滞期费', nameEn: 'Demurrage' })
  const { courseId } = made
  const student = await learner(made)
  const { chapters } = await student(courseApi.getCatalog, { courseId })
  const { chapterId, name } = chapters.at(-1)!
  // Another order of the words, because the answer to the same question is remembered.
  const find = async (...words: string[]) => {
    const { items } = await student(courseApi.getList, {
      kind: 'premium',
      keyword: words.join(' '),
    })
    return items.map((one) => one.courseId)
  }
  expect(await find('滞期费', name)).toEqual([courseId])
  await setRemoved('course_items', [made.second.itemId], true)
  await setRemoved('course_chapters', [chapterId], true)
  const { chapters: rest } = await student(courseApi.getCatalog, { courseId })
  expect(rest.map((one) => one.chapterId)).not.toContain(chapterId)
  expect(await find(name, '滞期费')).toEqual([])
})

test('a removed item gives no right to its file, and is no use of it nor of its questions', async () => {
  const made = await course()
  const student = await learner(made)
  const { rows } = await db.execute<{ userFileId: number }>(sql`
    select user_file_id as "userFileId" from course_items where id = ${made.courseware.itemId}`)
  const { userFileId } = rows[0]!
  const { rows: asked } = await db.execute<{ questionId: number }>(sql`
    select question_id as "questionId" from quiz_questions q join course_items i on i.quiz_id = q.quiz_id
    where i.id = ${made.quiz.itemId}`)
  const locale = 'zh-CN' as const
  const viewer = { id: student.id, accountRole: '1', customRoles: [] } as never
  const facts = async () => {
    const ask = { db, ports: kernel.ports, viewer, locale, userFileId }
    const uses = await findUses(kernel, { userFileIds: [userFileId], locale })
    const questions = await findQuestionUses(db, { ports: kernel.ports, viewer, locale }, [
      asked[0]!.questionId,
    ])
    const here = (path: string | null) => path?.includes(`/${made.courseId}`) ?? false
    return {
      uses: uses.filter(({ path }) => here(path)).length,
      questions: questions.filter(({ path }) => here(path)).length,
      ways: (await readingOf(ask)).ways.filter(({ path }) => here(path)).length,
    }
  }
  expect(await facts()).toEqual({ uses: 1, questions: 1, ways: 1 })
  await setRemoved('course_items', [made.courseware.itemId, made.quiz.itemId], true)
  expect(await facts()).toEqual({ uses: 0, questions: 0, ways: 0 })
})

test('queries read the live rows, and not the tables', () => {
  // Of all rows: what a release writes and tells, measures of files, the person's own export, the history of bytes,
  // a course that is deleted for good, notes, questions, bullet comments and answers to tasks, which stay when their item goes, the chapter
  // in which a question was once answered wrongly.
  const ofAll = [
    'approval/server/get-changes.ts',
    'authoring/server/pull-of-course.ts',
    'bullet/server/delete.ts',
    'bullet/server/personal-data.ts',
    'bullet/server/report.ts',
    'bullet/server/reported.ts',
    'course/server/live-rows.ts',
    'course/server/refresh-files.ts',
    'course/server/project-outline.ts',
    'course/server/project-parts.ts',
    'course/server/draft-of-course.ts',
    'course/server/forget-deleted.ts',
    'film-question/server/personal-data.ts',
    'interaction/server/get-item-questions.ts',
    'interaction/server/personal-data.ts',
    'interaction/server/row.ts',
    'note/server/exported-notes.ts',
    'note/server/get-notes.ts',
    'note/server/note-rows.ts',
    'note/server/personal-data.ts',
    'revision/server/before-exam.ts',
    'revision/server/cards.ts',
    'revision/server/filter.ts',
    'revision/server/get-choices.ts',
    'shared-note/server/get-list.ts',
    'study/server/personal-data.ts',
    'study/server/keep-pages.ts',
    'study/server/file-reading.ts',
    'task/server/answer-files.ts',
    'task/server/find-answer.ts',
    'task/server/get-answers.ts',
    'task/server/personal-data.ts',
  ]
  const wrong = product.filter(
    ({ path, code }) =>
      /\b(?:from|join) course_(?:items|chapters)\b/.test(code) &&
      !ofAll.some((one) => path.endsWith(one)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
