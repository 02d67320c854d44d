import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from './error-code.ts'
import type { Folders } from './folders.ts'
import { foldersIn } from './folders.ts'
import { readPassword, superuser } from './initdb.ts'
import { readPidFile } from './pid-file.ts'
import { isPostgresOn } from './process-info.ts'

/** The address of a server: a part of `pg.PoolConfig`. `host` is a folder when it is a Unix socket. */
export type Connection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

const databaseName = 'farsail'

/** Starting up, shutting down, or not listening yet: worth another try. */
const passing = new Set(['57P03', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'])
const patience = 60_000

/**
 * Returns the server that already runs on this folder, if any, after signing in with our own password.
 * Waits for a server that is still starting, and for one that is stopping to end.
 */
export async function findRunning(
  folders: Folders,
): Promise<{ pid: number; config: Connection } | undefined> {
  for (const start = Date.now(); ; await sleep(20)) {
    const found = readPidFile(folders.data)
    if (!found || !isPostgresOn(found.pid, folders.data)) return undefined
    if (Date.now() - start > patience) {
      throw new Error(`PostgreSQL (process ${found.pid}) on ${folders.data} does not answer.`)
    }
    if (!found.ready) continue
    const config = connectionTo(folders, found)
    if (await answers(config)) return { pid: found.pid, config }
  }
}

/**
 * For a command beside the running app: returns the connection to its server, or undefined when none
 * runs.
 */
export async function runningConnection(dataDir: string): Promise<Connection | undefined> {
  return (await findRunning(foldersIn(dataDir)))?.config
}

export function connectionTo(
  folders: Folders,
  { host, port }: { host: string; port: number },
): Connection {
  return { host, port, user: superuser, password: readPassword(folders), database: databaseName }
}

async function answers(config: Connection): Promise<boolean> {
  try {
    await ensureDatabase(config)
    return true
  } catch (error) {
    if (passing.has(errorCode(error) ?? '')) return false
    throw error
  }
}

/** Connects once, and creates the database where it is missing. */
export async function ensureDatabase(config: Connection): Promise<void> {
  try {
    await once(config, 'select 1')
  } catch (error) {
    if (errorCode(error) !== '3D000') throw error
    await once({ ...config, database: 'postgres' }, `create database ${databaseName}`)
  }
}

async function once(config: Connection, statement: string): Promise<void> {
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
