import type { Kernel } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import type { FilmRows, Made } from './film-rows.ts'
import { type PostersAbout, postersKind } from './make-posters.ts'

interface Posters {
  /** The owner's choice, else the proposed frame; null until frames are taken. */
  url: string | null
  frames: { url: string; isChosen: boolean }[]
}

/** Tells the poster of a film and the frames among which its owner chooses. */
export function posterOf(
  { secret }: Pick<Kernel, 'secret'>,
  given: { chosen: FilmRows['chosen']; prefix: string; posters: Made | undefined },
): Posters {
  const { chosen, prefix, posters } = given
  const count = posters?.parts ?? 0
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
