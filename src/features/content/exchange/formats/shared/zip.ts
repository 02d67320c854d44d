import yauzl from 'yauzl'
import { UnreadableFile } from '../../paper-form.ts'

const mostEntries = 5000
/** Unpacked, in bytes. */
const mostBytes = 256 * 1024 * 1024
/** Text shrinks to a tenth, a table of equal rows to a fiftieth; a bomb to a thousandth. */
const mostRatio = 200
const smallBytes = 1024 * 1024

export type Unzipped = Map<string, Uint8Array>

/**
 * Unpacks a zip archive in memory. Sizes are counted while they are read, because those that the archive declares
 * may be lies.
 * @throws UnreadableFile for a bomb, a broken or an encrypted archive
 */
export async function unzip(bytes: Uint8Array): Promise<Unzipped> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await yauzl.fromBufferPromise(buffer).catch(broken)
  const files: Unzipped = new Map()
  let sum = 0
  let count = 0
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      if (count > mostEntries) throw new UnreadableFile('fileHostile')
      if (entry.fileName.endsWith('/')) continue
      if (entry.isEncrypted()) throw new UnreadableFile('fileEncrypted')
      const content = await unpacked(zip, entry, mostBytes - sum)
      sum += content.byteLength
      files.set(entry.fileName, content)
    }
  } catch (error) {
    broken(error)
  }
  return files
}

async function unpacked(zip: yauzl.ZipFile, entry: yauzl.Entry, room: number) {
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let size = 0
  const most = Math.min(room, Math.max(smallBytes, entry.compressedSize * mostRatio))
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > most) throw new UnreadableFile('fileHostile')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function broken(error: unknown): never {
  if (error instanceof UnreadableFile) throw error
  throw new UnreadableFile('fileBroken')
}

/** Whether the bytes begin as a zip archive does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
