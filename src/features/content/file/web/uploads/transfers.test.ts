import { expect, test, vi } from 'vitest'
import type { UploadedFile } from './file-item.ts'
import type { Line, TransferWorld } from './transfer-world.ts'
import { createTransfers } from './transfers.ts'

const file = (name: string, size = 100) => new File(['x'.repeat(size)], name)

const arrived: UploadedFile = {
  ...{ userFileId: 7, name: 'a', size: 100, mime: 'text/plain' },
  ...{ kind: 'text', fileType: 2, url: '/files/3/a' },
}

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
  const kept = new Map<string, string>()
  const cancel = vi.fn()
  const transfers = createTransfers({
    newId: ({ name }) => `id of ${name}`,
    begin: async ({ name }) => void begun.push(name),
    send: ({ name }, _id, { signal, sent, cut }) =>
      new Promise((done, fail) => {
        sending.set(name, { done, fail, cut, sent })
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
      }),
    hash: async () => 'f'.repeat(64),
    finish: async () => arrived,
    cancel,
    keep: async ({ uploadId, phase }) => void kept.set(uploadId!, phase),
    forget: (uploadId) => void kept.delete(uploadId),
    words: (error) => (error as Error).message,
    isLost: (error) => (error as Error).message === 'damaged',
    processing: async () => new Map(),
    nextLook: async () => {},
    ...changes,
  })
  const states = () => transfers.get().map(({ name, phase }) => `${name} ${phase}`)
  return { transfers, sending, begun, cancel, states, kept }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('three uploads are under way, and the others wait in their order', async () => {
  const { transfers, sending, states, begun } = world()
  transfers.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  sending.get('b')!.done()
  await settled()
  expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending', 'e queued'])
  expect(transfers.isBusy()).toBe(true)
})

test('an upload that is shown where it was begun leaves the list once it is a file', async () => {
  const { transfers, sending, states } = world()
  const onFile = vi.fn()
  transfers.add([file('a'), file('b')], { folderId: null, leaves: true, onFile })
  await settled()
  sending.get('a')!.done()
  await settled()
  expect(onFile).toHaveBeenCalledWith(arrived)
  sending.get('b')!.fail(new Error('damaged'))
  await settled()
  expect(states()).toEqual(['b failed'])
})

