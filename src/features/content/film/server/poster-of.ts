import { eq } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Rendition } from '#src/server/media/renditions.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { filmPosters } from '../tables.ts'
import { type PostersAbout, postersKind } from './make-posters.ts'

interface Posters {
  /** The owner's choice, else the proposed frame; null until frames are taken. */
  url: string | null
  frames: { url: string; isChosen: boolean }[]
}

/** Reads the poster of a film and the frames among which its owner chooses. */
export async function posterOf(
  { db, secret }: Pick<Kernel, 'db' | 'secret'>,
  given: { userFileId: number; prefix: string; posters: Rendition | undefined },
): Promise<Posters> {
  const { userFileId, prefix, posters } = given
  const [chosen] = await db
    .select({
      frame: filmPosters.frame,
      picture: { id: files.id, name: files.name, visibility: files.visibility },
    })
    .from(filmPosters)
    .leftJoin(userFiles, eq(userFiles.id, filmPosters.pictureId))
    .leftJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(filmPosters.userFileId, userFileId))
  const count = posters?.parts?.length ?? 0
  const proposed = (posters?.about as PostersAbout | undefined)?.proposed ?? 0
  const frame = shownFrame(chosen?.frame, { count, proposed })
  const urlOf = (n: number) => `${prefix}/${postersKind}/${n}.webp`
  const own = chosen?.picture ? fileUrl({ secret }, chosen.picture) : undefined
  return {
    url: own ?? (count > 0 ? urlOf(frame) : null),
    frames: Array.from({ length: count }, (_, n) => ({
      url: urlOf(n),
      isChosen: own === undefined && n === frame,
    })),
  }
}

/** The frame that is shown: the chosen one, unless the film was replaced by one with fewer frames since. */
export const shownFrame = (
  chosen: number | null | undefined,
  { count, proposed }: { count: number; proposed: number },
) => (chosen !== null && chosen !== undefined && chosen < count ? chosen : proposed)
