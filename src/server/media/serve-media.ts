import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { Kernel } from '../kernel.ts'
import { Readers } from '../storage/readers.ts'
import { readMediaToken } from './media-token.ts'
import { originalKind, originalOf } from './original.ts'
import { partRange, partTag, type Rendition, renditionOf } from './renditions.ts'
import { type Bytes, sendBytes } from './send-bytes.ts'

type MediaRequest = FastifyRequest<{
  Params: { file: string; token: string; kind: string; part: string }
}>

/**
 * Serves GET and HEAD /media/:file/:token/:kind/:part, such as hls-720/12.m4s or pages-1600/3.webp. A proxy may keep
 * the parts under the address without its token: they are alike for all who may read them.
 */
export function serveMedia(kernel: Kernel): void {
  const { app, db, events } = kernel
  const readers = new Readers()
  // A film asks for hundreds of parts of one rendition.
  const known = new LRUCache<string, Rendition>({ max: 500, ttl: 60_000 })
  events.subscribe('media', ({ fileId }) => {
    for (const key of known.keys()) if (key.startsWith(`${fileId}/`)) known.delete(key)
  })
  events.subscribe('missed', () => known.clear())

  async function find(fileId: number, kind: string, n: number): Promise<Bytes | undefined> {
    if (kind === originalKind) return n === 0 ? originalOf(db, fileId) : undefined
    const key = `${fileId}/${kind}`
    const found = known.get(key) ?? (await renditionOf(db, fileId, kind))
    if (found) known.set(key, found)
    const place = found && partRange(found, n)
    return place && { ...found, place, etag: partTag(found, n) }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:file/:token/:kind/:part',
    config: { cost: 'kept' },
    handler: async (request: MediaRequest, reply) => {
      const { kind, part } = request.params
      const right = await readMediaToken(kernel, request.params)
      const number = /^(\d{1,6})\.\w{2,5}$/.exec(part)?.[1]
      const found = right && number && (await find(right.fileId, kind, Number(number)))
      if (!right || !found) throw new AppError(commonErrors.notFound)
      const mayStill = () => readMediaToken(kernel, request.params)
      return sendBytes(kernel, { request, reply, readers }, found, { left: right.left, mayStill })
    },
  })
}
