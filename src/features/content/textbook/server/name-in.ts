import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#src/shared/locale.ts'

/** Selects the name of a record in the reader's language, and in the other one where it has none. */
export function nameIn(locale: Locale, record: SQL): SQL {
  const [own, other] = locale === 'en-US' ? (['en', 'zh'] as const) : (['zh', 'en'] as const)
  const side = (name: string) => sql`${record} #>> ${sql.raw(`'{name,${name}}'`)}`
  return sql`coalesce(nullif(${side(own)}, ''), nullif(${side(other)}, ''), '')`
}
