import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { BodyBudget } from './body-budget.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that takes a file of at most so many bytes, as multipart. All others refuse multipart. */
    uploadBytes?: number
    /** Takes a piece of a file, which is stored as it arrives and never held in memory. */
    isPiece?: boolean
    /** The most bytes that such a request may announce, where its fields are read even if its file is too large. */
    formBytes?: number
  }
}

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** The most that a call may send, unless its endpoint says more. */
export const callBytes = 64 * kibibyte
/** Bytes allowed around an uploaded file: boundaries, names, fields. */
export const envelopeBytes = 256 * kibibyte

/** A call is sent in one packet or two; an upload may take as long as any request (`requestTimeout`). */
const callMs = 20_000
/** Objects and lists inside each other. No call of ours needs more than eight. */
const deepest = 32

const budgets = () => ({
  calls: new BodyBudget({ share: 4 * mebibyte, whole: 128 * mebibyte }),
  uploads: new BodyBudget({ share: 32 * mebibyte, whole: 256 * mebibyte }),
})

/**
 * Limits the bodies of requests before they are parsed: their type, size, depth, duration, and the bytes on
 * their way at one time.
 */
export function limitBodies(app: FastifyInstance): void {
  const { calls, uploads } = budgets()
  app.addHook('onRequest', async (request, reply) => {
    const { raw, caller } = request
    if (!hasBody(request)) return
    const { uploadBytes } = request.routeOptions.config
    if (isPiece(request)) return
    const isUpload = isMultipart(request)
    const most = mostOf(request)
    if (isUpload && uploadBytes === undefined) throw new AppError(commonErrors.invalid)
    // Parsers check the length of a call; nothing would check a file's before it is read.
    if (isUpload && Number(request.headers['content-length'] ?? 0) > most) {
      throw new AppError(commonErrors.tooLarge)
    }
    const drop = () => void raw.destroy()
    const budget = isUpload ? uploads : calls
    const body = budget.open(caller?.key ?? request.ip, drop, caller?.width)
    // A listener alone would begin to read; what comes before the parser listens too would be lost to it.
    raw.pause().on('data', (chunk: Buffer) => body.add(chunk.byteLength))
    onceEnded(raw, body.end)
    // Bytes that arrive after the answer are discarded, so the budget ends with it.
    reply.raw.once('finish', body.end)
  })
  // Bodies of other types are refused. Pages add the type of their forms for themselves.
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isTooDeep(String(text))) done(new AppError(commonErrors.invalid))
    else parse.call(app, request, String(text), done)
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\//i.test(headers['content-type'] ?? '')

/** A piece of a file that is stored as it arrives. */
const isPiece = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.isPiece === true && headers['content-type'] === pieceType
const pieceType = 'application/offset+octet-stream'

/** The bytes that a request may bring. */
function mostOf(request: FastifyRequest): number {
  const { bodyLimit, config } = request.routeOptions
  const { uploadBytes, formBytes } = config
  if (isPiece(request)) return uploadBytes ?? bodyLimit
  if (!isMultipart(request) || uploadBytes === undefined) return bodyLimit
  return formBytes ?? uploadBytes + envelopeBytes
}

/** Ends bodies that do not end by themselves. Comes before every hook that may refuse a request. */
export function cutEndlessBodies(app: FastifyInstance, ms = callMs): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { raw } = request
    cutAfterAnswer(raw, reply, mostOf(request))
    if (isPiece(request)) return
    if (isMultipart(request) && request.routeOptions.config.uploadBytes !== undefined) return
    const late = setTimeout(() => raw.destroy(), ms).unref()
    onceEnded(raw, () => clearTimeout(late))
  })
}

/** An unread body ends too, because Node discards it. */
function onceEnded(raw: FastifyRequest['raw'], then: () => void): void {
  const ended = () => {
    raw.off('end', ended).off('close', ended)
    then()
  }
  raw.once('end', ended).once('close', ended)
}

/**
 * Cuts the connection of a sender that goes on after the answer. An honest browser has at most the
 * allowed bytes under way; discarding those lets it read the refusal.
 */
function cutAfterAnswer(raw: FastifyRequest['raw'], reply: FastifyReply, most: number): void {
  // Before Node's own listener, which would discard the rest uncounted.
  reply.raw.prependOnceListener('finish', () => {
    if (raw.complete) return
    let left = most
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.byteLength
      if (left < 0) raw.destroy()
    })
    // Marks the request as read, so that Node leaves it alone.
    raw.read(0)
    raw.resume()
  })
}

/**
 * Whether a JSON text is nested too deeply, found before it is parsed: half a million brackets block the
 * parser for half a second, and what they become breaks whatever walks through it.
 */
export function isTooDeep(text: string, most = deepest): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === backslash) at++
      else if (code === quote) quoted = false
    } else if (code === quote) quoted = true
    else if (code === bracket || code === brace) {
      if (++depth > most) return true
    } else if (code === bracketEnd || code === braceEnd) depth--
  }
  return false
}

const [quote, backslash, bracket, bracketEnd, brace, braceEnd] = [...'"\\[]{}'].map((one) =>
  one.charCodeAt(0),
)
