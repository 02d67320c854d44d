import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Locale } from '#src/shared/locale.ts'
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

/** The same for a statement that selects texts of one language: one for each, whose names end in it. */
export function preparedIn<Row extends object>(name: string, query: (locale: Locale) => SQL) {
  const statements = {
    'zh-CN': prepared<Row>(`${name}_zh`, query('zh-CN')),
    'en-US': prepared<Row>(`${name}_en`, query('en-US')),
  }
  return (db: Db, locale: Locale, values: Record<string, unknown>): Promise<Row[]> =>
    statements[locale](db, values)
}

interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/** The same for a query of the builder, whose rows keep the types of their columns. */
export function preparedSelect<Rows>(name: string, build: (db: Db) => Built<Rows>) {
  const made = new WeakMap<Db, ReturnType<Built<Rows>['prepare']>>()
  return (db: Db, values: Record<string, unknown>): Promise<Rows> => {
    const statement = made.get(db) ?? build(db).prepare(name)
    made.set(db, statement)
    return statement.execute(values)
  }
}
