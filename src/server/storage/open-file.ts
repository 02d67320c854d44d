import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Kernel } from '../kernel.ts'
import { unsealBytes } from '../seal.ts'
import { filePurpose } from './save-file.ts'
import type { FileRow } from './tables.ts'

/** A file as it was given, sealed or not. @throws BlobMissing */
export async function openFile(
  { storage, secret }: Pick<Kernel, 'storage' | 'secret'>,
  file: Pick<FileRow, 'key' | 'sealed'>,
): Promise<Readable> {
  const stream = await storage.open(file.key)
  if (!file.sealed) return stream
  return Readable.from([unsealBytes(secret, filePurpose, await buffer(stream))])
}
