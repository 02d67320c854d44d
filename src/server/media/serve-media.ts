import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { Kernel } from '../kernel.ts'
import { readRange } from '../storage/byte-range.ts'
import { Readers } from '../storage/readers.ts'
import { readMediaToken } from './media-token.ts'
import { partRange, partTag, type Rendition, renditionOf } from './renditions.ts'

type MediaRequest = FastifyRequest<{
  Params: { file: string; token: string; kind: string; part: string }
}>

/**
 * Serves GET and HEAD /media/:file/:token/:kind/:part, such as hls-720/12.m4s or pages-1600/3.webp. A proxy may keep
 * the parts under the address without its token: they are alike for all who may read them.
 */
export function serveMedia(kernel: Kernel): void {
  const { app, db, storage, events } = kernel
  const readers = new Readers()
  // A film asks for hundreds of parts of one rendition.
  const known = new LRUCache<string, Rendition>({ max: 500, ttl: 60_000 })
  events.subscribe('media', ({ fileId }) => {
    for (const key of known.keys()) if (key.startsWith(`${fileId}/`)) known.delete(key)
  })
  events.subscribe('missed', () => known.clear())

  async function find(fileId: number, kind: string) {
    const key = `${fileId}/${kind}`
    const found = known.get(key) ?? (await renditionOf(db, fileId, kind))
    if (found) known.set(key, found)
    return found
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:file/:token/:kind/:part',
    config: { cost: 'kept' },
    handler: async (request: MediaRequest, reply) => {
      const { kind, part } = request.params
      const right = await readMediaToken(kernel, request.params)
      const number = /^(\d{1,6})\.\w{2,5}$/.exec(part)?.[1]
      const rendition = right && number !== undefined ? await find(right.fileId, kind) : undefined
      const place = rendition && partRange(rendition, Number(number))
      if (!right || !rendition || !place) throw new AppError(commonErrors.notFound)
      describe(reply, rendition, partTag(rendition, Number(number)), right.left)
      if (request.headers['if-none-match'] === partTag(rendition, Number(number))) {
        return reply.code(304).send()
      }
      const size = place.end - place.start + 1
      const asked = readRange(request.headers.range, size)
      if (asked === 'none') {
        return reply.code(416).header('content-range', `bytes */${size}`).send()
      }
      const { start, end } = asked === 'all' ? { start: 0, end: size - 1 } : asked
      if (asked !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      reply.header('content-length', end - start + 1)
      if (request.method === 'HEAD') return reply.send()
      readers.add(request, reply, end - start + 1)
      const range = { start: place.start + start, end: place.start + end }
      return reply.send(await storage.open(rendition.key, range))
    },
  })
}

function describe(reply: FastifyReply, { mime }: Rendition, etag: string, left: number): void {
  reply.headers({
    etag,
    'content-type': mime,
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${left}, immutable`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
