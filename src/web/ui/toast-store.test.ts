import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const textsOf = (toasts: ReturnType<typeof createToasts>) => toasts.get().map(({ text }) => text)

test('a message stays for 3,000 ms', () => {
  const toasts = createToasts()
  toasts.error('no')
  vi.advanceTimersByTime(2999)
  expect(textsOf(toasts)).toEqual(['no'])
  vi.advanceTimersByTime(1)
  expect(textsOf(toasts)).toEqual([])
})

test('pausing stops the time of a message, and resuming continues the rest', () => {
  const toasts = createToasts()
  toasts.info('a')
  vi.advanceTimersByTime(2000)
  toasts.pause()
  vi.advanceTimersByTime(60_000)
  toasts.success('came while paused')
  toasts.resume()
  vi.advanceTimersByTime(999)
  expect(textsOf(toasts)).toEqual(['a', 'came while paused'])
  vi.advanceTimersByTime(1)
  expect(textsOf(toasts)).toEqual(['came while paused'])
  vi.advanceTimersByTime(2000)
  expect(textsOf(toasts)).toEqual([])
})

test('a repeated message is shown once, with its full time again', () => {
  const toasts = createToasts()
  toasts.error('no')
  vi.advanceTimersByTime(2000)
  toasts.error('no')
  vi.advanceTimersByTime(2000)
  expect(textsOf(toasts)).toEqual(['no'])
  vi.advanceTimersByTime(1000)
  expect(textsOf(toasts)).toEqual([])
})

test('closing the last message during a pause does not pause the next one', () => {
  const toasts = createToasts()
  const id = toasts.info('a')
  toasts.pause()
  toasts.close(id)
  toasts.info('b')
  vi.advanceTimersByTime(3000)
  expect(textsOf(toasts)).toEqual([])
})

test('watchers are called until they stop', () => {
  const toasts = createToasts()
  const watcher = vi.fn<() => void>()
  const stop = toasts.watch(watcher)
  toasts.warning('a')
  expect(watcher).toHaveBeenCalledTimes(1)
  stop()
  toasts.warning('b')
  expect(watcher).toHaveBeenCalledTimes(1)
})
