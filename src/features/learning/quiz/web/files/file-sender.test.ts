import { expect, test } from 'vitest'
import { createFileSender, type SenderWorld } from './file-sender.ts'
import type { KeptFile } from './kept-files.ts'

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const soon = () => new Promise((done) => setImmediate(done))

/** A sender whose uploads end when the test says so. */
function senderWith(more: Partial<SenderWorld> = {}) {
  const kept = new Map<string, KeptFile>()
  const begun: {
    name: string
    signal: AbortSignal
    end: (id: number) => void
    fail: () => void
  }[] = []
  let last = 0
  const sender = createFileSender({
    of: 'attempt 1',
    shrink: async (file, quarters) => new File([`${await file.text()}+${quarters}`], file.name),
    send: (one, { signal }) =>
      new Promise((done, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason as Error))
        begun.push({ name: one.name, signal, end: done, fail: () => failed(new Error('full')) })
      }),
    read: async () => photo('former'),
    keep: async (one) => void kept.set(one.key, one),
    forget: async (key) => void kept.delete(key),
    words: (error) => (error as Error).message,
    newId: () => `id-${(last += 1)}`,
    now: () => last,
    address: (file) => `blob:${file.name}`,
    ...more,
  })
  const place = sender.filesOf(7, '')
  const given: [number, number | undefined][] = []
  place.receive((...sent) => given.push(sent))
  const states = () => place.get().map(({ name, state }) => `${name} ${state}`)
  return { sender, place, given, kept, begun, states }
}

test('files go one after the other, and each is kept until the answer has it', async () => {
  const { place, given, kept, begun, states } = senderWith()
  place.add([photo('a'), photo('b')], 'photo')
  await soon()
  expect(states()).toEqual(['a.jpg sending', 'b.jpg queued'])
  expect(kept.size).toBe(2)
  expect(begun).toHaveLength(1)
  begun[0]!.end(11)
  await soon()
  expect(given).toEqual([[11, undefined]])
  expect([...kept.values()].map(({ name }) => name)).toEqual(['b.jpg'])
  begun[1]!.end(12)
  await soon()
  expect(given).toEqual([
    [11, undefined],
    [12, undefined],
  ])
  expect(kept.size).toBe(0)
  expect(place.preview(12)).toBe('blob:b.jpg')
})

test('one that fails lets the next one go, and is tried again by hand', async () => {
  const { place, begun, states } = senderWith()
  place.add([photo('a'), photo('b')], 'photo')
  await soon()
  begun[0]!.fail()
  await soon()
  expect(states()).toEqual(['a.jpg failed', 'b.jpg sending'])
  expect(place.get()[0]).toMatchObject({ error: 'full' })
  begun[1]!.end(2)
  await soon()
  place.retry(place.get()[0]!.key)
  await soon()
  expect(states()).toEqual(['a.jpg sending'])
})

test('a removed one is stopped and forgotten; what it would have become reaches no answer', async () => {
  const { place, given, kept, begun } = senderWith()
  place.add([photo('a')], 'photo')
  await soon()
  place.remove(place.get()[0]!.key)
  expect(begun[0]!.signal.aborted).toBe(true)
  begun[0]!.end(3)
  await soon()
  expect([place.get().length, given.length, kept.size]).toEqual([0, 0, 0])
})

test('one that was sent is turned in its place, and one on its way begins again', async () => {
  const { place, given, begun, kept } = senderWith()
  place.add([photo('a')], 'photo')
  await soon()
  place.turn({ key: place.get()[0]!.key }, 1)
  await soon()
  expect(begun[0]!.signal.aborted).toBe(true)
  expect(await [...kept.values()][0]!.file.text()).toBe('a+0+1')
  begun[1]!.end(5)
  await soon()
  place.turn({ userFileId: 5 }, -1)
  await soon()
  expect(place.get()[0]).toMatchObject({ replaces: 5, state: 'sending' })
  begun[2]!.end(6)
  await soon()
  place.turn({ userFileId: 99 }, 1)
  await soon()
  begun[3]!.end(7)
  await soon()
  expect(given).toEqual([
    [5, undefined],
    [6, 5],
    [7, 99],
  ])
})

test('a later page on the device goes on with what an earlier one has kept', async () => {
  const first = senderWith()
  first.place.add([photo('a'), photo('b')], 'photo')
  await soon()
  first.sender.stop()
  first.begun[0]!.end(1)
  await soon()
  expect(first.given).toEqual([])
  const second = senderWith()
  second.sender.restore([...first.kept.values()])
  await soon()
  expect(second.states()).toEqual(['a.jpg sending', 'b.jpg queued'])
})

test('a hand-in waits until nothing is on its way', async () => {
  const { sender, place, begun } = senderWith()
  await sender.settled(60_000)
  place.add([photo('a')], 'photo')
  await soon()
  let isOver = false
  const waiting = sender.settled(60_000).then(() => (isOver = true))
  await soon()
  expect(isOver).toBe(false)
  begun[0]!.end(1)
  await waiting
})
