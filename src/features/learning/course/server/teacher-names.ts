import { sql, type SQL } from 'drizzle-orm'
import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'

/**
 * Selects the name of a teacher: tables `t` (course_teachers) and, by `joinTeacher`, `u`. English pages use
 * the account's spelling, else the course's (teachers without an account), else pinyin, which `readName`
 * makes of the Chinese name.
 */
export const teacherName = (locale: Locale): SQL =>
  locale === 'en-US'
    ? sql`coalesce(nullif(case when t.user_id is null then t.name_en else u.real_name_en end, ''), t.name)`
    : sql`t.name`

/** Needs table `t`. */
export const joinTeacher = (locale: Locale): SQL =>
  locale === 'en-US' ? sql`left join users u on u.id = t.user_id` : sql``

/** Returns a selected name as it is read. */
export const readName = (name: string, locale: Locale): string =>
  locale === 'en-US' ? latinName(name) : name
