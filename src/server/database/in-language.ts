import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#src/shared/locale.ts'

const pairOf = (locale: Locale, table: string, column: string) => {
  const [zh, en] = [sql.raw(`${table}.${column}`), sql.raw(`${table}.${column}_en`)]
  return locale === 'en-US' ? ([en, zh] as const) : ([zh, en] as const)
}

/** Selects the Chinese or the English column of a table's alias; where it is empty, the other one. */
export function inLanguage(locale: Locale, table: string, column: string): SQL {
  const [own, other] = pairOf(locale, table, column)
  return sql`coalesce(nullif(${own}, ''), nullif(${other}, ''), ${sql.raw(`${table}.${column}`)})`
}

/** Whether `inLanguage` shows the text in the other language than the page's. */
export function isForeign(locale: Locale, table: string, column: string): SQL<boolean> {
  const [own, other] = pairOf(locale, table, column)
  return sql`(coalesce(${own}, '') = '' and coalesce(${other}, '') <> '')`
}

/** Selects the names of those columns that are shown in the other language. */
export function foreignOf(locale: Locale, table: string, columns: readonly string[]): SQL {
  const each = columns.map(
    (column) =>
      sql`case when ${isForeign(locale, table, column)} then ${sql.raw(`'${column}'`)} end`,
  )
  return sql`array_remove(array[${sql.join(each, sql`, `)}], null)`
}
