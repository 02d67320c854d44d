import type { FastifyInstance } from 'fastify'
import { AppError, commonErrors } from '#src/shared/errors.ts'

const health = new Set(['/healthz', '/readyz', '/metrics'])

/** Closes every other route of a process with WORKER=only. */
export function serveHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!health.has(routeOptions.url ?? '')) throw new AppError(commonErrors.notFound)
  })
}
