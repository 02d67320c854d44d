import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kernel } from '../kernel.ts'
import { openFile } from '../storage/open-file.ts'
import type { FileRow } from '../storage/tables.ts'

/**
 * Copies a file's bytes into a folder, for a program that reads files by their path.
 * @returns the path
 */
export async function localCopy(
  kernel: Pick<Kernel, 'storage' | 'secret'>,
  file: Pick<FileRow, 'key' | 'sealed'>,
  folder: string,
  { name = 'source', signal }: { name?: string; signal: AbortSignal },
): Promise<string> {
  const path = join(folder, name)
  await pipeline(await openFile(kernel, file), createWriteStream(path, { mode: 0o600 }), { signal })
  return path
}
