import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { RunAs } from './run-as.ts'
import { canEnter, chooseUser } from './run-as.ts'

/** All files of the embedded PostgreSQL are in one folder inside the data folder. */
export type Folders = ReturnType<typeof foldersIn>

export function foldersIn(dataDir: string) {
  const home = join(resolve(dataDir), 'postgres')
  return {
    home,
    /** PGDATA */
    data: join(home, 'data'),
    /** The Unix socket. */
    run: join(home, 'run'),
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
    owner: join(home, 'owner.json'),
  }
}

/** Makes the folders and decides as which user the server runs (undefined: as the current one). */
export function prepareFolders(folders: Folders): RunAs | undefined {
  const dataDir = dirname(folders.home)
  const user = chooseUser(folders)
  const firstMade = mkdirSync(dataDir, { recursive: true })
  if (firstMade) openWay(firstMade, dataDir, user ? 0o711 : 0o700)
  if (user && !canEnter(dataDir, user)) {
    throw new Error(
      `PostgreSQL refuses to run as root, and the user it runs as instead (uid ${user.uid}) cannot ` +
        `enter ${dataDir}. Choose another folder with FARSAIL_DATA, for example /var/lib/farsail.`,
    )
  }
  // As root, the folder stays root's, so the server's user cannot redirect what root writes there.
  if (mkdirSync(folders.home, { recursive: true })) chmodSync(folders.home, user ? 0o711 : 0o700)
  return user
}

/** A folder that belongs to the server alone. */
export function makeServerFolder(path: string, user: RunAs | undefined): void {
  mkdirSync(path, { mode: 0o700 })
  if (user) chownSync(path, user.uid, user.gid)
}

/** Folders that we made keep their mode whatever the umask is; we do not change older ones. */
function openWay(first: string, last: string, mode: number): void {
  for (let folder = last; ; folder = dirname(folder)) {
    chmodSync(folder, mode)
    if (folder === resolve(first)) return
  }
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
