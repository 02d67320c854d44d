import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Kernel } from '../kernel.ts'
import { mustHaveSpace } from '../storage/free-space.ts'
import { withShare } from '../storage/upload-quota.ts'
import { checkAccess } from './access.ts'
import { announcedBytes, readUpload } from './read-upload.ts'
import type { CallContext, Outcome } from './registry.ts'

/**
 * Reads the file and the fields of a multipart request and runs its call with them. Access, space and limits
 * are checked before a stranger's megabytes are read.
 */
export async function callWithUpload(
  kernel: Kernel,
  endpoint: Endpoint & { upload: NonNullable<Endpoint['upload']> },
  { request, context }: { request: FastifyRequest; context: CallContext },
  run: (fields: Record<string, unknown>, file: CallContext['file']) => Promise<Outcome>,
): Promise<Outcome> {
  const { upload: rules } = endpoint
  checkAccess(endpoint, context)
  const bytes = announcedBytes(rules, request)
  await mustHaveSpace(kernel.config, bytes)
  const { downloadOnly } = rules
  return withShare(
    kernel,
    { viewer: context.viewer, ip: request.ip, bytes, downloadOnly },
    async () => {
      const { fields, file } = await readUpload(rules, request)
      const outcome = await run(fields, file)
      const stored = outcome.status === 200 ? (file?.bytes.byteLength ?? 0) : undefined
      return { result: outcome, stored }
    },
  )
}
