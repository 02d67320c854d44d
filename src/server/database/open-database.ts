import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { migrate } from './migrate.ts'
import { startPostgres } from './postgres/supervisor.ts'

/** Opens and migrates the database of the settings: DATABASE_URL, else the embedded server. */
export async function openDatabase(
  config: Config,
  log: Logger,
  onExit: (why: string) => void,
): Promise<{ config: pg.PoolConfig; stop(): Promise<void> }> {
  const database = config.DATABASE_URL
    ? { config: { connectionString: config.DATABASE_URL }, stop: async () => {} }
    : await startPostgres({
        dataDir: config.FARSAIL_DATA,
        log: (line) => log.info(line),
        onExit,
      })
  const { applied, ahead } = await migrate(database.config).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  if (applied > 0) log.info({ applied }, 'database migrated')
  if (ahead) log.warn('the database was migrated by a later version of this program')
  return database
}
