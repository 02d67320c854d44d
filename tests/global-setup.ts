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
    const admin = new pg.Client(server)
    await admin.connect()
    if (embedded) {
      // No data outlives the run, so nothing needs to reach the disk.
      for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
        await admin.query(`alter system set ${name} = off`)
      }
      await admin.query('select pg_reload_conf()')
    }
    await admin.query(`drop database if exists ${templateDatabase}`)
    await admin.query(`create database ${templateDatabase}`)
    await migrate(atDatabase(server, templateDatabase))
    await admin.end()
    // Includes the queue's own schema, so that an app on a copy starts as fast as a second start.
    const jobs = openJobs(atDatabase(server, templateDatabase), pino({ level: 'silent' }))
    await jobs.start()
    await jobs.stop()
    project.provide('postgres', JSON.stringify(server))
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}
