import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Serialization failure and deadlock: the whole transaction can be run again. */
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

/** Runs a transaction, or one statement, until it meets neither error. */
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

/** Returns the SQLSTATE of a database error, also when Drizzle has wrapped it. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.code
  return sqlState(error.cause)
}

/** Returns the constraint that a database error names, such as `course_learners_pkey`. */
export function violated(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.constraint
  return violated(error.cause)
}

/** Connection refused, reset or closed; the server starting, stopping or full. */
const away =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|53300|08\w{3})$/

/**
 * Says whether the database is unreachable, rather than the statement wrong. The same call may then
 * succeed soon.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // Messages of pg that have no code.
  const lost = /^Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return away.test(code) || lost || isDatabaseUnavailable(error.cause)
}

/** A statement that takes longer than any page should is cancelled, which frees its connection. */
const statementTimeoutMs = 30_000

/**
 * Merge joins are off. Where newer rows have ids beyond what the statistics know, as the sessions of people
 * who have just signed up do, the planner takes a merge join that reads all of the other table for one row:
 * 16 ms instead of 0.1 for each first use of a session among 100,000 people (decision 010).
 */
const plannerOptions = '-c enable_mergejoin=off'

export function openPool(config: pg.PoolConfig): pg.Pool {
  // int8 arrives as text by default; ids, counts and sums here stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    options: plannerOptions,
    ...config,
  })
  // The pool replaces an idle connection that the server has closed, at its next use.
  pool.on('error', () => {})
  return pool
}
