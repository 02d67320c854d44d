import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Serialization failure and deadlock: the whole transaction may simply be run again. */
const retryable = new Set(['40001', '40P01'])
const tries = 5

/**
 * Drizzle over a pool. `db.transaction` runs its function again after a serialization failure or a
 * deadlock, so the function must have no effect outside the database.
 */
export function openDb(pool: pg.Pool): Db {
  const db = drizzle(pool, { casing: 'snake_case' })
  const once = db.transaction.bind(db)
  db.transaction = (run, options) => retrying(() => once(run, options))
  return db
}

/** Runs a transaction, or one statement, until it meets neither of the two. */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= tries || !retryable.has(sqlState(error) ?? '')) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** The SQLSTATE of a database error, also when Drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.code
  return sqlState(error.cause)
}

/** The constraint that a database error names, as in `course_learners_pkey`. */
export function violated(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.constraint
  return violated(error.cause)
}

export function openPool(config: pg.PoolConfig): pg.Pool {
  // int8 arrives as text by default; ids, counts and sums here stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config })
  // An idle connection that the server closes is replaced at next use.
  pool.on('error', () => {})
  return pool
}
