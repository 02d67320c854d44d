import { type SQL, sql } from 'drizzle-orm'
import { headKey } from '#src/features/content/textbook/records.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'

/** The name of the course `c` as its teachers see it: in its draft, which has one before the course has been approved. */
export const draftName = (locale: Locale): SQL<string> => {
  const [first, second] = locale === 'en-US' ? ['en', 'zh'] : ['zh', 'en']
  return sql`coalesce((select coalesce(nullif(h.name ->> ${first}, ''), nullif(h.name ->> ${second}, ''))
    from draft_records h where h.draft_id = c.draft_id and h.key = ${headKey}), ${inLanguage(locale, 'c', 'name')})`
}
