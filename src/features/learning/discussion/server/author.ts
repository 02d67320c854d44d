import { sql, type SQL } from 'drizzle-orm'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import { deletedUser } from '#src/features/learning/course/server/text.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'

export interface AuthorRow {
  authorId: number
  realName: string
  realNameEn: string | null
  username: string
  erased: boolean
  avatarId: number | null
  avatarName: string | null
  teaches: boolean
  assists: boolean
}

/** The columns of an AuthorRow, of the texts `x`. */
export const authorColumns = sql`
  x.author_id as "authorId", u.real_name as "realName", u.real_name_en as "realNameEn", u.username,
  u.erased_at is not null as erased, av.id as "avatarId", av.name as "avatarName",
  coalesce(am.role in ('owner', 'coTeacher'), false) as teaches, coalesce(am.role = 'assistant', false) as assists`

/** The tables of these columns, joined to the texts `x` of a class. */
export const authorTables = (classId: SQL): SQL => sql`
  join users u on u.id = x.author_id left join files av on av.id = u.avatar_file_id
  left join class_members am on am.class_id = ${classId} and am.user_id = x.author_id and am.state = 'member'`

/** Presents an author by name, because members of a class know each other by their names. */
export function toAuthor(row: AuthorRow, { viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const { avatarId, avatarName, teaches, assists } = row
  return {
    name: row.erased ? pick(deletedUser, locale) : personName(row, locale),
    avatarUrl: avatarId === null ? null : publicFileUrl({ id: avatarId, name: avatarName ?? '' }),
    ...{ teaches, assists, isMine: row.authorId === viewer.id },
  }
}
