import { buffer } from 'node:stream/consumers'
import type { Kernel } from '#src/server/kernel.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { readUserFile } from '../../file/server/open-user-file.ts'
import { exportedMiB } from '../errors.ts'
import type { OutPaper } from '../paper-form.ts'

/** Pictures, and the documents that forms are drawn on. */
const kinds: ReadonlySet<string> = new Set(['picture', 'document'])

/**
 * Returns the way to the files of an export: those that its questions rightfully name, up to the sum that a file
 * of questions may hold. Any other id is answered as a file that is gone.
 */
export function exportedFiles(kernel: Kernel, files: readonly number[]): OutPaper['file'] {
  const named = new Set(files)
  // Three Word files read a picture three times, which counts once.
  const read = new Set<number>()
  let left = exportedMiB * 1024 * 1024
  return async (userFileId) => {
    if (!named.has(userFileId)) return null
    const found = await readUserFile(kernel.db, userFileId)
    if (!found || !kinds.has(kindOf(found.file.mime))) return null
    const size = read.has(userFileId) ? 0 : found.file.size
    if (size > left) return null
    left -= size
    read.add(userFileId)
    const bytes = await buffer(await openFile(kernel, found.file))
    return { name: found.name, mime: found.file.mime, bytes: new Uint8Array(bytes) }
  }
}
