import { afterEach, expect, test, vi } from 'vitest'
import { ConnectionDrops } from './connection-drops.ts'

afterEach(() => void vi.useRealTimers())

test('a thousand connections closed within a minute are one line, and the next minute has its own', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const drops = new ConnectionDrops({ warn: (line: object) => void lines.push(line) })
  for (let n = 0; n < 999; n++) drops.count('answering')
  drops.count('waiting')
  expect(lines).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([{ waiting: 1, answering: 999 }])
  vi.advanceTimersByTime(120_000)
  drops.count('waiting')
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual([{ waiting: 1, answering: 0 }])
})
