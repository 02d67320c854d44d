import { expect, test } from 'vitest'
import { createPagesReporter, type PagesReport } from './pages-reporter.ts'

const item = { courseId: 1, itemId: 2, done: false }

/** A device with a server: `opened` is the courseware on a page, also after a reload. */
function device() {
  const sent: number[][] = []
  const state: {
    kept: PagesReport | undefined
    fail: Error | undefined
    answer: { done: boolean; refused: number[] }
    during: () => void
  } = {
    kept: undefined,
    fail: undefined,
    answer: { done: false, refused: [] },
    during: () => {},
  }
  const opened = (done = false) =>
    createPagesReporter(
      { ...item, done },
      {
        store: {
          read: () => state.kept,
          write: (report) => (state.kept = report),
          clear: () => (state.kept = undefined),
        },
        async send({ pages }) {
          if (state.fail) throw state.fail
          sent.push(pages)
          state.during()
          return state.answer
        },
        isPassing: (error) => (error as Error).message === 'offline',
        // The clock's next second.
        rest: async () => (state.answer = { done: false, refused: [] }),
      },
    )
  return { sent, state, opened }
}

test('pages seen offline outlive a reload and are sent by the next page', async () => {
  const { sent, state, opened } = device()
  state.fail = new Error('offline')
  const first = opened()
  first.note(1, 5)
  await first.flush()
  first.note(2, 5)
  first.end()
  expect(state.kept).toEqual({ courseId: 1, itemId: 2, pages: [1, 2], of: 5 })
  state.fail = undefined
  await opened().flush()
  expect(sent).toEqual([[1, 2]])
  expect(state.kept).toBeUndefined()
})

test('a page that is seen while a report is under way is not lost', async () => {
  const { sent, state, opened } = device()
  const reporter = opened()
  state.during = () => {
    state.during = () => {}
    reporter.note(2, 5)
  }
  reporter.note(1, 5)
  await reporter.flush()
  expect(sent).toEqual([[1], [2]])
  expect(state.kept).toBeUndefined()
})

test('pages beyond the clock are reported again, and stay when the page ends before', async () => {
  const { sent, state, opened } = device()
  const reporter = opened()
  state.answer = { done: false, refused: [2] }
  reporter.note(1, 5)
  reporter.note(2, 5)
  await reporter.flush()
  expect(sent).toEqual([[1, 2], [2]])
  expect(state.kept).toBeUndefined()

  state.answer = { done: false, refused: [3] }
  reporter.note(3, 5)
  reporter.end()
  await reporter.flush()
  expect(state.kept?.pages).toEqual([3])
})

test('nothing is kept of finished courseware, nor of a report that is finally refused', async () => {
  const { sent, state, opened } = device()
  const reporter = opened()
  state.answer = { done: true, refused: [2] }
  reporter.note(1, 5)
  reporter.note(2, 5)
  await reporter.flush()
  reporter.note(3, 5)
  await reporter.flush()
  expect(sent).toEqual([[1, 2]])
  expect(state.kept).toBeUndefined()

  const another = opened()
  state.fail = new Error('not joined')
  another.note(1, 5)
  await another.flush()
  expect(state.kept).toBeUndefined()
})

test('more pages than one report holds are sent in several', async () => {
  const { sent, opened } = device()
  const reporter = opened()
  for (let page = 1; page <= 450; page++) reporter.note(page, 450)
  await reporter.flush()
  expect(sent.map((pages) => pages.length)).toEqual([200, 200, 50])
})
