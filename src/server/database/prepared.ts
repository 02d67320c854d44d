import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Db, retrying } from './db.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A statement for hot paths: its text is built once, and each connection plans it once under `name`,
 * which no other statement of the product may have. Values are passed by `sql.placeholder`. Timestamps
 * arrive as Date. One statement is one transaction.
 */
export function prepared<Row extends object>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return (db: Db, values: Record<string, unknown>): Promise<Row[]> =>
    retrying(async () => {
      const filled = fillPlaceholders(params, values)
      return (await db.$client.query<Row & Record<string, unknown>>({ name, text, values: filled }))
        .rows
    })
}
