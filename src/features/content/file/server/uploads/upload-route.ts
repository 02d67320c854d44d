import { Readable } from 'node:stream'
import { EVENTS, Server } from '@tus/server'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '#src/server/kernel.ts'
import { readCaller } from '#src/server/http/http-call.ts'
import { checkAccess } from '#src/server/http/access.ts'
import { answerPreflight } from '#src/server/http/upload-base.ts'
import { mustHaveSpace } from '#src/server/storage/free-space.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { fileApi, fileErrors, pieceBytes, uploadPath } from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { holdsKey, uploadKeyHeader } from './upload-key.ts'
import { uploadLocker } from './upload-lock.ts'
import { countArriving, noteArrived } from './upload-shares.ts'

type PieceRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Receives the pieces of uploads by the tus protocol. An upload is begun, finished and cancelled by calls
 * (`File/BeginArrival`), so that rights and limits are checked where all others are; here only its owner, or
 * a device with its key, may ask how much has arrived and add the next piece.
 */
export function uploadRoute(kernel: Kernel): void {
  const { app, db, arriving, config, log } = kernel
  const tus = new Server({
    path: uploadPath,
    datastore: arriving.store,
    locker: uploadLocker(kernel),
    // `upload-base.ts` answers for other origins; the library would let all of them in.
    allowedOrigins: () => false,
    respectForwardedHeaders: false,
    // A request that another one waits for is usually a dead connection.
    lockDrainTimeout: 500,
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined
      log.error({ err: error }, 'a piece of an upload failed')
      return { status_code: 500, body: '' }
    },
  })
  tus.on(EVENTS.POST_RECEIVE, (_request, { id, offset }) => void note(id, offset))

  /** A note that is missed is made with the next piece. */
  async function note(id: string, received: number): Promise<void> {
    await noteArrived(db, id, received).catch((error: unknown) => {
      log.warn({ err: error }, 'the bytes of an upload are not noted')
    })
  }

  const url = `${uploadPath}/:id`
  answerPreflight(kernel, url, pieceBytes, {
    methods: 'HEAD, PATCH',
    headers: 'token, upload-key, tus-resumable, upload-offset, content-type, accept-language',
  })
  void app.register(async (scope) => {
    // The library reads the body itself, as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => {
      done(null)
    })
    scope.route({
      method: ['HEAD', 'PATCH'],
      url,
      config: { uploadBytes: pieceBytes, isPiece: true, cost: 'piece' },
      handler: async (request: PieceRequest, reply: FastifyReply) => {
        const { id } = request.params
        const sender = holdsKey(kernel, id, request.headers[uploadKeyHeader])
          ? 'key'
          : await ownerOf(request)
        const [upload] = await db.select().from(fileUploads).where(eq(fileUploads.id, id))
        const isTheirs = sender === 'key' || upload?.ownerId === sender.id
        if (!upload || !isTheirs || upload.state !== 'arriving') {
          throw new AppError(fileErrors.uploadUnknown)
        }
        const isPiece = request.method === 'PATCH'
        if (isPiece) await mustAccept(request, upload)
        const answer = await tus.handleWeb(webRequest(request))
        if (isPiece) {
          const { offset } = await arriving.store.getUpload(upload.id)
          await note(upload.id, offset)
        }
        reply.code(answer.status).header('cache-control', 'no-store')
        for (const [name, value] of answer.headers) {
          if (!/^(access-control-|content-length$)/.test(name)) reply.header(name, value)
        }
        return reply.send(isPiece ? await answer.text() : undefined)
      },
    })
  })

  async function ownerOf(request: PieceRequest): Promise<{ id: number }> {
    const { viewer, refusal } = await readCaller(kernel, request)
    checkAccess(fileApi.finishUpload, { viewer, refusal })
    return viewer!
  }

  /** A piece announces its size, so that it is refused before it is read where a limit or the disk is full. */
  async function mustAccept(
    { headers, ip }: PieceRequest,
    { id, ownerId, size }: typeof fileUploads.$inferSelect,
  ): Promise<void> {
    const bytes = Number(headers['content-length'] ?? Number.NaN)
    const offset = Number(headers['upload-offset'] ?? Number.NaN)
    if (!(bytes <= pieceBytes)) throw new AppError(commonErrors.tooLarge)
    if (!(offset >= 0 && offset + bytes <= size)) throw new AppError(commonErrors.invalid)
    await mustHaveSpace(config, bytes)
    const sender = { userId: ownerId, ip }
    await db.transaction((tx) => countArriving(kernel, tx, id, { sender, most: offset + bytes }))
  }
}

/** The request as the library reads it: its body streams on. */
function webRequest({ method, url, headers, raw }: PieceRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const body = method === 'PATCH' ? (Readable.toWeb(raw) as ReadableStream<Uint8Array>) : null
  const init = { method, headers: given, body, duplex: 'half' as const }
  return new Request(`http://localhost${url}`, init)
}
