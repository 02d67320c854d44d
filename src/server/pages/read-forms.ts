import type { FastifyInstance } from 'fastify'

/** No form that pages send is longer; files are sent by the calls of the API. */
const maxBytes = 16_384

/** Parses the form posts of pages. Registered only in the given scope, because calls take JSON. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
