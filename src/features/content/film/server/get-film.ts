import type { z } from 'zod'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import { isAdmin } from '#src/shared/viewer.ts'
import type { filmApi } from '../contract.ts'
import { readFilm } from './film-view.ts'
import { openToWatch } from './open-film.ts'
import { mayChangeFilm } from './rules.ts'
import { tracksOf } from './subtitle-tracks.ts'
import { isSound } from './types.ts'

/** Returns a film or sound for its player, with the posters that its owner may choose. */
export async function getFilm(
  call: Call<typeof filmApi.getFilm>,
): Promise<z.input<typeof filmApi.getFilm.answer>> {
  const { viewer } = call
  const { userFileId, name, ownerId, file } = await openToWatch(call)
  const isOwner = viewer !== null && viewer.id === ownerId
  const { view, row, frames } = await readFilm(call, { userFileId, file, isOwner })
  const change = mayChangeFilm({ isOwner, isAdmin: isAdmin(viewer) })
  return {
    ...view,
    userFileId,
    name,
    kind: (row ? row.width === null : isSound(file.mime)) ? 'sound' : 'film',
    width: row?.width ?? null,
    height: row?.height ?? null,
    can: { change: canOf(change) },
    frames: change === null ? frames : [],
    tracks: await tracksOf(call, { userFileId, fileId: file.id }),
  }
}
