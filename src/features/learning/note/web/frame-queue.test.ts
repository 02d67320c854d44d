import { expect, test } from 'vitest'
import { createFrameQueue, type FrameState } from './frame-queue.ts'
import type { KeptFrame } from './frame-store.ts'
import { withFrames } from './with-frames.ts'

const frame = (key: string, note = `note ${key}`) => ({ key, note }) as KeptFrame

/** A device with frames, and a server that takes what `answers` allows. */
function device(...frames: KeptFrame[]) {
  const kept = new Map(frames.map((one) => [one.key, one]))
  const told: [string, FrameState | undefined][] = []
  const sent: string[] = []
  const answers: { of: (key: string) => Promise<void> } = { of: async () => undefined }
  const queue = createFrameQueue({
    all: async () => [...kept.values()],
    remove: async (key) => void kept.delete(key),
    alone: (run) => run(),
    async send({ key }) {
      sent.push(key)
      await answers.of(key)
    },
    refusalOf: (error) =>
      error instanceof Error && error.message !== 'cut' ? error.message : undefined,
    changed: ({ key }, state) => told.push([key, state]),
    isEnded: () => false,
  })
  return { queue, kept, told, sent, answers }
}

test('frames are sent one after the other, and leave the device once the server has them', async () => {
  const { queue, kept, told } = device(frame('a'), frame('b'))
  await queue.flush()
  expect([...kept.keys()]).toEqual([])
  expect(told).toEqual([
    ['a', 'sending'],
    ['a', undefined],
    ['b', 'sending'],
    ['b', undefined],
  ])
})

test('a cut line keeps all frames on the device until the next flush', async () => {
  const { queue, kept, told, sent, answers } = device(frame('a'), frame('b'))
  answers.of = () => Promise.reject(new Error('cut'))
  await queue.flush()
  expect(kept.size).toBe(2)
  expect(told.at(-1)).toEqual(['a', 'kept'])
  answers.of = async () => undefined
  await queue.flush()
  expect(kept.size).toBe(0)
  expect(sent).toEqual(['a', 'a', 'b'])
})

test('a refused frame says why, stays on the device, and holds up no other', async () => {
  const { queue, kept, told, answers } = device(frame('a'), frame('b'))
  answers.of = async (key) => {
    if (key === 'a') throw new Error('no room')
  }
  await queue.flush()
  expect([...kept.keys()]).toEqual(['a'])
  expect(told).toContainEqual(['a', { refused: 'no room' }])
})

test('a frame that is taken while others are sent is sent too', async () => {
  const { queue, kept, answers } = device(frame('a'))
  answers.of = async (key) => {
    if (key !== 'a') return
    kept.set('b', frame('b'))
    void queue.flush()
  }
  await queue.flush()
  expect(kept.size).toBe(0)
})

test('the picture of this device stands in a note until the server has its own', () => {
  const key = 'ab'.repeat(16)
  const looks = new Map([[key, 'blob:x']])
  const own = `<p><img data-frame="${key}" src="blob:x" alt="7:12" /></p>`
  expect(withFrames(`<p><img data-frame="${key}" alt="7:12" /></p>`, looks)).toBe(own)
  const making = `<p><img data-file="1" data-state="making" data-frame="${key}" alt="7:12" /></p>`
  expect(withFrames(making, looks)).toBe(own)
  const there = `<p><img data-file="1" src="/media/x" data-frame="${key}" alt="7:12" /></p>`
  expect(withFrames(there, looks)).toBe(there)
  expect(withFrames(making, new Map())).toBe(making)
})
