import { on } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl from 'yauzl'

const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)

/** Returns the files of a zip, by their names. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBuffer(bytes, { lazyEntries: true })
  const open = promisify(zip.openReadStream.bind(zip)) as (
    entry: yauzl.Entry,
  ) => Promise<NodeJS.ReadableStream>
  const files = new Map<string, Buffer>()
  const entries = on(zip, 'entry', { close: ['end'] }) as AsyncIterable<[yauzl.Entry]>
  // Entries come one at a time: the next one is requested after the last is read.
  zip.readEntry()
  for await (const [entry] of entries) {
    files.set(entry.fileName, await buffer(await open(entry)))
    zip.readEntry()
  }
  return files
}
