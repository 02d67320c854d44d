import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { rewritten } from './migrate-text.ts'

export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations')

/**
 * Brings the database to this program's schema. When several processes start at once, one migrates and
 * the others wait. An up-to-date database costs two small queries.
 * @returns how many migrations were applied; `ahead` says that the database has later ones than this
 * program.
 * @throws when the database has a migration that this program does not know, though it has later ones
 */
export async function migrate(
  database: pg.PoolConfig,
  folder = migrationsFolder,
): Promise<{ applied: number; ahead: boolean }> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis)
  const client = new pg.Client(database)
  await client.connect()
  try {
    let last = await lastApplied(client)
    let applied = 0
    const newest = known.at(-1) ?? 0
    if (last < newest) {
      await withLock(client, async () => {
        last = await lastApplied(client)
        if (last > 0 && !known.includes(last)) throw new Error(rewritten)
        applied = known.filter((when) => when > last).length
        if (applied > 0) await runOnOwnConnection(database, folder)
      })
    }
    return { applied, ahead: last > newest }
  } finally {
    await client.end()
  }
}

/**
 * Uses a connection of its own: the migrator opens and commits transactions, which would release the
 * lock.
 */
async function runOnOwnConnection(database: pg.PoolConfig, folder: string): Promise<void> {
  const worker = new pg.Client(database)
  await worker.connect()
  try {
    await runMigrations(drizzle(worker), { migrationsFolder: folder })
  } finally {
    await worker.end()
  }
}

/**
 * Returns the time of the last migration applied; 0 for an empty database. It checks first that the
 * table exists: an error would end the transaction that holds the lock, and with it the lock.
 */
async function lastApplied(client: pg.Client): Promise<number> {
  const table = 'drizzle.__drizzle_migrations'
  const found = await client.query<{ at: string | null }>('select to_regclass($1) as at', [table])
  if (!found.rows[0]?.at) return 0
  const { rows } = await client.query<{ at: string | null }>(
    `select max(created_at) as at from ${table}`,
  )
  return Number(rows[0]?.at ?? 0)
}

/**
 * A table lock held by an open transaction: unlike a session's advisory lock it works behind a
 * transaction pooler and on every database of the family, and it ends when its holder dies.
 */
async function withLock(client: pg.Client, run: () => Promise<void>): Promise<void> {
  await createLockTable(client)
  await client.query('begin')
  try {
    // There is no time limit, because a long migration of another process has to be waited for.
    await client.query('set local lock_timeout = 0')
    await client.query('lock table migration_lock in access exclusive mode')
    await run()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Two processes may both find it missing; the slower one fails, and the table exists all the same. */
async function createLockTable(client: pg.Client): Promise<void> {
  try {
    await client.query('create table if not exists migration_lock (id integer)')
  } catch (error) {
    const found = await client.query(`select to_regclass('migration_lock') as at`)
    if (found.rows[0]?.at === null) throw error
  }
}
