import { sql } from 'drizzle-orm'
import type {
  FileLook,
  fileLooks,
  LookedAt,
  LooksGiven,
} from '#src/features/content/file/server/looks-port.ts'
import { pictureLooks } from '#src/features/content/picture/server/picture-looks.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { type PostersAbout, postersKind, smallPostersKind } from './make-posters.ts'
import { shownFrame } from './poster-of.ts'

interface Poster extends Record<string, unknown> {
  userFileId: number
  fileId: number
  about: PostersAbout
  count: number
  hasSmall: boolean
  frame: number | null
  picture: LookedAt | null
}

/** Returns the posters of films: the owner's choice, else the proposed frame. */
export const filmLooks: NonNullable<(typeof fileLooks)['answer']> = async (given, files) => {
  const films = files.filter(({ mime }) => kindOf(mime) === 'film')
  if (films.length === 0) return new Map()
  const posters = await readPosters(given, films)
  const own = posters.flatMap(({ picture }) => picture ?? [])
  const pictures = await pictureLooks(given, own)
  return new Map(
    posters.map((poster) => {
      const { userFileId, picture } = poster
      return [userFileId, (picture && pictures.get(picture.userFileId)) ?? lookOf(given, poster)]
    }),
  )
}

function lookOf(given: LooksGiven, { fileId, about, count, frame, hasSmall }: Poster): FileLook {
  const { proposed, width, height } = about
  const at = shownFrame(frame, { count, proposed })
  const prefix = mediaPrefix(given, fileId, given.viewer)
  const large = `${prefix}/${postersKind}/${at}.webp`
  const small = hasSmall ? `${prefix}/${smallPostersKind}/${at}.webp` : large
  return { small, large, width, height }
}

async function readPosters({ db }: LooksGiven, films: readonly LookedAt[]): Promise<Poster[]> {
  const ids = films.map(({ userFileId }) => userFileId)
  const { rows } = await db.execute<Poster>(sql`
    select u.id as "userFileId", u.file_id as "fileId", r.about, p.frame,
      jsonb_array_length(r.parts) as count,
      exists (select from file_renditions s
        where s.file_id = u.file_id and s.kind = ${smallPostersKind}) as "hasSmall",
      case when own.id is not null then json_build_object('userFileId', own.id,
        'fileId', own.file_id, 'mime', f.mime) end as picture
    from user_files u
    join file_renditions r on r.file_id = u.file_id and r.kind = ${postersKind}
    left join film_posters p on p.user_file_id = u.id
    left join user_files own on own.id = p.picture_id
    left join files f on f.id = own.file_id
    where u.id = any(${sql.param(ids)}::int[])`)
  return rows
}
