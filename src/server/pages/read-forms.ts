import type { FastifyInstance } from 'fastify'

/** No form that pages send is longer; files take the calls of the API. */
const maxBytes = 16_384

/** Reads what a form of a page sends. Only in the scope it is given: calls take JSON. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
