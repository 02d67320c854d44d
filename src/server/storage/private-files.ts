import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foldersIn } from '../database/postgres/folders.ts'

/** Files made from now on are readable by this process's user alone: 0600, and 0700 for folders. */
export const makePrivateFiles = (): void => void process.umask(0o077)

/**
 * Takes away the rights of other users of this machine from what earlier versions made. The data folder
 * itself is left as it is: it may be shared, and as root the database's own user must pass it.
 */
export async function closeFiles(dataDir: string): Promise<void> {
  const { log, owner } = foldersIn(dataDir)
  const own = ['secret', 'files', 'files.restoring', 'files.replaced'].map((name) =>
    join(dataDir, name),
  )
  await Promise.all([...own, log, owner].map(close))
}

/** Changes the contents first, so that a folder is closed only after everything in it. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found || found.isSymbolicLink() || (found.mode & 0o077) === 0) return
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await close(join(path, name))
  }
  await chmod(path, found.mode & 0o700)
}
