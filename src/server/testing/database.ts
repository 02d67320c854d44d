import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Db, openDb, openPool } from '../database/db.ts'
import { atDatabase, templateDatabase } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** pg.PoolConfig of the run's server, as JSON. */
    postgres: string
  }
}

export interface TestDatabase {
  /** For tests that open connections of their own (jobs, migrations). */
  config: pg.PoolConfig
  pool: pg.Pool
  db: Db
}

/**
 * A database for this test file alone, with every table and no row; dropped after the file. Call it at
 * the top level of the file or in `beforeAll`.
 * @param template '' makes a database without tables
 */
export async function testDatabase(template = templateDatabase): Promise<TestDatabase> {
  const server = JSON.parse(inject('postgres')) as pg.PoolConfig
  const name = `test_${randomBytes(6).toString('hex')}`
  // Two workers that copy one template at the same moment must take turns, because PostgreSQL refuses
  // the second.
  await asAdmin(server, `create database ${name} template ${template || 'template0'}`)
  const config = atDatabase(server, name)
  const pool = openPool({ ...config, max: 10 })
  afterAll(async () => {
    await pool.end()
    await asAdmin(server, `drop database if exists ${name} with (force)`)
  })
  return { config, pool, db: openDb(pool) }
}

const beingAccessed = '55006'

async function asAdmin(server: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(statement)
        return
      } catch (error) {
        const isBusy = error instanceof pg.DatabaseError && error.code === beingAccessed
        if (!isBusy || attempt === 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  } finally {
    await client.end()
  }
}
