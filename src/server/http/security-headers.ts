import type { FastifyInstance } from 'fastify'
import type { Config } from '#src/config.ts'

const closed = ['camera', 'geolocation', 'payment', 'usb', 'browsing-topics']
/** Spoken answers are recorded in our own pages only. */
const permissions = [...closed.map((name) => `${name}=()`), 'microphone=(self)'].join(', ')

/** Only a page may be a document: any other answer, opened as one, can load and run nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'"
/** A worker takes its policy from its own script's answer, and the checksum of uploads needs wasm. */
const script =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; object-src 'none'"

/** Headers of every answer. Pages and files set their own Content-Security-Policy. */
export function securityHeaders(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): void {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    ...(config.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000',
    }),
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(always)
    if (reply.hasHeader('content-security-policy')) return
    const isScript = /javascript/.test(String(reply.getHeader('content-type')))
    reply.header('content-security-policy', isScript ? script : nothing)
  })
}
