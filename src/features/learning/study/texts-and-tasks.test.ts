import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { secondsToRead } from './server/reading-time.ts'
import { openStudy } from './test-study.ts'

const { course, learner, newUser, pass, quizId } = await openStudy()

const long = (letter: string, count: number) => `<p>${letter.repeat(count)}</p>`

async function withTexts(more: Parameters<typeof course>[0] = {}) {
  const chapters = [
    {
      name: '第一章',
      items: [
        { kind: 'text' as const, name: '阅读', nameEn: 'Reading', body: long('字', 200) },
        {
          kind: 'task' as const,
          name: '任务',
          nameEn: 'Task',
          body: '<p onclick="x()">填写<strong>报关单</strong></p>',
          bodyEn: '<p>Fill in a declaration</p>',
        },
        { kind: 'quiz' as const, name: '测验', quizId },
      ],
    },
  ]
  const made = await course({ chapters, ...more })
  const { courseId } = made
  const [text, task, quiz] = [made.video, made.courseware, made.quiz]
  return { courseId, text, task, quiz }
}

test('a text is done once its end was seen and the clock has passed, however often it is reported', async () => {
  const { text, courseId } = await withTexts()
  const student = await learner({ courseId })
  await student(studyApi.visitItem, text)
  const early = await student(studyApi.reportRead, text)
  expect(early).toMatchObject({ done: false })
  // Two hundred characters take twenty seconds.
  expect(early.wait).toBeGreaterThan(15)
  expect(early.wait).toBeLessThanOrEqual(20)
  expect((await student(studyApi.getItem, text)).progress).toEqual({ done: false, share: 0 })
  await pass(student, 20)
  const answers = await Promise.all([1, 2, 3].map(() => student(studyApi.reportRead, text)))
  expect(answers).toEqual(answers.map(() => ({ itemId: text.itemId, done: true, wait: 0 })))
  const { done, chapters } = await student(studyApi.getStudy, { courseId })
  expect(done).toBe(1)
  expect(chapters[0]!.items[0]!.progress).toEqual({ done: true, share: 1 })
  // A later visit keeps it.
  expect(await student(studyApi.visitItem, text)).toEqual({ itemId: text.itemId, done: true })
})

test('a report without a visit starts the clock', async () => {
  const { text, courseId } = await withTexts()
  const student = await learner({ courseId })
  expect((await student(studyApi.reportRead, text)).done).toBe(false)
  await pass(student, 20)
  expect((await student(studyApi.reportRead, text)).done).toBe(true)
})

test('the time to read is counted by letters, and has an end', () => {
  expect(secondsToRead('<p>短</p>')).toBe(1)
  expect(secondsToRead(long('字', 200))).toBe(20)
  expect(secondsToRead(long('a', 400))).toBe(10)
  expect(secondsToRead(long('字', 5000))).toBe(60)
  expect(secondsToRead('')).toBe(0)
})

test('a task is ticked and taken back by its learner, also twice', async () => {
  const { task, courseId } = await withTexts()
  const student = await learner({ courseId })
  const { text, kind } = await student(studyApi.getItem, task)
  expect([kind, text]).toEqual([
    'task',
    { html: '<p>填写<strong>报关单</strong></p>', foreign: false },
  ])
  const progress = async () => (await student(studyApi.getItem, task)).progress
  for (const done of [true, true, false, false, true]) {
    expect(await student(studyApi.setTaskDone, { ...task, done })).toEqual({
      ...{ itemId: task.itemId, done },
    })
    expect(await progress()).toEqual({ done, share: done ? 1 : 0 })
  }
  const other = await learner({ courseId })
  expect((await other(studyApi.getItem, task)).progress.done).toBe(false)
})

test('each call takes its own kind, and only from people who may open the item', async () => {
  const { text, task, quiz, courseId } = await withTexts()
  const student = await learner({ courseId })
  await expect(student(studyApi.reportRead, task)).rejects.toMatchObject(refusal('study.notAText'))
  for (const item of [text, quiz]) {
    await expect(student(studyApi.setTaskDone, { ...item, done: true })).rejects.toMatchObject(
      refusal('study.notATask'),
    )
  }
  await expect(student(studyApi.reportPages, { ...text, pages: [1], of: 1 })).rejects.toMatchObject(
    refusal('study.notCourseware'),
  )
  const stranger = await newUser('student')
  const strange = { ...task, done: true }
  await expect(stranger(studyApi.setTaskDone, strange)).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  await expect(stranger(studyApi.reportRead, text)).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  const elsewhere = await withTexts()
  await expect(
    student(studyApi.setTaskDone, { ...strange, courseId: elsewhere.courseId }),
  ).rejects.toMatchObject(refusal('course.notJoined'))
})

test('texts and tasks count as items and as lessons; all kinds have a number of their own', async () => {
  const { courseId, text, task } = await withTexts()
  const student = await learner({ courseId })
  const page = await student(courseApi.getCourse, { courseId })
  expect(page.counts).toEqual({ video: 0, courseware: 0, text: 1, task: 1, quiz: 1 })
  expect(page.lessonCount).toBe(2)
  expect(page.progress).toEqual({ done: 0, total: 3 })
  await student(studyApi.setTaskDone, { ...task, done: true })
  const { items } = await student(studyApi.getMyCourses, { kind: 'premium' })
  expect(items[0]).toMatchObject({ done: 1, items: 3, next: { itemId: text.itemId } })
})

test('a search in the course finds the words of texts, in the language of the reader first', async () => {
  const { courseId, task } = await withTexts()
  const student = await learner({ courseId })
  const find = (keyword: string) => student(studyApi.searchInCourse, { courseId, keyword })
  const place = { itemId: task.itemId, name: '任务', page: null, second: null }
  expect((await find('报关单')).places).toMatchObject([{ ...place, excerpt: '填写报关单' }])
  expect((await find('declarations')).places).toMatchObject([
    { ...place, excerpt: 'Fill in a declaration' },
  ])
  // The names of tags are no words.
  expect((await find('strong')).places).toEqual([])
})

test('a teacher’s own mark opens an item of any course before joining', async () => {
  const items = [
    { kind: 'task' as const, name: '公开', body: '<p>a</p>', trial: true },
    { kind: 'task' as const, name: '其他', body: '<p>b</p>' },
  ]
  const made = await course({ chapters: [{ name: '一', items }] })
  const { courseId } = made
  const stranger = await newUser('student')
  expect((await stranger(studyApi.getItem, made.video)).text?.html).toBe('<p>a</p>')
  await stranger(studyApi.setTaskDone, { ...made.video, done: true })
  await expect(stranger(studyApi.getItem, made.courseware)).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  expect(await stranger(courseApi.getCourse, { courseId })).toMatchObject({
    ...{ hasTrial: true, itemId: made.video.itemId },
  })
})
