import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sealBytes } from './seal.ts'
import { sealStream, unsealStream } from './seal-stream.ts'

const secret = 'a-secret-of-more-than-32-characters!'
const piece = 64 * 1024

async function* inParts(bytes: Buffer, size = 10_007) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const seal = (bytes: Buffer) => buffer(sealStream(secret, 'file', inParts(bytes)))
const unseal = (sealed: Buffer, purpose = 'file', key = secret) =>
  buffer(unsealStream(key, purpose, inParts(sealed)))

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece, 1_000_000])(
  '%i bytes are sealed without plain content and opened unchanged',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = await seal(bytes)
    expect((await unseal(sealed)).equals(bytes)).toBe(true)
    expect(sealed.length).toBe(18 + size + 16 * Math.max(1, Math.ceil(size / piece)))
    if (size > 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
    expect((await seal(bytes)).equals(sealed)).toBe(false)
  },
)

test('bytes sealed by sealBytes can be opened as a stream', async () => {
  const bytes = randomBytes(50_000)
  expect((await unseal(sealBytes(secret, 'file', bytes))).equals(bytes)).toBe(true)
})

test('another secret or purpose and changed, truncated or reordered content are refused', async () => {
  const sealed = await seal(randomBytes(2 * piece + 100))
  const step = piece + 16
  const [head, one, two, last] = [
    sealed.subarray(0, 18),
    sealed.subarray(18, 18 + step),
    sealed.subarray(18 + step, 18 + 2 * step),
    sealed.subarray(18 + 2 * step),
  ]
  await expect(unseal(sealed, 'payment')).rejects.toThrow()
  await expect(unseal(sealed, 'file', `${secret}2`)).rejects.toThrow()
  for (const at of [0, 1, 2, 17, 18, 18 + step, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    await expect(unseal(changed), `byte ${at}`).rejects.toThrow()
  }
  const wrong = {
    swapped: [head, two, one, last],
    cut: [head, one, two],
    leftOut: [head, one, last],
    doubled: [sealed, last],
    bare: [head],
    nothing: [],
    half: [sealed.subarray(0, -1)],
  }
  for (const [name, parts] of Object.entries(wrong)) {
    await expect(unseal(Buffer.concat(parts)), name).rejects.toThrow()
  }
})

test('ending the stream early closes its source', async () => {
  let closed = false
  async function* source() {
    try {
      for (;;) yield Buffer.alloc(piece)
    } finally {
      closed = true
    }
  }
  const opened = sealStream(secret, 'file', source())
  await opened.next()
  await opened.next()
  await opened.return()
  expect(closed).toBe(true)
})
