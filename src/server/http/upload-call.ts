import type { FastifyRequest } from 'fastify'
import type { UploadEndpoint } from '#src/shared/endpoint.ts'
import type { Kernel } from '../kernel.ts'
import { mustHaveSpace } from '../storage/free-space.ts'
import { withShare } from '../storage/upload-quota.ts'
import { checkAccess } from './access.ts'
import type { UploadedFile } from './origin.ts'
import { announcedBytes } from './read-upload.ts'
import type { CallContext, Outcome } from './registry.ts'

interface Given<R> {
  request: FastifyRequest
  context: CallContext
  /** Reads the file; not called where a limit refuses it. */
  read: () => Promise<R>
  run: (read: R) => Promise<Outcome>
}

/**
 * Reads the file of a multipart request and runs its call with it. Access, space and limits are checked before
 * a stranger's megabytes are read.
 */
export async function callWithUpload<R extends { file: UploadedFile | undefined }>(
  kernel: Kernel,
  endpoint: UploadEndpoint,
  { request, context, read, run }: Given<R>,
): Promise<Outcome> {
  const { upload: rules } = endpoint
  checkAccess(endpoint, context)
  const bytes = announcedBytes(rules, request)
  await mustHaveSpace(kernel.config, bytes)
  const { viewer } = context
  const { downloadOnly } = rules
  return withShare(kernel, { viewer, ip: request.ip, bytes, downloadOnly }, async (arrived) => {
    const given = await read()
    await arrived(given.file?.bytes.byteLength ?? 0)
    const outcome = await run(given)
    const stored = outcome.status === 200 ? (given.file?.bytes.byteLength ?? 0) : undefined
    return { result: outcome, stored }
  })
}
