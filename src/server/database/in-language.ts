import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#src/shared/locale.ts'

/** Selects the Chinese or the English column of a table's alias, and falls back to Chinese. */
export function inLanguage(locale: Locale, table: string, column: string): SQL {
  const zh = sql.raw(`${table}.${column}`)
  return locale === 'en-US'
    ? sql`coalesce(nullif(${sql.raw(`${table}.${column}_en`)}, ''), ${zh})`
    : zh
}
