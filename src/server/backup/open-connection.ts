import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import type { Config } from '#src/config.ts'
import { foldersIn } from '../database/postgres/folders.ts'
import { runningConnection } from '../database/postgres/running.ts'
import { startPostgres } from '../database/postgres/supervisor.ts'

type Opened = { client: Client; settings: ClientConfig; close: () => Promise<void> }

/** Connects to the school's database: to the server of the running app, or to one started for the purpose. */
export async function openBesideApp(config: Config): Promise<Opened> {
  if (!config.DATABASE_URL) {
    if (!existsSync(foldersIn(config.FARSAIL_DATA).data)) {
      throw new Error(`There is no database in ${config.FARSAIL_DATA}; see FARSAIL_DATA.`)
    }
    const running = await runningConnection(config.FARSAIL_DATA)
    if (running) return connect(running)
  }
  return openAlone(config)
}

/**
 * Opens the database for this process alone.
 * @throws when the app is running
 */
export async function openAlone(config: Config): Promise<Opened> {
  if (config.DATABASE_URL) return connect({ connectionString: config.DATABASE_URL })
  const server = await startPostgres({ dataDir: config.FARSAIL_DATA })
  try {
    return await connect(server.config, () => server.stop())
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** No other process may use a database that is about to be replaced. */
export async function refuseWhileInUse(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()
     and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows.length > 0) {
    throw new Error(`${rows.length} other connections use this database. Stop the app first.`)
  }
}

/** Returns the folder of the stored files, where they are stored in a folder. */
export function filesFolderOf(config: Config): string | undefined {
  return config.STORAGE === 'folder' ? join(config.FARSAIL_DATA, 'files') : undefined
}

async function connect(settings: ClientConfig, after = async () => {}): Promise<Opened> {
  const client = new Client(settings)
  // A broken connection fails the query under way; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return {
    client,
    settings,
    close: async () => {
      await client.end().catch(() => {})
      await after()
    },
  }
}
