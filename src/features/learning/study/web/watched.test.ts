import { describe, expect, test } from 'vitest'
import { covers, merge } from './intervals.ts'
import { createTracker } from './played-tracker.ts'
import { createReporter, type Leftover, type Report, undelivered } from './watched-reporter.ts'

describe('parts of a video', () => {
  test('overlapping and adjacent parts are joined, empty and reversed ones are dropped', () => {
    expect(
      merge([
        [10, 20],
        [0, 5],
        [5.05, 8],
        [15, 22],
        [30, 30],
        [9, 3],
      ]),
    ).toEqual([
      [0, 8],
      [10, 22],
    ])
  })
  test('a gap that was not played stays a gap', () => {
    expect(
      merge([
        [0, 5],
        [5.2, 6],
      ]),
    ).toEqual([
      [0, 5],
      [5.2, 6],
    ])
  })
  test('merging does not change its input', () => {
    const parts: [number, number][] = [
      [0, 5],
      [4, 9],
    ]
    merge(parts)
    expect(parts).toEqual([
      [0, 5],
      [4, 9],
    ])
  })
  test('covering tolerates tenths of a second, not seconds', () => {
    expect(covers([[0, 10]], [[0.2, 10.2]])).toBe(true)
    expect(covers([[0, 10]], [[0, 11]])).toBe(false)
    expect(
      covers(
        [
          [0, 4],
          [6, 10],
        ],
        [[3, 7]],
      ),
    ).toBe(false)
  })
})

describe('tracking of played parts', () => {
  function player() {
    let now = 100
    const tracker = createTracker(() => now)
    return { tracker, wait: (seconds: number) => (now += seconds) }
  }
  test('continuous playing is one part, at double speed too', () => {
    const { tracker, wait } = player()
    tracker.begin(10)
    for (let time = 10.5; time <= 16; time += 0.5) {
      wait(0.25)
      tracker.at(time, 2)
    }
    tracker.end()
    expect(tracker.take()).toEqual([[10, 16]])
  })
  test('a jump forward does not count as played', () => {
    const { tracker, wait } = player()
    tracker.begin(0)
    wait(1)
    tracker.at(1, 1)
    wait(0.25)
    tracker.at(60, 1)
    wait(1)
    tracker.at(61, 1)
    expect(tracker.take()).toEqual([
      [0, 1],
      [60, 61],
    ])
  })
  test('a jump back begins a new part', () => {
    const { tracker, wait } = player()
    tracker.begin(50)
    wait(2)
    tracker.at(52, 1)
    wait(0.2)
    tracker.at(20, 1)
    wait(3)
    tracker.at(23, 1)
    expect(tracker.take()).toEqual([
      [20, 23],
      [50, 52],
    ])
  })
  test('nothing counts while the video is stopped', () => {
    const { tracker, wait } = player()
    tracker.begin(5)
    tracker.end()
    wait(100)
    tracker.at(90, 1)
    expect(tracker.take()).toEqual([])
  })
  test('taking cuts an open part, which then continues', () => {
    const { tracker, wait } = player()
    tracker.begin(0)
    wait(10)
    tracker.at(10, 1)
    expect(tracker.take()).toEqual([[0, 10]])
    wait(5)
    tracker.at(15, 1)
    expect(tracker.take()).toEqual([[10, 15]])
  })
})

describe('reports', () => {
  function world() {
    const sent: (Report & { keepalive: boolean })[] = []
    const state: { fail: Error | undefined; kept: Leftover | undefined } = {
      fail: undefined,
      kept: undefined,
    }
    const reporter = createReporter(
      { courseId: 1, itemId: 2 },
      {
        store: {
          read: () => state.kept,
          write: (leftover) => (state.kept = leftover),
          clear: () => (state.kept = undefined),
        },
        async send(report, { keepalive }) {
          if (state.fail) throw state.fail
          sent.push({ ...report, keepalive })
        },
        isPassing: (error) => (error as Error).message === 'offline',
      },
    )
    return { sent, state, reporter }
  }
  test('an acknowledged part is not sent again', async () => {
    const { sent, state, reporter } = world()
    reporter.note([[0, 10]], 10, 1)
    await reporter.flush()
    await reporter.flush()
    reporter.note([[10, 12]], 12, 1)
    await reporter.flush()
    expect(sent.map((report) => report.played)).toEqual([[[0, 10]], [[10, 12]]])
    expect(state.kept).toBeUndefined()
  })
  test('parts played offline are kept, then sent in one report', async () => {
    const { sent, state, reporter } = world()
    state.fail = new Error('offline')
    reporter.note([[0, 10]], 10, 1)
    await reporter.flush()
    reporter.note([[10, 20]], 20, 1)
    await reporter.flush()
    expect(state.kept).toMatchObject({ played: [[0, 20]], position: 20 })
    state.fail = undefined
    await reporter.flush()
    expect(sent).toMatchObject([{ played: [[0, 20]], position: 20 }])
    expect(state.kept).toBeUndefined()
  })
  test('a pause at the second of the last report is sent, because the film goes on no more', async () => {
    const { sent, reporter } = world()
    reporter.note([[0, 10]], 10, 1)
    await reporter.flush()
    reporter.note([], 10, 0)
    await reporter.flush()
    expect(sent.map(({ rate }) => rate)).toEqual([1, 0])
  })
  test('a finally refused report is dropped', async () => {
    const { state, reporter } = world()
    state.fail = new Error('not joined')
    reporter.note([[0, 10]], 10, 1)
    await reporter.flush()
    expect(state.kept).toBeUndefined()
  })
  test('a closing page sends its parts and keeps them until the server is known to have them', () => {
    const { sent, state, reporter } = world()
    reporter.note([[0, 10]], 10, 1)
    reporter.leave()
    expect(sent).toMatchObject([{ keepalive: true, played: [[0, 10]] }])
    expect(state.kept?.sent).toBe(true)
    expect(undelivered(state.kept, { watched: [[0, 10]] })).toBeUndefined()
    expect(undelivered(state.kept, { watched: [[0, 4]] })).toBe(state.kept)
  })
})
