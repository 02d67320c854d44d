import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { defaultLocale, isLocale, type Locale } from '#src/shared/locale.ts'
import { checkAccess } from './access.ts'
import type { Kernel } from '../kernel.ts'
import type { UploadedFile } from './origin.ts'
import type { CallContext } from './registry.ts'

/** Reads a call from an HTTP request: its input, and the viewer behind the `token` header. */
export async function readHttpCall(
  kernel: Kernel,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<{ input: unknown; context: CallContext }> {
  // Only the header counts here: a browser sends a cookie by itself, also for a foreign site.
  const { token: header } = request.headers
  const token = typeof header === 'string' ? header : ''
  const resolution = token === '' ? undefined : await kernel.sessions.resolve(token)
  const context: CallContext = {
    viewer: resolution && 'viewer' in resolution ? resolution.viewer : null,
    refusal: resolution && 'refusal' in resolution ? resolution.refusal : undefined,
    locale: languageOf(request),
    origin: {
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      token,
      cookies: parseCookie(request.headers.cookie ?? ''),
      setCookies: [],
    },
  }
  if (endpoint.upload && request.isMultipart()) {
    // Checked before a stranger's megabytes are read. Node discards the unread rest, so that the caller
    // still reads the answer.
    checkAccess(endpoint, context)
    const { fields, file } = await readMultipart(endpoint.upload, request)
    return { input: fields, context: { ...context, file } }
  }
  const input = endpoint.method === 'GET' ? readQuery(request.query) : request.body
  return { input, context }
}

/** The client names its page's language; other callers get the one that their browser prefers. */
function languageOf(request: FastifyRequest): Locale {
  const header = request.headers['accept-language'] ?? ''
  const first = header.split(',')[0]?.trim() ?? ''
  if (isLocale(first)) return first
  return first.toLowerCase().startsWith('en') ? 'en-US' : defaultLocale
}

/** Array parameters travel as `name[]`, each element JSON-encoded (specification, section 7). */
function readQuery(query: unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (!name.endsWith('[]')) {
      input[name] = Array.isArray(value) ? value.at(-1) : value
      continue
    }
    const elements: unknown[] = Array.isArray(value) ? value : [value]
    input[name.slice(0, -2)] = elements.map(parseElement)
  }
  return input
}

function parseElement(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return text
  }
}

/** Bytes allowed around the file: boundaries, names, fields. */
const envelopeBytes = 256 * 1024

async function readMultipart(
  rules: NonNullable<Endpoint['upload']>,
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; file: UploadedFile | undefined }> {
  if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes + envelopeBytes) {
    throw new AppError(commonErrors.tooLarge)
  }
  const part = await request.file({ limits: { fileSize: rules.maxBytes, files: 1 } })
  const fields: Record<string, unknown> = readQuery(request.query)
  if (!part) return { fields, file: undefined }
  const bytes = await part.toBuffer().catch(() => {
    throw new AppError(commonErrors.tooLarge)
  })
  const found = await fileTypeFromBuffer(bytes)
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = field.value
  }
  const mime = found?.mime ?? (isText(bytes) ? 'text/plain' : 'application/octet-stream')
  return { fields, file: { name: part.filename, bytes, mime } }
}

/** Accepts UTF-8 and the encoding that Chinese Windows still writes, without control characters. */
function isText(bytes: Buffer): boolean {
  // Tab, line feed, form feed and carriage return are text, and so is the escape of terminal colours.
  if (bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)))
    return false
  return ['utf-8', 'gb18030'].some((encoding) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return true
    } catch {
      return false
    }
  })
}
