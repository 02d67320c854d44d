import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAddress } from './address.ts'
import type { Binaries } from './binaries.ts'
import { findBinaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { foldersIn, prepareFolders } from './folders.ts'
import { ensureCluster } from './initdb.ts'
import { claimFolder } from './owner.ts'
import { clearStalePidFile, readPidFile } from './pid-file.ts'
import type { RunAs } from './run-as.ts'
import type { Connection } from './running.ts'
import { connectionTo, ensureDatabase, findRunning } from './running.ts'
import type { ServerProcess } from './server-process.ts'
import { launch, logTail, StartError, stopServer, watch } from './server-process.ts'

export type EmbeddedPostgres = {
  /** For `pg.Pool` or `pg.Client`. */
  config: Connection
  /** Whether a server left running by a killed process was taken over. */
  adopted: boolean
  /** Stops the server and releases the folder. A second call waits for the same stop. */
  stop(): Promise<void>
}

type Options = {
  /** The product's data folder; the database is in `postgres/` inside. */
  dataDir: string
  log?: (line: string) => void
  /**
   * Called when the server ends without `stop()`: nothing works any more, so the app should exit
   * non-zero.
   */
  onExit?: (why: string) => void
}

type Setting = { folders: Folders; binaries: Binaries; user: RunAs | undefined }

/**
 * Starts the embedded PostgreSQL on a data folder, and creates the database on first use; or takes over
 * the server that a killed process has left there. One process at a time owns a folder.
 * @throws FolderInUseError when another living process owns it
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, onExit } = options
  const folders = foldersIn(dataDir)
  const user = prepareFolders(folders)
  const release = await claimFolder(folders.owner)
  try {
    const running = await findRunning(folders)
    const binaries = findBinaries(folders.home, user)
    if (running) log(`PostgreSQL is already running (process ${running.pid}): taken over`)
    const { config, server } = running
      ? { config: running.config, server: watch(running.pid) }
      : await start({ folders, binaries, user }, log)

    let stopped: Promise<void> | undefined
    const reportEnd = async () => {
      const how = await server.ended
      if (stopped) return
      release()
      onExit?.(`PostgreSQL ended unexpectedly (${how}). Its log:\n${logTail(folders.log)}`)
    }
    void reportEnd()
    const stop = () =>
      (stopped ??= stopServer(server.pid, folders, binaries).finally(() => release()))
    return { config, adopted: running !== undefined, stop }
  } catch (error) {
    release()
    throw error
  }
}

async function start(
  setting: Setting,
  log: (line: string) => void,
): Promise<{ config: Connection; server: ServerProcess }> {
  const { folders, binaries, user } = setting
  await ensureCluster(folders, binaries, user)
  const stale = readPidFile(folders.data)
  if (stale) await clearStalePidFile(folders.data, stale.pid)

  for (let attempt = 1; ; attempt++) {
    const address = await chooseAddress(folders.run)
    try {
      const server = await launch(setting, address, log)
      const config = connectionTo(folders, address)
      await ensureDatabase(config)
      return { config, server }
    } catch (error) {
      // Workers of a killed server end within a moment; a free port may be taken in between.
      if (!(error instanceof StartError && error.passing) || attempt === 40) throw error
      await sleep(250)
    }
  }
}
