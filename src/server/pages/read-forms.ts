import type { FastifyInstance } from 'fastify'

/** No form that pages send is longer, but for its file. */
const maxBytes = 16_384

/**
 * Parses the form posts of pages. Registered only in the given scope, because calls take JSON. Multipart comes
 * only to the addresses that take a file (`uploadBytes`).
 */
export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
