import type { FastifyInstance } from 'fastify'

/** No form that pages send is longer, but for its file. */
const maxBytes = 16_384

/**
 * The most bytes that a form with a file may announce. A file beyond its own limit is not read, but the fields
 * before it are, because the page shows them again; the rest is discarded, so that the browser reads the answer.
 */
export const formBytes = 128 * 1024 * 1024

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
