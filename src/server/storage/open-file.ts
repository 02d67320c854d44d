import { Readable } from 'node:stream'
import type { Kernel } from '../kernel.ts'
import { unsealStream } from '../secrets/seal-stream.ts'
import { filePurpose } from './save-file.ts'
import type { FileRow } from './tables.ts'

/**
 * Opens a file's original content, sealed or not.
 * @throws BlobMissing, and when its first piece was changed
 */
export async function openFile(
  { storage, secret }: Pick<Kernel, 'storage' | 'secret'>,
  file: Pick<FileRow, 'key' | 'sealed'>,
): Promise<Readable> {
  const stream = await storage.open(file.key)
  if (!file.sealed) return stream
  const opened = unsealStream(secret, filePurpose, stream)
  const first = await opened.next()
  const readable = Readable.from(after(first, opened), { objectMode: false })
  // This covers a reader who leaves before the first byte.
  return readable.once('close', () => stream.destroy())
}

async function* after(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer>) {
  if (!first.done && first.value.length > 0) yield first.value
  yield* rest
}
