import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { Kernel } from '../kernel.ts'
import { readRange } from '../storage/byte-range.ts'
import type { Readers } from '../storage/readers.ts'
import { BlobMissing, type ByteRange } from '../storage/storage.ts'
import { checkedMs, type MediaRight } from './media-token.ts'

/** Bytes of a blob that have an address of their own. */
export interface Bytes {
  key: string
  mime: string
  etag: string
  /** Where they lie in the blob. */
  place: ByteRange
}

/** Sends bytes or a range of them, for as long as the right lasts: a film may be sent for half an hour. */
export async function sendBytes(
  { storage }: Pick<Kernel, 'storage'>,
  { request, reply, readers }: { request: FastifyRequest; reply: FastifyReply; readers: Readers },
  { key, mime, etag, place }: Bytes,
  { left, mayStill }: { left: number; mayStill: () => Promise<MediaRight | undefined> },
): Promise<FastifyReply> {
  reply.headers({
    etag,
    'content-type': mime,
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${left}, immutable`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const { range: asked, 'if-none-match': known, 'if-range': condition = etag } = request.headers
  if (known === etag) return reply.code(304).send()
  const size = place.end - place.start + 1
  const range = readRange(condition === etag ? asked : undefined, size)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD') return reply.send()
  readers.add(request, reply, end - start + 1)
  cutWhenOver(reply, mayStill)
  try {
    const bytes = await storage.open(key, { start: place.start + start, end: place.start + end })
    return await reply.send(bytes)
  } catch (error) {
    if (error instanceof BlobMissing) throw new AppError(commonErrors.notFound)
    throw error
  }
}

/** Asks again while the answer is sent, and ends it with the session. */
function cutWhenOver(
  { raw }: Pick<FastifyReply, 'raw'>,
  mayStill: () => Promise<MediaRight | undefined>,
): void {
  const check = async () => {
    if (!(await mayStill())) raw.destroy()
  }
  // A database that does not answer for a moment ends no film.
  const timer = setInterval(() => void check().catch(() => undefined), checkedMs).unref()
  raw.once('close', () => clearInterval(timer))
}
