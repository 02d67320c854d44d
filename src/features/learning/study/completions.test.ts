import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import type { Person } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { recordCompletions } from './server/record-completions.ts'
import { type Course, openStudy } from './test-study.ts'

const { db, newUser, newCourse, course, learner, read, watchAll, quizId } = await openStudy()

async function completions(student: Person) {
  const { rows } = await db.execute<{ courseId: number }>(sql`
    select course_id as "courseId" from course_completions where user_id = ${student.id}`)
  return rows.map(({ courseId }) => courseId)
}

async function passQuiz(student: Person, made: Course) {
  const { attemptId, questions } = await student(studyApi.startQuiz, made.quiz)
  await student(quizApi.saveAnswer, {
    ...{ attemptId, questionId: questions[0]!.questionId, revision: 1 },
    answer: { type: 'trueFalse', value: true },
  })
  await student(quizApi.handIn, { attemptId })
}

const readSlides = (student: Person, made: Course) => read(student, made.courseware, 1, 2, 3)
const watchBoth = async (student: Person, made: Course) => {
  await watchAll(student, made.video, 100)
  await watchAll(student, made.second, 60)
}

test.each([
  ['a quiz', [watchBoth, readSlides, passQuiz]],
  ['a video', [passQuiz, readSlides, watchBoth]],
  ['courseware', [passQuiz, watchBoth, readSlides]],
])('a course is completed by its last item: %s', async (_name, [one, two, last]) => {
  const made = await course()
  const student = await learner(made)
  await one!(student, made)
  await two!(student, made)
  expect(await completions(student)).toEqual([])
  await last!(student, made)
  expect(await completions(student)).toEqual([made.courseId])
})

test('a completion stays when the course grows; what is new can be continued', async () => {
  const made = await course()
  const student = await learner(made)
  await watchBoth(student, made)
  await readSlides(student, made)
  await passQuiz(student, made)
  await db.execute(sql`
    insert into course_items (course_id, chapter_id, key, kind, name, position, body)
    select course_id, chapter_id, 'added-later', 'text', '后来加的', 9, '<p>x</p>'
    from course_items where id = ${made.second.itemId}`)
  const { items, counts } = await student(studyApi.getMyCourses, { kind: 'premium' })
  expect(counts).toEqual({ all: 1, learning: 0, completed: 1 })
  expect(items[0]).toMatchObject({ done: 4, items: 5, completed: true, next: { name: '后来加的' } })
})

test('a task and a text complete a course; the tick taken back leaves the completion', async () => {
  const { courseId, itemIds } = await newCourse({
    chapters: [
      {
        name: '第一章',
        items: [
          { kind: 'text' as const, name: '课文', body: '<p>短</p>' },
          { kind: 'task' as const, name: '任务', body: '<p>做</p>' },
        ],
      },
    ],
  })
  const student = await learner({ courseId })
  const [textId, taskId] = itemIds as [number, number]
  await student(studyApi.setTaskDone, { courseId, itemId: taskId, done: true })
  await student(studyApi.visitItem, { courseId, itemId: textId })
  await db.execute(sql`update study_progress set reported_at = reported_at - interval '1 hour'
    where user_id = ${student.id}`)
  await student(studyApi.reportRead, { courseId, itemId: textId })
  expect(await completions(student)).toEqual([courseId])
  await student(studyApi.setTaskDone, { courseId, itemId: taskId, done: false })
  await student(studyApi.setTaskDone, { courseId, itemId: taskId, done: true })
  expect(await completions(student)).toEqual([courseId])
})

test('a mark that becomes visible by the clock completes the course at night', async () => {
  const made = await course()
  const student = await learner(made)
  await watchBoth(student, made)
  await readSlides(student, made)
  const hide = (when: string) =>
    db.execute(sql`update quizzes set show_mark = ${when}, closes_at = now() + interval '1 hour'
      where id = ${quizId}`)
  await hide('closed')
  try {
    await passQuiz(student, made)
    expect(await completions(student)).toEqual([])
    await recordCompletions(db)
    expect(await completions(student)).toEqual([])
  } finally {
    await db.execute(
      sql`update quizzes set show_mark = 'handIn', closes_at = null where id = ${quizId}`,
    )
  }
  await recordCompletions(db)
  await recordCompletions(db)
  expect(await completions(student)).toEqual([made.courseId])
})

test('who has not joined, and a course without items, complete nothing', async () => {
  const { courseId } = await newCourse({ chapters: [{ name: '空', items: [] }] })
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  await recordCompletions(db)
  expect(await completions(student)).toEqual([])
})
