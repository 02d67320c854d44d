import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { added } from '#src/features/learning/homework/server/write-export.ts'

/** A line of the table of contents. */
export interface Entry {
  /** The heading under which it stands. */
  part: string
  label: string
  /** Within the zip; '' for a remark. */
  path: string
}

/** A zip on the disk that is written from its beginning to its end, and what is in it. */
export function openPacking(path: string, signal: AbortSignal) {
  const zip = new ZipFile()
  const done = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  // Awaited in `end`; until then a failure must not end the process.
  done.catch(() => {})
  const entries: Entry[] = []
  const left: string[] = []
  /** Fails as soon as the zip does, because a stream without a reader never ends. */
  const orFailed = (adding: Promise<void>): Promise<void> => Promise.race([adding, done])
  return {
    /** Adds by a function of another room. */
    with: (add: (zip: ZipFile) => Promise<void>) => orFailed(add(zip)),
    entries: entries as readonly Entry[],
    list: (entry: Entry) => void entries.push(entry),
    /** The files and works that are not in the archive, each with its reason. */
    left: left as readonly string[],
    leave: (what: string) => void left.push(what),
    /** Text that Notepad opens: with a mark of its encoding, and the line ends of Windows. */
    text: (name: string, text: string) =>
      zip.addBuffer(Buffer.from(`\uFEFF${text.replaceAll(/\r?\n/g, '\r\n')}`), name),
    bytes: (name: string, bytes: Uint8Array) => zip.addBuffer(Buffer.from(bytes), name),
    stream: (name: string, stream: Readable) => orFailed(added(zip, stream, name)),
    async end() {
      zip.end()
      await done
    },
  }
}
export type Packing = ReturnType<typeof openPacking>
