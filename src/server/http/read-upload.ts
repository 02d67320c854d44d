import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadRules } from '#src/shared/endpoint.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { UploadedFile } from './origin.ts'
import { envelopeBytes } from './request-body.ts'

/** Returns the bytes of the file that a request announces; without an announcement, the most it may have. */
export function announcedBytes({ maxBytes }: UploadRules, request: FastifyRequest): number {
  return Math.min(announced(request) ?? maxBytes, maxBytes)
}

/** Whether a request announces more bytes than its file may have. */
export const announcesTooMuch = ({ maxBytes }: UploadRules, request: FastifyRequest) =>
  (announced(request) ?? 0) > maxBytes + envelopeBytes

function announced({ headers }: FastifyRequest): number | undefined {
  const bytes = Number(headers['content-length'] ?? Number.NaN)
  return Number.isFinite(bytes) ? bytes : undefined
}

/** Reads the one file of a multipart request, and the fields beside it. */
export async function readUpload(
  rules: UploadRules,
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; file: UploadedFile | undefined }> {
  return withinLimit(rules.maxBytes + envelopeBytes, request, readParts(rules, request))
}

/** Fails when more bytes come than may: parts without a file are not limited otherwise. */
export const withinLimit = <R>(most: number, request: FastifyRequest, reading: Promise<R>) =>
  Promise.race([reading, overflowOf(request, most)])

async function readParts({ maxBytes }: UploadRules, request: FastifyRequest) {
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  const fields: Record<string, unknown> = {}
  if (!part) return { fields, file: undefined }
  const file = await readFile(part)
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = field.value
  }
  return { fields, file }
}

/** Reads a file of a multipart request, and detects its type. */
export async function readFile(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer().catch(() => {
    throw new AppError(commonErrors.tooLarge)
  })
  return { name: part.filename, bytes, mime: await mimeOf(bytes) }
}

function overflowOf({ raw }: FastifyRequest, most: number): Promise<never> {
  return new Promise((_, reject) => {
    let seen = 0
    raw.on('data', (chunk: Buffer) => {
      seen += chunk.byteLength
      if (seen > most) reject(new AppError(commonErrors.tooLarge))
    })
  })
}

async function mimeOf(bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes)
  return found?.mime ?? (isText(bytes) ? 'text/plain' : 'application/octet-stream')
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
