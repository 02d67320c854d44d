import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { MediaFailure } from '#src/server/media/work.ts'
import { isContentPart, XmlEnds } from './whole-xml.ts'

/** Unpacked, in bytes: a spreadsheet of 50,000 rows has 60 MB, a lecture with pictures 200. */
const mostBytes = 400 * 1024 * 1024
const mostEntries = 10_000
/** XML that a reader holds whole, and for which LibreOffice takes ten times as much memory. */
const mostXmlBytes = 200 * 1024 * 1024

export interface Archive {
  /** Bytes of each entry by its name. */
  sizes: ReadonlyMap<string, { packed: number; unpacked: number }>
  /** Opens an entry. */
  open(name: string): Promise<Readable>
  /** Opens an entry as text; an empty one where it is missing. */
  openText(name: string): Promise<Readable>
}

/**
 * Opens a zip archive.
 * @throws MediaFailure broken, tooLarge
 */
export async function inArchive<R>(
  path: string,
  work: (archive: Archive, check: () => Promise<void>) => Promise<R>,
): Promise<R> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(broken)
  try {
    const entries = new Map<string, yauzl.Entry>()
    for await (const entry of entriesOf(zip)) {
      entries.set(entry.fileName, entry)
      if (entries.size > mostEntries) throw new MediaFailure('tooLarge')
    }
    const open = (name: string) => zip.openReadStreamPromise(entries.get(name)!)
    const sizes = [...entries].map(
      ([name, { compressedSize, uncompressedSize }]) =>
        [name, { packed: compressedSize, unpacked: uncompressedSize }] as const,
    )
    const archive: Archive = {
      sizes: new Map(sizes),
      open,
      openText: async (name) =>
        entries.has(name) ? (await open(name)).setEncoding('utf8') : Readable.from([]),
    }
    return await work(archive, () => mustBeHarmless(zip, [...entries.values()]))
  } finally {
    zip.close()
  }
}

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    broken(error)
  }
}

/**
 * Unpacks all of an archive to nowhere, because the sizes that its directory declares may be lies and a bomb would
 * hang its reader.
 */
async function mustBeHarmless(zip: yauzl.ZipFile, entries: readonly yauzl.Entry[]): Promise<void> {
  const isXml = ({ fileName }: yauzl.Entry) => /\.(xml|rels|vml)$/i.test(fileName)
  const sum = (list: readonly yauzl.Entry[]) =>
    list.reduce((bytes, { uncompressedSize }) => bytes + uncompressedSize, 0)
  if (sum(entries) > mostBytes || sum(entries.filter(isXml)) > mostXmlBytes) {
    throw new MediaFailure('tooLarge')
  }
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new MediaFailure('encrypted')
    // The stream fails as soon as more comes than was declared.
    const stream = await zip.openReadStreamPromise(entry).catch(broken)
    const ends = isContentPart(entry.fileName) ? new XmlEnds() : undefined
    const drain = async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) ends?.add(chunk)
    }
    await pipeline(stream, drain).catch(broken)
    if (ends?.isWhole === false) throw new MediaFailure('broken', `${entry.fileName} is cut off`)
  }
}

function broken(error: unknown): never {
  throw new MediaFailure('broken', error)
}
