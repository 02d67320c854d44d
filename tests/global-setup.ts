import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openJobs } from '#src/server/jobs/jobs.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { type EmbeddedPostgres, startPostgres } from '#src/server/database/postgres/supervisor.ts'
import { atDatabase, templateDatabase } from '#src/server/testing/template.ts'

/**
 * One PostgreSQL for the whole run, with a migrated template from which each test file's database is
 * copied. TEST_DATABASE_URL names another server (its user must be allowed to create databases).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-test-'))
  // As root the server runs as another user, who must be able to enter.
  await chmod(folder, 0o711)
  const url = process.env['TEST_DATABASE_URL']
  let embedded: EmbeddedPostgres | undefined
  const tearDown = async () => {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (!url) embedded = await startPostgres({ dataDir: join(folder, 'data') })
    const server: pg.PoolConfig = embedded?.config ?? { connectionString: url }
    if (embedded) await neverReachTheDisk(server)
    await makeTemplate(server)
    // Includes the queue's own schema, so that an app on a copy starts as fast as a second start.
    const jobs = openJobs(atDatabase(server, templateDatabase), pino({ level: 'silent' }))
    await jobs.start()
    await jobs.stop()
    project.provide('postgres', JSON.stringify(server))
    return tearDown
  } catch (error) {
    // What ended the start is said, not what the end of the database then brings with it.
    await tearDown().catch(() => {})
    throw error
  }
}

/** No data outlives the run. */
async function neverReachTheDisk(server: pg.PoolConfig): Promise<void> {
  await asAdmin(server, async (admin) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await admin.query(`alter system set ${name} = off`)
    }
    await admin.query('select pg_reload_conf()')
  })
}

/** Makes a migrated database; a migration that fails is the error that is thrown. */
export async function makeTemplate(
  server: pg.PoolConfig,
  name = templateDatabase,
  folder?: string,
): Promise<void> {
  await asAdmin(server, async (admin) => {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name}`)
  })
  await migrate(atDatabase(server, name), folder)
}

/** The connection ends also after an error: one that is cut with its server is an error of its own. */
async function asAdmin(
  server: pg.PoolConfig,
  act: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client(server)
  await admin.connect()
  try {
    await act(admin)
  } finally {
    await admin.end()
  }
}
