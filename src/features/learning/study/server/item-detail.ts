import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { type CourseDownloads } from '#src/features/learning/course/settings-api.ts'
import { inLanguage, isForeign } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { itemDone, itemShare } from './progress.ts'

type ItemFile = Pick<FileRow, 'id' | 'name' | 'visibility' | 'mime' | 'size'>

export interface ItemDetail {
  done: boolean
  /** 0 to 1. */
  share: number
  durationSeconds: number | null
  /** Seconds, as they were last reported. */
  position: number
  /** The speed at which it went on from there; 0: not at all. */
  playingRate: number
  /** Seconds since that report. */
  reportedBefore: number
  /** int4multirange in tenths of a second. */
  watched: string
  userFileId: number | null
  /** The person who uploaded it. */
  ownerId: number | null
  downloads: CourseDownloads
  /** A reading text or a teaching task. */
  body: string | null
  bodyForeign: boolean
  /** A teaching task asks for an answer; the learner has handed in one. */
  handsIn: boolean
  answered: boolean
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

const userId = sql`${sql.placeholder('userId')}::int`

const read = preparedIn<ItemDetail>(
  'study_item',
  (locale) => sql`
    select i.user_file_id as "userFileId", c.downloads,
      (select u.owner_id from user_files u where u.id = i.user_file_id) as "ownerId",
      ${inLanguage(locale, 'i', 'body')} as body, ${isForeign(locale, 'i', 'body')} as "bodyForeign",
      i.hands_in as "handsIn", i.kind = 'task' and exists (select from task_answers a
        where a.item_id = i.id and a.user_id = ${userId} and a.hand_ins > 0) as answered,
      array(select n.user_file_id from course_item_files n where n.item_id = i.id) as "textFiles",
      i.duration_seconds as "durationSeconds", coalesce(p.position, 0) as position, coalesce(p.playing_rate, 0) as "playingRate",
      coalesce(extract(epoch from now() - p.reported_at), 0)::float8 as "reportedBefore",
      coalesce(p.watched, '{}')::text as watched,
      ${userFileOf('i.user_file_id')} as file,
      i.quiz_id as "quizId", ${itemDone(userId)} as done, ${itemShare(userId)} as share,
      exists (select from film_questions q where q.item_id = i.id) as "hasQuestions"
    from ${liveItems} i
    join courses c on c.id = i.course_id
    left join study_progress p on p.item_id = i.id and p.user_id = ${userId}
    where i.id = ${sql.placeholder('itemId')}::int`,
)

/** Reads files and progress of an item in one round trip. The caller checks the rights. */
export async function readItem(
  db: Db,
  { locale, ...asked }: { itemId: number; userId: number; locale: Locale },
): Promise<ItemDetail | undefined> {
  const [row] = await read(db, locale, asked)
  return row
}
