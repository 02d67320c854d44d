import { createHash } from 'node:crypto'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createTarDecoder, createTarPacker } from 'modern-tar'

type Bytes = AsyncIterable<Uint8Array>
export type TarEntry = { name: string; size: number; body: Bytes | Uint8Array }

/** The last entry of a backup: the SHA-256 of the names, sizes and contents before it. */
const checksumName = 'SHA256'

/** Returns the entries as a plain POSIX tar, which any tar can unpack, closed by its checksum. */
export function packTar(entries: AsyncIterable<TarEntry>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const hash = createHash('sha256')

  async function add({ name, size, body }: TarEntry): Promise<void> {
    const sink = controller.add({ name, size, mode: 0o600 }).getWriter()
    hash.update(headOf(name, size))
    let written = 0
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      hash.update(chunk)
      written += chunk.byteLength
      await sink.write(chunk)
    }
    if (written !== size) throw new Error(`${name} changed while it was backed up.`)
    await sink.close()
  }

  async function addAll(): Promise<void> {
    for await (const entry of entries) await add(entry)
    const body = Buffer.from(hash.copy().digest('hex') + '\n')
    await add({ name: checksumName, size: body.length, body })
    controller.finalize()
  }

  // A reader that leaves makes the next write fail, which ends `entries` too.
  addAll().catch((error: unknown) => controller.error(error))
  return readable
}

/**
 * Reads an archive of `packTar`, entry by entry, and skips the unread rest of each body.
 * @throws at the end, when the archive is truncated or its checksum differs
 */
export async function* readTar(
  source: Readable,
): AsyncGenerator<{ name: string; size: number; body: Bytes }> {
  const hash = createHash('sha256')
  const decoder = createTarDecoder({ strict: true })
  // A failing source fails the decoder, whose reader is the loop below.
  pipeline(source, Writable.fromWeb(decoder.writable)).catch(() => {})
  try {
    for await (const { header, body } of decoder.readable) {
      const { name, size } = header
      if (name === checksumName) {
        const expected = (await collect(body)).toString().trim()
        if (expected === hash.digest('hex')) return
        throw new Error('The backup is damaged: wrong checksum.')
      }
      hash.update(headOf(name, size))
      const hashed = hashing(body, hash)
      yield { name, size, body: hashed }
      for await (const _ of hashed);
    }
  } finally {
    source.destroy()
  }
  throw new Error('The backup is cut off.')
}

const headOf = (name: string, size: number) => `${name}\0${size}\0`

async function* hashing(chunks: Bytes, hash: { update(chunk: Uint8Array): unknown }) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

export async function collect(chunks: Bytes): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
