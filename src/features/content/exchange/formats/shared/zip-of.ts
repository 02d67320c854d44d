import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** The same questions give the same bytes. */
const moment = new Date('2026-01-01T00:00:00Z')

/** Packs files into a zip archive. */
export function zipOf(
  files: Iterable<readonly [name: string, content: Uint8Array | string]>,
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of files) {
    zip.addBuffer(Buffer.from(content as string), name, { mtime: moment })
  }
  zip.end()
  return buffer(zip.outputStream)
}
