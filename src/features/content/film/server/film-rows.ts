import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { WorkOf } from '#src/server/media/progress.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { FilmRow } from '../tables.ts'

/** A rendition as the player needs it. */
export interface Made {
  kind: string
  about: unknown
  size: number
  /** How many parts it has; 0 of one that is whole. */
  parts: number
}

export interface FilmRows {
  works: WorkOf[]
  /** Null until it is probed. */
  film: Pick<FilmRow, 'seconds' | 'width' | 'height' | 'playsAsIs'> | null
  made: Made[]
  /** The owner's choice of a poster; null without one. */
  chosen: {
    frame: number | null
    picture: Pick<FileRow, 'id' | 'name' | 'visibility'> | null
  } | null
}

const fileId = sql`${sql.placeholder('fileId')}::int`

// Every opening of a film runs this. One statement sees one moment, so that everything is there that a finished work made.
const read = prepared<FilmRows>(
  'film_rows',
  sql`
  select
    coalesce((select json_agg(json_build_object('name', w.name, 'state', w.state, 'percent', w.percent,
        'failure', w.failure, 'expected', w.expected) order by w.id)
      from media_work w where w.file_id = ${fileId}), '[]') as works,
    (select json_build_object('seconds', m.seconds, 'width', m.width, 'height', m.height, 'playsAsIs', m.plays_as_is)
      from films m where m.file_id = ${fileId}) as film,
    coalesce((select json_agg(json_build_object('kind', r.kind, 'about', r.about, 'size', f.size,
        'parts', coalesce(jsonb_array_length(nullif(r.parts, 'null')), 0)))
      from file_renditions r join files f on f.id = r.result_id where r.file_id = ${fileId}), '[]') as made,
    (select json_build_object('frame', p.frame, 'picture', case when f.id is not null
        then json_build_object('id', f.id, 'name', f.name, 'visibility', f.visibility) end)
      from film_posters p left join user_files u on u.id = p.picture_id left join files f on f.id = u.file_id
      where p.user_file_id = ${sql.placeholder('userFileId')}::int) as chosen`,
)

/** Reads all that is known and made of a film, in one round trip. */
export async function readFilmRows(
  db: Db,
  asked: { userFileId: number; fileId: number },
): Promise<FilmRows> {
  const [rows] = await read(db, asked)
  return rows!
}
