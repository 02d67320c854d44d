import { createWriteStream } from 'node:fs'
import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kernel } from '../kernel.ts'
import { openFile } from '../storage/open-file.ts'
import type { FileRow } from '../storage/tables.ts'

/**
 * Brings a file's bytes into a folder, for a program that reads files by their path. Blobs on the same disk are
 * linked, which takes no time and no space: the program must not write into them.
 * @returns the path
 */
export async function localCopy(
  kernel: Pick<Kernel, 'storage' | 'secret'>,
  file: Pick<FileRow, 'key' | 'sealed'>,
  folder: string,
  { name = 'source', signal }: { name?: string; signal: AbortSignal },
): Promise<string> {
  const path = join(folder, name)
  const stored = file.sealed ? undefined : kernel.storage.pathOf?.(file.key)
  if (stored !== undefined && (await isLinked(stored, path))) return path
  await pipeline(await openFile(kernel, file), createWriteStream(path, { mode: 0o600 }), { signal })
  return path
}

/** False where the folder is on another disk, or its file system has no links. */
async function isLinked(stored: string, path: string): Promise<boolean> {
  try {
    await link(stored, path)
    return true
  } catch {
    return false
  }
}
