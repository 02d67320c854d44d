import { afterEach, expect, test } from 'vitest'
import { type Child, openChild, runChild } from './child.ts'

const script = new URL('test-child.ts', import.meta.url)
const forever = new AbortController().signal
const opened: Child[] = []
afterEach(() => opened.splice(0).forEach((child) => child.end()))

function open(memoryMiB = 500): Child {
  const child = openChild(script, { memoryMiB })
  opened.push(child)
  return child
}

test('a child does one task after the other and reports its progress', async () => {
  const child = open()
  const seen: number[] = []
  const double = (of: number) =>
    child.ask(
      { act: 'double', of },
      { signal: forever, onProgress: (percent) => void seen.push(percent) },
    )
  expect(await double(21)).toBe(42)
  await expect(child.ask({ act: 'refuse' }, { signal: forever })).rejects.toMatchObject({
    code: 'encrypted',
  })
  expect(await double(4)).toBe(8)
  expect(seen).toEqual([50, 50])
})

test('a child that hangs is killed by the signal, and one that dies is noticed', async () => {
  const child = open()
  const stop = new AbortController()
  await child.ask({ act: 'double' }, { signal: stop.signal })
  const hanging = child.ask({ act: 'hang' }, { signal: stop.signal })
  stop.abort(new Error('time is over'))
  await expect(hanging).rejects.toThrow('time is over')
  expect(child.ended).toBe(true)
  await expect(
    runChild(script, { act: 'die' }, { signal: forever, memoryMiB: 500 }),
  ).rejects.toThrow('SIGKILL')
})

test.runIf(process.platform === 'linux').each(['grow', 'start'])(
  'a child that takes too much memory, by itself or by a program of its own, is killed (%s)',
  async (act) => {
    await expect(open(300).ask({ act }, { signal: forever })).rejects.toMatchObject({
      code: 'tooLarge',
    })
  },
)
