import { EVENTS, Server } from '@tus/server'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '#src/server/kernel.ts'
import { readCaller } from '#src/server/http/http-call.ts'
import { checkAccess } from '#src/server/http/access.ts'
import { mustHaveSpace } from '#src/server/storage/free-space.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { fileApi, fileErrors, pieceBytes, uploadPath } from '../contract.ts'
import { fileUploads } from '../tables.ts'
import { uploadLocker } from './upload-lock.ts'

type PieceRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Receives the pieces of uploads by the tus protocol. An upload is begun, finished and cancelled by calls
 * (`File/BeginUpload`), so that rights and limits are checked where all others are; here only its owner may
 * ask how much has arrived and add the next piece.
 */
export function uploadRoute(kernel: Kernel): void {
  const { app, db, arriving, config } = kernel
  const tus = new Server({
    path: uploadPath,
    datastore: arriving.store,
    locker: uploadLocker(kernel),
    // This route answers for other origins (`upload-base.ts`); the library would let all of them in.
    allowedOrigins: () => false,
    respectForwardedHeaders: false,
  })
  tus.on(EVENTS.POST_RECEIVE, (_request, { id, offset }) => void note(id, offset))

  async function note(id: string, received: number): Promise<void> {
    const touched = { received, touchedAt: sql`now()` }
    await db.update(fileUploads).set(touched).where(eq(fileUploads.id, id))
  }

  void app.register(async (scope) => {
    // The library reads the body itself, as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => {
      done(null)
    })
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${uploadPath}/:id`,
      config: { uploadBytes: pieceBytes },
      handler: async (request: PieceRequest, reply: FastifyReply) => {
        const { viewer, refusal } = await readCaller(kernel, request)
        checkAccess(fileApi.beginUpload, { viewer, refusal })
        const [upload] = await db
          .select()
          .from(fileUploads)
          .where(eq(fileUploads.id, request.params.id))
        if (upload?.ownerId !== viewer!.id || upload.state !== 'arriving') {
          throw new AppError(fileErrors.uploadUnknown)
        }
        if (request.method === 'PATCH') await mustAccept(request)
        reply.hijack()
        await tus.handle(request.raw, reply.raw)
        if (request.method === 'PATCH') {
          const { offset } = await arriving.store.getUpload(upload.id)
          await note(upload.id, offset)
        }
      },
    })
  })

  /** A piece announces its size, so that a disk that is nearly full refuses it before it is read. */
  async function mustAccept({ headers }: PieceRequest): Promise<void> {
    const bytes = Number(headers['content-length'] ?? Number.NaN)
    if (!(bytes <= pieceBytes)) throw new AppError(commonErrors.tooLarge)
    await mustHaveSpace(config, bytes)
  }
}
