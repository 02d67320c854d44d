import type { FastifyInstance } from 'fastify'
import type { Config } from '#src/config.ts'
import type { Kernel } from '../kernel.ts'

type Settings = Pick<Config, 'UPLOAD_BASE' | 'PUBLIC_URL' | 'PORT'>

/** The origin of the site's own pages. */
const pageOrigin = ({ PUBLIC_URL, PORT }: Settings) =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin

/**
 * Lets the site's own pages, and no others, read answers to uploads at `UPLOAD_BASE`. Before the limits, so
 * that a refusal can be read too. Cookies are not part of it: an upload carries its token in a header.
 */
export function allowUploadBase(app: FastifyInstance, config: Settings): void {
  if (config.UPLOAD_BASE === undefined) return
  const origin = pageOrigin(config)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.uploadBytes === undefined) return
    reply.header('vary', 'origin')
    if (request.headers.origin !== origin) return
    reply.header('access-control-allow-origin', origin)
    if (request.routeOptions.config.isPiece) {
      reply.header('access-control-expose-headers', 'upload-offset, upload-length, retry-after')
    }
  })
}

/** Answers the question that a browser asks before it sends a file to another address. */
export function answerPreflight(
  { app, config }: Pick<Kernel, 'app' | 'config'>,
  url: string,
  uploadBytes: number,
  { methods, headers } = { methods: 'POST', headers: 'token' },
): void {
  if (config.UPLOAD_BASE === undefined) return
  app.options(url, { config: { uploadBytes } }, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': '7200',
      })
      .code(204)
      .send(),
  )
}
