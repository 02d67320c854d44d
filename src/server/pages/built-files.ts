import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { costs } from '../http/cost-limit.ts'

/**
 * Serves the files of the build, compressed at build time. They are listed once at start: later ones are not
 * served. Each costs its reader next to nothing, whatever its ending: a document brings a worker and its maps.
 */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, cost: costs.kept }
    })
    await files.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.startsWith(`${folder}/assets/`)
        reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  })
}
