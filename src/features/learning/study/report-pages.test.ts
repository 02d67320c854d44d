import { expect, test } from 'vitest'
import { studyApi, studyErrors } from './contract.ts'
import { readingOf, takePages } from './server/pages-seen.ts'
import { openStudy } from './test-study.ts'

const { course, learner, pass, newUser } = await openStudy()

test('courseware is done with half of its pages seen, or the last one', () => {
  const doneAt = (seen: number[], total: number) => readingOf(seen, total).done
  expect([doneAt([], 1), doneAt([1], 1)]).toEqual([false, true])
  expect([doneAt([1, 2], 5), doneAt([1, 2, 4], 5), doneAt([5], 5)]).toEqual([false, true, true])
  expect([doneAt([1, 2], 6), doneAt([1, 2, 3], 6)]).toEqual([false, true])
  expect(readingOf([2], 6).share).toBeCloseTo(1 / 3)
})

test('each page costs a second, once; pages that do not exist never count', () => {
  const take = (claimed: number[], unspent: number, seen: number[] = []) =>
    takePages({ seen, claimed, total: 10, unspent })
  expect(take([3, 3, 4], 1.9)).toMatchObject({ taken: [3], refused: [4] })
  expect(take([3, 4], 9, [3])).toMatchObject({ taken: [4], refused: [] })
  expect(take([11, 12], 9)).toMatchObject({ taken: [], refused: [], done: false })
  expect(take([1], -5)).toMatchObject({ taken: [], refused: [1] })
})

test('opening courseware does not make it done; pages seen do, at one a second', async () => {
  const { courseware } = await course()
  const student = await learner(courseware)
  const report = (...pages: number[]) =>
    student(studyApi.reportPages, { ...courseware, pages, of: 5 })
  const fresh = { done: false, share: 0 }
  expect((await student(studyApi.getItem, courseware)).progress).toEqual(fresh)
  expect(await student(studyApi.visitItem, courseware)).toMatchObject({ done: false })
  expect((await student(studyApi.getItem, courseware)).progress).toEqual(fresh)
  expect(await report(1, 2, 3, 5)).toMatchObject({ done: false, share: 0, refused: [1, 2, 3, 5] })
  await pass(student, 2)
  expect(await report(1, 2, 3)).toMatchObject({ done: false, refused: [3] })
  const item = await student(studyApi.getItem, courseware)
  expect(item.progress.share).toBeCloseTo(2 / 3)
  expect(item.progress.done).toBe(false)
  await pass(student, 1)
  // Pages counted before are not charged again; a smaller number of pages changes nothing.
  const claim = { ...courseware, pages: [1, 2, 3], of: 1 }
  expect(await student(studyApi.reportPages, claim)).toMatchObject({ done: true, share: 1 })
  expect(await student(studyApi.visitItem, courseware)).toMatchObject({ done: true })
})

test('simultaneous reports spend each second once', async () => {
  const { courseware } = await course()
  const student = await learner(courseware)
  await student(studyApi.visitItem, courseware)
  await pass(student, 2)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      student(studyApi.reportPages, { ...courseware, pages: [page], of: 5 }),
    ),
  )
  expect(answers.filter(({ refused }) => refused.length === 0)).toHaveLength(2)
})

test('only learners report, and only pages of courseware', async () => {
  const made = await course({ fee: 20 })
  const pages = { pages: [1], of: 5 }
  const stranger = await newUser('student')
  const refused = await stranger.ask(studyApi.reportPages, { ...made.second, ...pages })
  expect(refused.status).toBe(403)
  const free = await course()
  const student = await learner(free)
  const video = await student.ask(studyApi.reportPages, { ...free.video, ...pages })
  expect(video.envelope).toMatchObject({ error: studyErrors.notCourseware.id })
})
