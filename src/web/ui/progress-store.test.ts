import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, trickled } from './progress-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('begins at 0.3, creeps every 200 ms, ends at 1 and is gone 500 ms later', () => {
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

test('ends with the last of several calls', () => {
  const progress = createProgress()
  progress.start()
  progress.start()
  progress.done()
  expect(progress.get()).toBe(0.3)
  progress.done()
  expect(progress.get()).toBe(1)
})

test('a call that starts while the bar leaves is not hidden with the old one', () => {
  const progress = createProgress()
  progress.start()
  progress.done()
  vi.advanceTimersByTime(300)
  progress.start()
  vi.advanceTimersByTime(300)
  expect(progress.get()).toBeCloseTo(0.34)
})

test('a done too many does no harm', () => {
  const progress = createProgress()
  progress.done()
  progress.start()
  expect(progress.get()).toBe(0.3)
})

test('never arrives by creeping', () => {
  let value = 0.3
  for (let i = 0; i < 1000; i += 1) value = trickled(value)
  expect(value).toBeLessThan(1)
})
