import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { archiveMost, manifestName } from '../format.ts'
import { Unreadable } from '../unreadable.ts'

/** A zip that was opened: only the entries that the format names are read. */
export interface OpenedZip {
  /** The bytes of an entry, as its directory declares them; undefined where it is missing. */
  sizeOf(name: string): number | undefined
  /** The bytes of all entries. */
  bytes: number
  readManifest(): Promise<unknown>
  /** Writes an entry to a path. @returns the checksum of what was written */
  extract(name: string, path: string, signal: AbortSignal): Promise<string>
}

/** The most entries beside the manifest: files, and what other programs add. */
const mostEntries = 2 * archiveMost.files

/**
 * Opens a zip that a stranger may have made. Names with a way out of a folder are refused by the library, and a
 * stream fails as soon as more bytes come than the directory declares.
 * @throws Unreadable
 */
export async function inZip<R>(path: string, work: (zip: OpenedZip) => Promise<R>): Promise<R> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(notArchive)
  try {
    const entries = new Map<string, yauzl.Entry>()
    let bytes = 0
    for await (const entry of entriesOf(zip)) {
      if (entry.isEncrypted()) throw new Unreadable('notArchive')
      entries.set(entry.fileName, entry)
      bytes += entry.uncompressedSize
      if (entries.size > mostEntries) throw new Unreadable('tooLarge')
    }
    const open = (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw new Unreadable('fileMissing', name)
      return zip.openReadStreamPromise(entry)
    }
    return await work({
      ...{ sizeOf: (name) => entries.get(name)?.uncompressedSize, bytes },
      async readManifest() {
        const size = entries.get(manifestName)?.uncompressedSize
        if (size === undefined) throw new Unreadable('notArchive')
        if (size > archiveMost.manifestBytes) throw new Unreadable('tooLarge', manifestName)
        const chunks: Buffer[] = []
        for await (const chunk of await open(manifestName)) chunks.push(chunk as Buffer)
        try {
          return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
        } catch {
          throw new Unreadable('notArchive')
        }
      },
      async extract(name, into, signal) {
        const hash = createHash('sha256')
        const hashed = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        }
        await pipeline(await open(name), hashed, createWriteStream(into, { mode: 0o600 }), {
          signal,
        })
        return hash.digest('hex')
      },
    })
  } finally {
    zip.close()
  }
}

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    notArchive(error)
  }
}

function notArchive(error: unknown): never {
  throw new Unreadable('notArchive', '', error)
}
