import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { readMediaToken } from '#src/server/media/media-token.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { writeSrt, writeVtt } from '../subtitle-file.ts'
import { filmSubtitles } from '../tables.ts'
import { cuesOf } from './subtitle-cues.ts'

type TrackRequest = FastifyRequest<{ Params: { file: string; token: string; name: string } }>

const types = { vtt: 'text/vtt', srt: 'application/x-subrip' }

/** Serves GET /media/:file/:token/subtitles/7-3.vtt, a track of the film; as SRT it is a download. */
export function serveSubtitles(kernel: Kernel): void {
  kernel.app.get(
    '/media/:file/:token/subtitles/:name',
    { config: { cost: 'kept' } },
    async (request: TrackRequest, reply) => {
      const right = await readMediaToken(kernel, request.params)
      const [, id, format] = /^(\d{1,9})-\d{1,9}\.(vtt|srt)$/.exec(request.params.name) ?? []
      const row = right && id ? await trackOf(kernel, right.fileId, Number(id)) : undefined
      if (!right || !row) throw new AppError(commonErrors.notFound)
      const cues = await cuesOf(kernel, row)
      const isVtt = format === 'vtt'
      return reply
        .headers({
          'content-type': `${types[isVtt ? 'vtt' : 'srt']}; charset=utf-8`,
          'cache-control': `private, max-age=${right.left}`,
          'x-content-type-options': 'nosniff',
          ...(!isVtt && { 'content-disposition': 'attachment' }),
        })
        .send(isVtt ? writeVtt(cues) : writeSrt(cues))
    },
  )
}

/** Only of the film whose bytes the address is signed for. */
async function trackOf({ db }: Kernel, fileId: number, id: number) {
  const [row] = await db
    .select({ id: filmSubtitles.id, sourceFileId: filmSubtitles.sourceFileId })
    .from(filmSubtitles)
    .innerJoin(userFiles, eq(userFiles.id, filmSubtitles.userFileId))
    .where(and(eq(filmSubtitles.id, id), eq(userFiles.fileId, fileId)))
  return row
}
