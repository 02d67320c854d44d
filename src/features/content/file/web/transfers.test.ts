import { expect, test, vi } from 'vitest'
import { createTransfers, type TransferWorld } from './transfers.ts'

const file = (name: string, size = 100) => new File(['x'.repeat(size)], name)

function world(changes: Partial<TransferWorld> = {}) {
  const sending = new Map<
    string,
    {
      done: () => void
      fail: (error: Error) => void
      cut: (is: boolean) => void
      sent: (n: number) => void
    }
  >()
  const begun: string[] = []
  const cancel = vi.fn(async () => undefined)
  const transfers = createTransfers({
    async begin({ name }) {
      begun.push(name)
      return { uploadId: `id of ${name}` }
    },
    send: ({ name }, _id, { signal, sent, cut }) =>
      new Promise((done, fail) => {
        sending.set(name, { done, fail, cut, sent })
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
      }),
    hash: async () => 'f'.repeat(64),
    finish: async () => ({ fileId: 7 }),
    cancel,
    words: (error) => (error as Error).message,
    ...changes,
  })
  const states = () => transfers.get().map(({ name, status }) => `${name} ${status}`)
  return { transfers, sending, begun, cancel, states }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('three uploads are under way, and the others wait in their order', async () => {
  const { transfers, sending, states, begun } = world()
  transfers.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  sending.get('b')!.done()
  await settled()
  expect(states()).toEqual(['a uploading', 'b success', 'c uploading', 'd uploading', 'e ready'])
  expect(transfers.isBusy()).toBe(true)
})

test('a pause gives its place away, and going on begins no second upload', async () => {
  const { transfers, states, begun } = world()
  transfers.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  await settled()
  transfers.pause(1)
  await settled()
  expect(states()).toEqual(['a paused', 'b uploading', 'c uploading', 'd uploading'])
  transfers.resume(1)
  transfers.pause(2)
  await settled()
  expect(states()).toEqual(['a uploading', 'b paused', 'c uploading', 'd uploading'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a cut line is waited for, and shown', async () => {
  const { transfers, sending, states } = world()
  transfers.add([file('a', 200)])
  await settled()
  sending.get('a')!.sent(99)
  sending.get('a')!.cut(true)
  expect(states()).toEqual(['a waiting'])
  expect(transfers.get()[0]!.percentage).toBe(50)
  sending.get('a')!.cut(false)
  sending.get('a')!.done()
  await settled()
  expect(transfers.get()).toMatchObject([
    { status: 'success', percentage: 100, response: { fileId: 7 } },
  ])
  expect(transfers.isBusy()).toBe(false)
})

test('a failure says why, makes room for the next and can be tried again', async () => {
  const { transfers, sending, states } = world()
  transfers.add([file('a')])
  await settled()
  sending.get('a')!.fail(new Error('网络异常'))
  await settled()
  expect(transfers.get()).toMatchObject([{ status: 'fail', error: '网络异常' }])
  transfers.resume(1)
  await settled()
  expect(states()).toEqual(['a uploading'])
  expect(transfers.get()[0]).not.toHaveProperty('error')
})

test('removing an upload under way deletes its bytes, removing a file that arrived does not', async () => {
  const { transfers, sending, cancel, states } = world()
  transfers.add([file('a'), file('b')])
  await settled()
  sending.get('b')!.done()
  await settled()
  await transfers.remove(1)
  await transfers.remove(2)
  expect(cancel.mock.calls).toEqual([['id of a']])
  expect(states()).toEqual([])
})
