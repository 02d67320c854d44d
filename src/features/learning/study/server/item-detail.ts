import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { type CourseDownloads } from '#src/features/learning/course/settings-api.ts'
import { inLanguage, isForeign } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

type ItemFile = Pick<FileRow, 'id' | 'name' | 'visibility' | 'mime' | 'size'>

export interface ItemDetail extends Record<string, unknown> {
  durationSeconds: number | null
  /** Seconds. */
  position: number
  /** int4multirange in tenths of a second. */
  watched: string
  userFileId: number | null
  /** The person who uploaded it. */
  ownerId: number | null
  downloads: CourseDownloads
  /** A reading text or a teaching task. */
  body: string | null
  bodyForeign: boolean
  /** The files that the text may show. */
  textFiles: number[]
  file: ItemFile | null
  quizId: number | null
  /** The film asks questions at some of its seconds. */
  hasQuestions: boolean
}

/** The present bytes of a user file, under its own name. */
const userFileOf = (column: string): SQL =>
  sql`(select json_build_object('id', f.id, 'name', f.name, 'visibility', f.visibility, 'mime', f.mime,
      'size', f.size) from user_files u join files f on f.id = u.file_id where u.id = ${sql.raw(column)})`

/** Reads files and progress of an item in one round trip. The caller checks the rights. */
export async function readItem(
  db: Db,
  { itemId, userId, locale }: { itemId: number; userId: number; locale: Locale },
): Promise<ItemDetail | undefined> {
  const { rows } = await db.execute<ItemDetail>(sql`
    select i.user_file_id as "userFileId", c.downloads,
      (select u.owner_id from user_files u where u.id = i.user_file_id) as "ownerId",
      ${inLanguage(locale, 'i', 'body')} as body, ${isForeign(locale, 'i', 'body')} as "bodyForeign",
      array(select n.user_file_id from course_item_files n where n.item_id = i.id) as "textFiles",
      i.duration_seconds as "durationSeconds", coalesce(p.position, 0) as position,
      coalesce(p.watched, '{}')::text as watched,
      ${userFileOf('i.user_file_id')} as file,
      i.quiz_id as "quizId",
      exists (select from film_questions q where q.item_id = i.id) as "hasQuestions"
    from ${liveItems} i
    join courses c on c.id = i.course_id
    left join study_progress p on p.item_id = i.id and p.user_id = ${userId}
    where i.id = ${itemId}`)
  return rows[0]
}
