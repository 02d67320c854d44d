import { createHash } from 'node:crypto'
import { ByteReader } from './byte-reader.ts'

export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> | Buffer }

const block = 512
/** The last entry of a backup: the SHA-256 of every byte of the archive before it. */
const checksumName = 'SHA256'

/** The entries as a plain POSIX tar, which any tar can unpack, closed by its checksum. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const entry of entries) {
    for await (const chunk of packEntry(entry)) {
      hash.update(chunk)
      yield chunk
    }
  }
  const digest = Buffer.from(hash.digest('hex') + '\n')
  yield* packEntry({ name: checksumName, size: digest.length, body: digest })
  yield Buffer.alloc(2 * block)
}

/**
 * Reads what `packTar` wrote, entry by entry; what is left of a body is skipped.
 * @throws when the archive is cut off or its checksum differs, at its end
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { body: AsyncIterable<Buffer> }> {
  const hash = createHash('sha256')
  const reader = new ByteReader(source)
  let longName: string | undefined
  for (;;) {
    const header = await reader.take(block)
    const { name, size, type } = parseHeader(header)
    const padding = (block - (size % block)) % block
    if (name === checksumName && type === '0') {
      const expected = (await reader.take(size)).toString().trim()
      if (expected !== hash.digest('hex')) throw new Error('The backup is damaged: wrong checksum.')
      return
    }
    hash.update(header)
    const body = hashed(reader.chunks(size), hash)
    if (type === 'x') {
      longName = parsePax(await collect(body))
    } else {
      yield { name: longName ?? name, size, body }
      longName = undefined
      for await (const _ of body);
    }
    hash.update(await reader.take(padding))
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: { update(chunk: Buffer): unknown }) {
  // By hand: leaving a `for await` early would end the source, and the rest must stay readable.
  const iterator = chunks[Symbol.asyncIterator]()
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    hash.update(next.value)
    yield next.value
  }
}

async function* packEntry({ name, size, body }: TarEntry): AsyncGenerator<Buffer> {
  if (Buffer.byteLength(name) > 100) {
    const pax = paxRecord('path', name)
    yield header({ name: 'PaxHeader', size: pax.length, type: 'x' })
    yield padded(pax)
  }
  yield header({ name, size, type: '0' })
  let written = 0
  for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} changed while it was backed up.`)
  yield Buffer.alloc((block - (size % block)) % block)
}

function header({ name, size, type }: { name: string; size: number; type: string }): Buffer {
  const bytes = Buffer.alloc(block)
  bytes.write(name, 0, 100)
  bytes.write('0000600\0', 100)
  bytes.write('0000000\0', 108)
  bytes.write('0000000\0', 116)
  bytes.write(size.toString(8).padStart(11, '0') + '\0', 124)
  bytes.write('00000000000\0', 136)
  bytes.write('        ', 148)
  bytes.write(type, 156)
  bytes.write('ustar\x0000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(sum.toString(8).padStart(6, '0') + '\0 ', 148)
  return bytes
}

function parseHeader(bytes: Buffer): { name: string; size: number; type: string } {
  const text = (start: number, length: number) =>
    bytes.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  if (text(257, 5) !== 'ustar') throw new Error('The backup is damaged or not one of Farsail.')
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8), type: text(156, 1) }
}

/** `<length> key=value\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  let length = rest
  while (length !== rest + String(length).length) length = rest + String(length).length
  return Buffer.from(`${length} ${key}=${value}\n`)
}

function parsePax(record: Buffer): string {
  return /^\d+ path=(.*)\n$/s.exec(record.toString())?.[1] ?? ''
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block)])
}

export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