test('a pause gives its place away, and going on begins no second upload', async () => {
  const { transfers, states, begun, kept } = world()
  transfers.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  await settled()
  transfers.pause(1)
  await settled()
  expect(states()).toEqual(['a paused', 'b sending', 'c sending', 'd sending'])
  expect(kept.get('id of a')).toBe('paused')
  transfers.resume(1)
  transfers.pause(2)
  await settled()
  expect(states()).toEqual(['a sending', 'b paused', 'c sending', 'd sending'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('an item has the four states of the specification, and says where a cut line has left it', async () => {
  const onFile = vi.fn()
  const { transfers, sending, states, kept } = world()
  const [uid] = transfers.add([file('a', 200)], { folderId: null, onFile })
  expect(transfers.get()).toMatchObject([{ uid, status: 'uploading', percentage: 0 }])
  await settled()
  sending.get('a')!.sent(99)
  sending.get('a')!.cut(true)
  expect(states()).toEqual(['a cut'])
  expect(transfers.get()).toMatchObject([{ status: 'uploading', percentage: 50 }])
  sending.get('a')!.cut(false)
  sending.get('a')!.done()
  await settled()
  expect(transfers.get()).toMatchObject([
    { status: 'success', percentage: 100, url: '/files/3/a', response: arrived },
  ])
  expect(onFile.mock.calls).toEqual([[arrived]])
  expect(kept.size).toBe(0)
  expect(transfers.isBusy()).toBe(false)
})

test('a cut is waited for at the beginning and at the end as in the middle', async () => {
  const begins: Line[] = []
  const ends: { line: Line; done: (file: UploadedFile) => void }[] = []
  const { transfers, sending, states } = world({
    begin: async (_file, _id, line) => void begins.push(line),
    finish: (_id, _sha256, line) => new Promise((done) => ends.push({ line, done })),
  })
  transfers.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  begins[0]!.cut(true)
  expect(states()).toEqual(['a cut', 'b sending', 'c sending', 'd queued'])
  begins[0]!.cut(false)
  await settled()
  sending.get('a')!.done()
  await settled()
  expect(states()).toEqual(['a checking', 'b sending', 'c sending', 'd sending'])
  const [{ line, done }] = ends as [(typeof ends)[number]]
  line.cut(true)
  expect(states()).toEqual(['a cut', 'b sending', 'c sending', 'd sending'])
  expect(transfers.get()[0]).toMatchObject({ status: 'uploading', percentage: 100 })
  line.cut(false)
  expect(states()[0]).toBe('a checking')
  done(arrived)
  await settled()
  expect(states()[0]).toBe('a done')
})

test('an upload whose bytes are all there goes on with its check, also without its file', async () => {
  const asked: string[] = []
  const tries = [new Error('网络异常'), new Error('网络异常')]
  const { transfers, sending, states } = world({
    async finish(uploadId, sha256) {
      asked.push(`${uploadId} ${sha256.length}`)
      const error = tries.shift()
      if (error) throw error
      return arrived
    },
  })
  transfers.add([file('a')])
  transfers.restore({
    ...{ uploadId: 'y', name: 'c', size: 100, sent: 100, folderId: null, phase: 'checking' },
  })
  await settled()
  sending.get('a')!.done()
  sending.clear()
  await settled()
  expect(states()).toEqual(['a failed', 'c failed'])
  transfers.resume(1)
  transfers.resume(2)
  await settled()
  expect(states()).toEqual(['a done', 'c done'])
  expect(sending.size).toBe(0)
  expect(asked.toSorted()).toEqual(['id of a 64', 'id of a 64', 'y 0', 'y 0'])
})

test('an upload that is removed while it begins leaves nothing on the server', async () => {
  let begins = () => {}
  const { transfers, cancel, sending } = world({
    begin: () => new Promise((done) => (begins = done)),
  })
  transfers.add([file('a')])
  await transfers.remove(1)
  begins()
  await settled()
  // The first call may have come before the upload was there.
  expect(cancel.mock.calls).toEqual([['id of a'], ['id of a']])
  expect(sending.size).toBe(0)
})

test('a failure says why, makes room for the next and can be tried again', async () => {
  const { transfers, sending, states, begun, cancel } = world()
  transfers.add([file('a')])
  await settled()
  sending.get('a')!.fail(new Error('网络异常'))
  await settled()
  expect(transfers.get()).toMatchObject([{ status: 'fail', error: '网络异常' }])
  transfers.resume(1)
  await settled()
  expect(states()).toEqual(['a sending'])
  expect(transfers.get()[0]).not.toHaveProperty('error')
  expect(begun).toEqual(['a'])
  // What is damaged begins again from the first byte.
  sending.get('a')!.fail(new Error('damaged'))
  await settled()
  transfers.resume(1)
  await settled()
  expect(begun).toEqual(['a', 'a'])
  expect(cancel.mock.calls).toEqual([['id of a']])
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

test('a removal can be vetoed', async () => {
  const { transfers, states, cancel } = world()
  transfers.add([file('a')], { folderId: null, beforeRemove: async () => false })
  await settled()
  expect(await transfers.remove(1)).toBe(false)
  expect(states()).toEqual(['a sending'])
  expect(cancel).not.toHaveBeenCalled()
})

test('an upload of an earlier visit goes on with the same file, however that is chosen', async () => {
  const { transfers, states, begun, sending } = world()
  const found = { size: 100, folderId: 3, sent: 40 }
  transfers.restore({ ...found, uploadId: 'id of a', name: 'a', phase: 'wanted' })
  transfers.restore({ ...found, uploadId: 'id of a', name: 'a', phase: 'wanted' })
  transfers.restore({ ...found, uploadId: 'x', name: 'b', phase: 'queued', raw: file('b') })
  transfers.restore({ ...found, uploadId: 'y', name: 'c', phase: 'checking', sent: 100 })
  await settled()
  expect(states()).toEqual(['a wanted', 'b sending', 'c done'])
  expect(transfers.get()[0]).toMatchObject({ status: 'ready', percentage: 40 })
  transfers.add([file('a', 99), file('a')])
  await settled()
  expect(states()).toEqual(['a sending', 'b sending', 'c done', 'a sending'])
  // Only the file of another size is a new upload.
  expect(begun).toEqual(['a'])
  expect(sending.get('a')).toBeDefined()
})

const id = arrived.userFileId

test('a file that is about to be deleted leaves the list, and nothing is asked about it any more', async () => {
  const looks: AbortSignal[] = []
  const processing = vi.fn(async () => new Map([[id, 10]]))
  const nextLook = (_round: number, sooner: AbortSignal) => {
    looks.push(sooner)
    return new Promise<void>((done) => sooner.addEventListener('abort', () => done()))
  }
  const { transfers, sending, states, cancel } = world({ processing, nextLook })
  transfers.add([file('a'), file('b')])
  await settled()
  sending.get('a')!.done()
  await settled()
  transfers.forgetFiles([id])
  await settled()
  expect(states()).toEqual(['b sending'])
  expect(looks.map(({ aborted }) => aborted)).toEqual([true])
  expect(processing).not.toHaveBeenCalled()
  expect(cancel).not.toHaveBeenCalled()
})

test('a file whose processing has failed says so and stays in the list', async () => {
  const { transfers, sending } = world({ processing: async () => new Map([[id, 'failed']]) })
  transfers.add([file('a')])
  await settled()
  sending.get('a')!.done()
  await settled()
  expect(transfers.get()[0]).toMatchObject({ phase: 'done', processing: 'failed' })
  transfers.clear()
  expect(transfers.get()).toHaveLength(1)
})

test('what is made of a file after its arrival is shown until it ends', async () => {
  const percents = [10, 80]
  const seen: unknown[] = []
  const { transfers, sending } = world({
    processing: async () => new Map(percents.splice(0, 1).map((percent) => [id, percent])),
  })
  transfers.watch(() => seen.push(transfers.get()[0]?.processing))
  transfers.add([file('a')])
  await settled()
  sending.get('a')!.done()
  await settled()
  expect(seen).toEqual(expect.arrayContaining([10, 80]))
  expect(transfers.get()[0]!.processing).toBeUndefined()
  transfers.clear()
  expect(transfers.get()).toEqual([])
})
