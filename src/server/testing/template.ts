import type pg from 'pg'

/** Migrated once for each run by tests/global-setup.ts. */
export const templateDatabase = 'farsail_template'

/** The same server, another database. */
export function atDatabase(server: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
