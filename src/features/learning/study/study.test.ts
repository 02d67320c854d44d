import { describe, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import type { Person } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { type Course, openStudy } from './test-study.ts'

const { app, newUser, newCourse, course, learner, read, watchAll, quizId } = await openStudy()

async function passQuiz(student: Person, made: Course, truth = true) {
  const { attemptId, questions } = await student(studyApi.startQuiz, made.quiz)
  const { questionId } = questions[0]!
  await student(quizApi.saveAnswer, {
    attemptId,
    questionId,
    answer: { type: 'trueFalse' as const, value: truth },
    revision: 1,
  })
  return student(quizApi.handIn, { attemptId })
}

describe('progress', () => {
  test('is counted item by item, up to the whole course', async () => {
    // The courses of this file share one quiz, so the test needs a learner without attempts.
    const made = await course()
    const student = await learner(made)
    const where = async () => {
      const { items: courses, counts } = await student(studyApi.getMyCourses, { kind: 'premium' })
      expect(courses).toHaveLength(1)
      const { done, items, completed, next } = courses[0]!
      expect(items).toBe(4)
      expect(counts).toEqual({ all: 1, learning: completed ? 0 : 1, completed: completed ? 1 : 0 })
      return { done, completed, next: next?.itemId }
    }
    expect(await where()).toEqual({ done: 0, completed: false, next: made.video.itemId })
    expect(await student(studyApi.getContinue, {})).toMatchObject([
      { courseId: made.courseId, done: 0, visitedAt: null, next: { itemId: made.video.itemId } },
    ])
    await watchAll(student, made.video, 100)
    expect(await where()).toEqual({ done: 1, completed: false, next: made.courseware.itemId })
    expect(await student(studyApi.visitItem, made.courseware)).toMatchObject({ done: false })
    expect(await read(student, made.courseware, 1, 2, 3)).toMatchObject({ done: true, share: 1 })
    expect(await where()).toEqual({ done: 2, completed: false, next: made.quiz.itemId })
    await passQuiz(student, made, false)
    expect(await where()).toMatchObject({ done: 2 })
    expect(await student(studyApi.getItem, made.quiz)).toMatchObject({
      progress: { done: false, share: 0 },
      quiz: { status: 'handedIn', share: 0, used: 1 },
    })
    const { attemptId } = await student(studyApi.startQuiz, made.quiz)
    await student(studyApi.redoQuiz, { ...made.quiz, attemptId })
    await passQuiz(student, made)
    expect(await student(studyApi.visitItem, made.quiz)).toMatchObject({ done: true })
    expect(await student(studyApi.getContinue, {})).toMatchObject([
      { courseId: made.courseId, done: 3, next: { itemId: made.second.itemId, name: '视频二' } },
    ])
    await watchAll(student, made.second, 60)
    expect(await where()).toMatchObject({ done: 4, completed: true, next: made.second.itemId })
    expect(await student(studyApi.getContinue, {})).toEqual([])
    expect(await student(courseApi.getCourse, { courseId: made.courseId })).toMatchObject({
      action: 'review',
      progress: { done: 4, total: 4 },
    })
  })

  test('the player gets the outline with progress and resumes at the last item', async () => {
    const made = await course()
    const student = await learner(made)
    expect((await student(studyApi.getStudy, made)).currentItemId).toBe(made.video.itemId)
    await read(student, made.courseware, 5)
    const study = await student(studyApi.getStudy, made)
    expect(study).toMatchObject({ joined: true, done: 1, items: 4, name: '国际贸易术语' })
    expect(study.currentItemId).toBe(made.courseware.itemId)
    expect(study.chapters.map((chapter) => chapter.number)).toEqual(['1', '1.1', '2'])
    expect(study.chapters[0]!.items[1]).toMatchObject({ progress: { done: true, share: 1 } })
  })

  test('an item has the ids of its neighbours and the signed addresses of its files', async () => {
    const made = await course()
    const student = await learner(made)
    const item = await student(studyApi.getItem, made.courseware)
    expect(item).toMatchObject({
      previousItemId: made.video.itemId,
      nextItemId: made.quiz.itemId,
      chapter: { number: '1', name: '第一章' },
      courseware: { name: 'slides.pdf', kind: 'pages', size: 9, can: { download: { may: true } } },
      video: null,
      quiz: null,
    })
    expect(item.courseware!.downloadUrl).toMatch(/^\/files\/\d+\/slides\.pdf\?e=\d+&s=[\w-]+$/)
    expect((await student(studyApi.getItem, made.quiz)).quiz).toMatchObject({
      ...{ quizId, questionCount: 1, maxScore: 1, passPercent: 60, rules: [] },
      ...{ template: 'practice', trial: false, allowed: null, used: 0, hasPassword: false },
      ...{ attemptId: null, status: 'none', share: null, can: { start: { may: true } } },
    })
  })
})

describe('my courses', () => {
  test('are listed by kind, state, keyword, order and page, to their learner only', async () => {
    const student = await newUser('student')
    const names = Array.from({ length: 14 }, (_, n) => `海运 ${String(n).padStart(2, '0')}`)
    for (const name of names) {
      const { courseId } = await newCourse({ name, nameEn: `Sea 100% ${name.slice(-2)}` })
      await student(courseApi.join, { courseId, fee: 0 })
    }
    const ask = (more: object = {}) => student(studyApi.getMyCourses, { kind: 'premium', ...more })
    const first = await ask({ sort: 'name' })
    expect(first).toMatchObject({ total: 14, page: 1, pages: 2 })
    expect(first.items.map((one) => one.name)).toEqual(names.slice(0, 12))
    expect((await ask({ sort: 'name', page: 2 })).items.map((one) => one.name)).toEqual(
      names.slice(12),
    )
    expect((await ask({ sort: 'joined' })).items[0]!.name).toBe(names[13])
    expect((await ask({ keyword: 'sea 100%' })).total).toBe(14)
    expect((await ask({ keyword: '运 03' })).items.map((one) => one.name)).toEqual([names[3]])
    expect((await ask({ keyword: '%_' })).total).toBe(0)
    expect((await ask({ state: 'completed' })).total).toBe(0)
    expect((await ask({ kind: 'open' })).total).toBe(0)
    const other = await newUser('student')
    expect((await other(studyApi.getMyCourses, { kind: 'premium' })).total).toBe(0)
  })
})

test('an English reader gets English names, and Chinese ones where a translation is missing', async () => {
  const made = await course({ nameEn: 'Trade terms' })
  const student = await learner(made)
  const ask = async (path: string) => {
    const headers = { token: student.token, 'accept-language': 'en-US' }
    const { data } = (await app.kernel.app.inject({ url: `/api/${path}`, headers })).json<{
      data: unknown
    }>()
    return data
  }
  expect(await ask('Study/GetMyCourses?kind=premium&sort=name')).toMatchObject({
    items: [{ name: 'Trade terms', next: { chapter: 'Chapter one', name: '视频一' } }],
  })
  expect(await ask(`Study/GetStudy?courseId=${made.courseId}`)).toMatchObject({
    name: 'Trade terms',
    chapters: [{ name: 'Chapter one' }, { name: '第一节' }, { name: '第二章' }],
  })
  const { attemptId } = await student(studyApi.startQuiz, made.quiz)
  expect(await ask(`Quiz/GetAttempt?attemptId=${attemptId}`)).toMatchObject({ title: '测验' })
})
