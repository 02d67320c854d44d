import { sql } from 'drizzle-orm'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import type { Locale } from '#src/shared/locale.ts'

export interface OwnerColumns extends Record<string, unknown> {
  userId: number | null
  userName: string | null
  realName: string | null
  realNameEn: string | null
}

/** Columns of the owner in the table `users`. */
export const ownerColumns = sql`
  users.id as "userId", users.username as "userName", users.real_name as "realName",
  users.real_name_en as "realNameEn"`

/** @returns null for the files of the school itself and of deleted accounts */
export function ownerOf({ userId, userName, realName, realNameEn }: OwnerColumns, locale: Locale) {
  if (userId === null) return null
  const name = officeName({ realName: realName ?? '', realNameEn }, locale)
  return { userId, name: name || (userName ?? '') }
}
