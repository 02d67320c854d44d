import { BlobMissing } from '#src/server/storage/storage.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import type { Pack } from './pack.ts'

/** Stored bytes, as the zip takes them. */
interface Stored {
  key: string
  sealed: boolean
  size: number
}

/**
 * Adds a file to the archive as far as there is room, and lists it. One that is too large, or whose bytes are lost, is
 * named in the contents with the reason, because the rest of the term is worth keeping without it.
 */
export async function packFile(
  { kernel, packing, words, room }: Pack,
  { file, path, part, label }: { file: Stored; path: string; part: string; label: string },
): Promise<void> {
  if (file.size > room.bytes) return packing.leave(words.noRoom(part, label))
  try {
    const stream = await openFile(kernel, file)
    room.bytes -= file.size
    await packing.stream(path, stream)
    packing.list({ part, label, path })
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
    kernel.log.warn({ err: error }, 'a file is left out of an archive')
    packing.leave(words.lost(part, label))
  }
}
