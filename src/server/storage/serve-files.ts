import { create as contentDisposition } from 'content-disposition'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { Kernel } from '../kernel.ts'
import { refuse } from '../http/mount.ts'
import { readRange } from './byte-range.ts'
import { namelessOf, publicFileUrl, signedFor } from './file-url.ts'
import { openFile } from './open-file.ts'
import { Readers } from './readers.ts'
import { BlobMissing } from './storage.ts'
import { type FileRow, files } from './tables.ts'

/** Serves GET and HEAD /files/:id/:name. A wildcard, because a long Chinese name exceeds the limit of a parameter. */
export function serveFiles(
  kernel: Pick<Kernel, 'app' | 'db' | 'storage' | 'secret' | 'log'>,
): void {
  const { app, db, storage, secret, log } = kernel
  const find = db
    .select()
    .from(files)
    .where(eq(files.id, sql.placeholder('id')))
    .prepare('file_by_id')
  const readers = new Readers()
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/*',
    // A page of covers or seeking in a video sends far more requests than a person clicks.
    config: { cost: 'kept' },
    handler: async (request: FileRequest, reply) => {
      const { id, '*': name } = request.params
      const [found] = /^\d{1,9}$/.test(id) ? await find.execute({ id: Number(id) }) : []
      // The name is part of the address, so that one file has one address; a private one has another without its name.
      const isNameless = found?.visibility === 'private' && name === namelessOf(found.name)
      if (!found || (found.name !== name && !isNameless)) return fail(reply, commonErrors.notFound)
      const file = { ...found, name }
      const left =
        file.visibility === 'private' ? signedFor(secret, file.id, request.query) : undefined
      // As if it were not there: the numbers of private files tell a stranger nothing.
      if (file.visibility === 'private' && left === undefined) {
        return fail(reply, commonErrors.notFound)
      }
      // Another spelling of the name, or an invented query, would be kept by browsers as another file.
      if (file.visibility === 'public' && request.url !== publicFileUrl(file)) {
        return reply.redirect(publicFileUrl(file), 301)
      }
      describe(reply, file, left)
      if (file.sealed) return sendSealed(request, reply, file)
      if (isUnchanged(request, file)) return reply.code(304).send()
      const range = rangeOf(request, file)
      if (range === 'none') {
        return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      }
      const length = range === 'all' ? file.size : range.end - range.start + 1
      reply.header('content-length', length).header('content-type', contentType(file.mime))
      if (range !== 'all') {
        reply.code(206)
        reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      }
      if (request.method === 'HEAD') return reply.send()
      readers.add(request, reply, length)
      try {
        return await reply.send(await storage.open(file.key, range === 'all' ? undefined : range))
      } catch (error) {
        if (!(error instanceof BlobMissing)) throw error
        return lost(reply, file, error)
      }
    },
  })

  function lost(reply: FastifyReply, file: FileRow, error: BlobMissing) {
    log.error({ fileId: file.id, err: error }, 'a file has lost its blob')
    reply.removeHeader('content-length')
    return fail(reply, commonErrors.notFound)
  }

  /** Opened during the request, sent whole, and never cached. */
  async function sendSealed(request: FastifyRequest, reply: FastifyReply, file: FileRow) {
    reply.removeHeader('etag').removeHeader('last-modified').removeHeader('accept-ranges')
    reply.header('cache-control', 'private, no-store').header('content-length', file.size)
    reply.header('content-type', contentType(file.mime))
    if (request.method === 'HEAD') return reply.send()
    readers.add(request, reply, file.size)
    try {
      return await reply.send(await openFile(kernel, file))
    } catch (error) {
      if (error instanceof BlobMissing) return lost(reply, file, error)
      throw error
    }
  }
}

type FileRequest = FastifyRequest<{
  Params: { id: string; '*': string }
  Querystring: { e?: unknown; s?: unknown }
}>

function fail(reply: FastifyReply, known: (typeof commonErrors)[keyof typeof commonErrors]) {
  const { status, envelope } = refuse(new AppError(known))
  for (const name of ['etag', 'last-modified', 'content-disposition', 'accept-ranges']) {
    reply.removeHeader(name)
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelope)
}

/** The content never changes under one id, so browsers may cache it for ever. */
function describe(reply: FastifyReply, file: FileRow, left: number | undefined): void {
  const kept = left === undefined ? 'public, max-age=31536000' : `private, max-age=${left}`
  const shown = !file.downloadOnly && isSafeInline(file.mime) ? 'inline' : 'attachment'
  reply.headers({
    etag: etagOf(file),
    'last-modified': file.createdAt.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': `${kept}, immutable`,
    'content-disposition': contentDisposition(file.name, { type: shown }),
    'x-content-type-options': 'nosniff',
    // If a browser shows a file in spite of this, it can at least run nothing. A sandbox would also
    // block the browser's own pdf viewer.
    'content-security-policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'" +
      (file.mime === 'application/pdf' ? '' : '; sandbox'),
  })
}

const etagOf = (file: FileRow) => `"${file.sha256}"`

function isSafeInline(mime: string): boolean {
  if (mime === 'image/svg+xml') return false
  return /^(image|video|audio)\//.test(mime) || safeOthers.has(mime)
}
const safeOthers = new Set(['application/pdf', 'text/vtt', 'text/plain'])

const contentType = (mime: string) => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)

function isUnchanged(request: FastifyRequest, file: FileRow): boolean {
  const match = request.headers['if-none-match']
  if (match !== undefined) {
    const tags = match.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes('*') || tags.includes(etagOf(file))
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return since >= Math.floor(file.createdAt.getTime() / 1000) * 1000
}

/** A range with If-Range counts only for the same content. */
function rangeOf(request: FastifyRequest, file: FileRow) {
  const condition = request.headers['if-range']
  const same =
    condition === undefined ||
    condition === etagOf(file) ||
    condition === file.createdAt.toUTCString()
  return readRange(same ? request.headers.range : undefined, file.size)
}
