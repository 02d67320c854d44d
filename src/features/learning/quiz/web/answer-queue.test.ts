import { waitMs } from '#src/web/act/wait-ms.ts'
import { describe, expect, test } from 'vitest'
import { createAnswerQueue, type Kept, newerThan, type SaveState } from './answer-queue.ts'
import { answerStore } from './answer-store.ts'

/** The part of local storage that the store uses: entries are own keys. */
function fakeStorage(): Storage {
  const storage: Record<string, unknown> = {}
  const hidden = (name: string, value: unknown) =>
    Object.defineProperty(storage, name, { value, enumerable: false })
  hidden('getItem', (key: string) => storage[key] ?? null)
  hidden('setItem', (key: string, value: string) => (storage[key] = value))
  hidden('removeItem', (key: string) => delete storage[key])
  return storage as unknown as Storage
}

function world(storage = fakeStorage(), known = new Map<number, number>()) {
  const store = answerStore(7, () => storage)
  const server = new Map<number, Kept>()
  const states = new Map<number, SaveState | undefined>()
  const timers: { run: () => void; ms: number }[] = []
  const state = {
    online: true,
    failure: undefined as Error | undefined,
    now: 1000,
    outdated: 0,
    refused: [] as number[],
    /** Holds answers back until it resolves. */
    gate: Promise.resolve(),
  }
  const queue = createAnswerQueue(known, {
    store,
    async send(questionId, kept) {
      await state.gate
      if (!state.online) throw new Error('offline')
      if (state.failure) throw state.failure
      const there = server.get(questionId)
      if (!there || kept.revision > there.revision) server.set(questionId, kept)
      return server.get(questionId)!.revision
    },
    judge: (error) =>
      (({ offline: 'retry', handedIn: 'handedIn', tooLarge: 'tooLarge' }) as const)[
        (error as Error).message as 'offline'
      ] ?? 'refused',
    changed: (questionId, saved) => states.set(questionId, saved),
    outdated: () => (state.outdated += 1),
    refused: (questionId) => state.refused.push(questionId),
    now: () => state.now,
    later(run, ms) {
      const timer = { run, ms }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
  })
  return { queue, store, storage, server, states, timers, state }
}

const chosen = (id: number) => ({ type: 'single' as const, choice: `o${id}` })
const filled = (...texts: string[]) => ({
  type: 'fillIn' as const,
  gaps: Object.fromEntries(texts.map((text, at) => [`g${at}`, text])),
})

describe('the answer queue', () => {
  test('an answer is stored on the device before it is sent, and removed when acknowledged', async () => {
    const { queue, store, server, states } = world()
    queue.answer(1, chosen(11))
    expect(store.get(1)?.answer).toEqual(chosen(11))
    expect(states.get(1)).toBe('saving')
    expect(await queue.flush()).toBe(true)
    expect(server.get(1)?.answer).toEqual(chosen(11))
    expect(store.all().size).toBe(0)
    expect(states.get(1)).toBe('saved')
  })
  test('revisions grow even when the clock goes back', async () => {
    const { queue, server, state } = world(undefined, new Map([[1, 5000]]))
    queue.answer(1, chosen(11))
    await queue.flush()
    expect(server.get(1)?.revision).toBe(5001)
    state.now = 10
    queue.answer(1, chosen(12))
    await queue.flush()
    expect(server.get(1)).toEqual({ answer: chosen(12), revision: 5002 })
  })
  test('an answer that changes while the previous one is being sent is sent too', async () => {
    const { queue, server, state } = world()
    let open = () => {}
    state.gate = new Promise((resolve) => (open = resolve))
    queue.answer(1, chosen(11))
    queue.answer(1, chosen(12))
    open()
    await queue.flush()
    expect(server.get(1)?.answer).toEqual(chosen(12))
  })
  test('offline answers are stored, retried with growing pauses, and sent when the network returns', async () => {
    const { queue, store, server, states, timers, state } = world()
    state.online = false
    queue.answer(1, chosen(11))
    queue.answer(2, { type: 'trueFalse', value: true })
    expect(await queue.flush()).toBe(false)
    expect([...states.values()]).toEqual(['kept', 'kept'])
    expect(timers.map((timer) => timer.ms)).toEqual([1000])
    timers[0]!.run()
    await queue.flush()
    expect(timers.at(-1)!.ms).toBeGreaterThanOrEqual(2000)
    state.online = true
    expect(await queue.wake()).toBe(true)
    expect(server.size).toBe(2)
    expect(store.all().size).toBe(0)
    expect(timers).toEqual([])
  })
  test('a new page sends the answers that a closed page could not send', async () => {
    const before = world()
    before.state.online = false
    before.queue.answer(3, filled('FOB', ''))
    await before.queue.flush()
    before.queue.stop()
    const after = world(before.storage)
    expect(newerThan(after.store, new Map()).get(3)?.answer).toEqual(filled('FOB', ''))
    expect(await after.queue.wake()).toBe(true)
    expect(after.server.get(3)?.answer).toEqual(filled('FOB', ''))
  })
  test('an older answer of this device is dropped when the server has a newer one', () => {
    const { store } = world()
    store.set(1, { answer: chosen(11), revision: 100 })
    store.set(2, { answer: chosen(21), revision: 300 })
    const newer = newerThan(
      store,
      new Map([
        [1, 200],
        [2, 200],
      ]),
    )
    expect([...newer.keys()]).toEqual([2])
    expect([...store.all().keys()]).toEqual([2])
  })
  test('a newer answer from another device is reported as outdated state', async () => {
    const { queue, server, state } = world()
    server.set(1, { answer: chosen(12), revision: 9999 })
    queue.answer(1, chosen(11))
    await queue.flush()
    expect(server.get(1)?.answer).toEqual(chosen(12))
    expect(state.outdated).toBe(1)
  })
  test('an attempt that is already handed in drops all stored answers', async () => {
    const { queue, store, state } = world()
    state.failure = new Error('handedIn')
    queue.answer(1, chosen(11))
    queue.answer(2, chosen(21))
    expect(await queue.flush()).toBe(false)
    expect(state.outdated).toBe(1)
    expect(store.all().size).toBe(0)
  })
  test('a refused answer does not block the others', async () => {
    const { queue, server, state } = world()
    state.failure = new Error('does not fit')
    queue.answer(1, chosen(11))
    await queue.flush()
    expect(state.refused).toEqual([1])
    state.failure = undefined
    queue.answer(2, chosen(21))
    expect(await queue.flush()).toBe(true)
    expect(server.get(2)?.answer).toEqual(chosen(21))
  })
  test('an answer that is too large stays on the device, blocks no other, and is sent once it was shortened', async () => {
    const { queue, server, state, store, states } = world()
    state.failure = new Error('tooLarge')
    queue.answer(1, filled('long'))
    await queue.flush()
    state.failure = undefined
    queue.answer(2, chosen(21))
    expect(await queue.flush()).toBe(true)
    expect(server.get(2)?.answer).toEqual(chosen(21))
    expect(store.get(1)?.answer).toEqual(filled('long'))
    expect([states.get(1), state.refused]).toEqual(['kept', [1]])
    queue.answer(1, filled('short'))
    expect(await queue.flush()).toBe(true)
    expect(server.get(1)?.answer).toEqual(filled('short'))
    expect(store.all().size).toBe(0)
  })
  test('answers that waited are sent in the order in which they were given, though the clock went back', async () => {
    const { queue, state, server } = world()
    queue.answer(7, chosen(11), { send: false })
    state.now = 10
    queue.answer(3, chosen(21), { send: false })
    await queue.wake()
    expect([...server.keys()]).toEqual([7, 3])
  })
  test('typed text is stored at once but sent only when asked to', async () => {
    const { queue, store, server } = world()
    queue.answer(1, filled('F'), { send: false })
    await Promise.resolve()
    expect(server.size).toBe(0)
    expect(store.get(1)?.answer).toEqual(filled('F'))
  })
  test('two windows do not overwrite each other on the device', () => {
    const storage = fakeStorage()
    const one = answerStore(7, () => storage)
    const two = answerStore(7, () => storage)
    one.set(1, { answer: chosen(11), revision: 1 })
    two.set(2, { answer: chosen(21), revision: 2 })
    expect([...one.all().keys()]).toEqual([1, 2])
    expect(answerStore(8, () => storage).all().size).toBe(0)
  })
  test('without local storage answers last as long as the page', () => {
    const store = answerStore(7, () => {
      throw new Error('forbidden')
    })
    store.set(1, { answer: chosen(11), revision: 1 })
    expect(store.all().get(1)?.answer).toEqual(chosen(11))
  })
  test('pauses between retries grow to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(waitMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })
})
