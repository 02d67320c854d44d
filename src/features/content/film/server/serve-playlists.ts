import type { FastifyRequest } from 'fastify'
import type { Kernel } from '#src/server/kernel.ts'
import { readMediaToken } from '#src/server/media/media-token.ts'
import { renditionOf, renditionsOf } from '#src/server/media/renditions.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { masterPlaylist, mediaPlaylist, type RungAbout } from './playlists.ts'
import { rungKindOf, rungSides } from './rungs.ts'

type PlaylistRequest = FastifyRequest<{ Params: { file: string; token: string; list: string } }>

const kinds: readonly string[] = rungSides.map(rungKindOf)

/**
 * Serves GET /media/:file/:token/film.m3u8, the list of a film's finished rungs, and one list for each rung. Their
 * addresses are relative, so that the parts have the same signature.
 */
export function servePlaylists(kernel: Kernel): void {
  kernel.app.get(
    '/media/:file/:token/:list',
    { config: { cost: 'kept' } },
    async (request: PlaylistRequest, reply) => {
      const right = await readMediaToken(kernel, request.params)
      const name = /^([\w-]+)\.m3u8$/.exec(request.params.list)?.[1]
      const list = right && name && (await listOf(kernel, right.fileId, name))
      if (!list) throw new AppError(commonErrors.notFound)
      return reply
        .headers({
          'content-type': 'application/vnd.apple.mpegurl',
          // More rungs may be finished soon; the list of a rung never changes.
          'cache-control':
            name === 'film' ? 'private, no-cache' : `private, max-age=${right.left}, immutable`,
          'x-content-type-options': 'nosniff',
        })
        .send(list)
    },
  )
}

async function listOf({ db }: Kernel, fileId: number, name: string): Promise<string | undefined> {
  if (name !== 'film') {
    const rung = kinds.includes(name) ? await renditionOf(db, fileId, name) : undefined
    return rung && mediaPlaylist({ kind: name, about: rung.about as RungAbout })
  }
  const rungs = (await renditionsOf(db, [fileId])).filter(({ kind }) => kinds.includes(kind))
  if (rungs.length === 0) return undefined
  return masterPlaylist(rungs.map(({ kind, about }) => ({ kind, about: about as RungAbout })))
}
