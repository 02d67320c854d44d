import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#src/shared/locale.ts'

/** Selects the name of a category `cat` in the reader's language. */
export const categoryName = (locale: Locale): SQL =>
  locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`
