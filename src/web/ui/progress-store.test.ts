import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, trickled } from './progress-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('starts at 0.3, grows every 200 ms, ends at 1 and disappears 500 ms later', () => {
  const progress = createProgress()
  expect(progress.get()).toBeNull()
  progress.start()
  expect(progress.get()).toBe(0.3)
  vi.advanceTimersByTime(199)
  expect(progress.get()).toBe(0.3)
  vi.advanceTimersByTime(1)
  expect(progress.get()).toBeCloseTo(0.34)
  progress.done()
  expect(progress.get()).toBe(1)
  vi.advanceTimersByTime(499)
  expect(progress.get()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(progress.get()).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('ends with the last of several simultaneous calls', () => {
  const progress = createProgress()
  progress.start()
  progress.start()
  progress.done()
  expect(progress.get()).toBe(0.3)
  progress.done()
  expect(progress.get()).toBe(1)
})

test('a call that starts while the bar disappears shows it again', () => {
  const progress = createProgress()
  progress.start()
  progress.done()
  vi.advanceTimersByTime(300)
  progress.start()
  vi.advanceTimersByTime(300)
  expect(progress.get()).toBeCloseTo(0.34)
})

test('an extra done() has no effect', () => {
  const progress = createProgress()
  progress.done()
  progress.start()
  expect(progress.get()).toBe(0.3)
})

test('never reaches 1 by growing', () => {
  let value = 0.3
  for (let i = 0; i < 1000; i += 1) value = trickled(value)
  expect(value).toBeLessThan(1)
})
