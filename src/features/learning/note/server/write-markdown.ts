import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { markdownOfNotes } from './markdown-of-notes.ts'
import type { WriteOrder } from './write-order.ts'

/** Packs notes as Markdown with the frames that they name beside them. */
export async function writeMarkdown({
  notes,
  locale,
  frames,
  path,
  signal,
}: WriteOrder): Promise<void> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(await markdownOfNotes(notes, locale)), 'notes.md')
  for (const [key, file] of Object.entries(frames)) {
    // Pictures are compressed as they are.
    zip.addFile(file, `frames/${key}.jpg`, { compress: false })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
}
