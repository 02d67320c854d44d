import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'

export interface Named {
  realName: string
  realNameEn: string | null
  username: string
}

/** Returns a person's name as pages show it; the user name where there is no other. */
export function personName({ realName, realNameEn, username }: Named, locale: Locale): string {
  if (realName === '') return username
  return (locale === 'en-US' && realNameEn) || nameFor(realName, locale)
}

/** Selects a person as JSON from the table of users under this alias; null without a row. */
export const personJson = (alias: string) => {
  const u = sql.raw(alias)
  return sql`case when ${u}.id is not null and ${u}.erased_at is null then json_build_object('userId', ${u}.id,
    'realName', ${u}.real_name, 'realNameEn', ${u}.real_name_en, 'username', ${u}.username) end`
}
export type PersonJson = (Named & { userId: number }) | null

export const presentPerson = (person: PersonJson, locale: Locale) =>
  person && { userId: person.userId, name: personName(person, locale) }

/** @returns null for nobody, and for an account that was erased */
export async function personOf(db: Db | Tx, userId: number | null, locale: Locale) {
  if (userId === null) return null
  const { rows } = await db.execute<{ person: PersonJson }>(
    sql`select ${personJson('u')} as person from users u where u.id = ${userId}`,
  )
  return presentPerson(rows[0]?.person ?? null, locale)
}
