import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { refuse } from '../http/mount.ts'
import { announcesTooMuch, readFile, withinLimit } from '../http/read-upload.ts'
import type { CallContext, Outcome } from '../http/registry.ts'
import { envelopeBytes } from '../http/request-body.ts'
import { callWithUpload } from '../http/upload-call.ts'
import type { Kernel } from '../kernel.ts'
import type { PageFile, PagePost } from './page-act.ts'
import { fileErrors } from './post-file-text.ts'
import { formBytes } from './read-forms.ts'

/** A form, as far as it was read. */
export interface ReadForm {
  sent: Readonly<Record<string, string>>
  /** The refusal of its file. */
  refused?: Outcome
  /** Another field is wrong, so the file was left out and has to be chosen again. */
  fileLeftOut?: boolean
}

type Given = { request: FastifyRequest; context: CallContext }
type FilePost = PagePost & { file: PageFile }

export const takesFile = (post: PagePost): post is FilePost => post.file !== undefined

/**
 * Reads a form with a file, which its own call takes first. The fields come before the file, so that the page
 * can show them again where the file is refused; the rest of such a body is discarded after the answer.
 */
export async function readFileForm(
  kernel: Kernel,
  post: FilePost,
  given: Given,
): Promise<ReadForm> {
  const { file } = post
  const { upload } = file.endpoint
  given.request.caller?.charge(file.endpoint)
  const sent: Record<string, string> = {}
  // A request that announces too many bytes is read as far as its fields, which come before the file.
  const most = announcesTooMuch(upload, given.request) ? formBytes : upload.maxBytes + envelopeBytes
  try {
    return await withinLimit(most, given.request, readParts(kernel, post, given, sent))
  } catch (error) {
    if (error instanceof AppError && error.known === commonErrors.tooLarge) {
      return { sent, refused: tooLargeFile(file) }
    }
    throw error
  }
}

/** @throws AppError common.tooLarge; the fields before the file are in `sent` then */
async function readParts(
  kernel: Kernel,
  { file, acts }: FilePost,
  given: Given,
  sent: Record<string, string>,
): Promise<ReadForm> {
  const { upload } = file.endpoint
  // The second file is seen, but not read.
  const limits = { fileSize: upload.maxBytes, files: 2 }
  for await (const part of given.request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname !== file.field) sent[part.fieldname] = String(part.value)
    } else if (part.fieldname !== file.field) {
      return { sent, refused: refuse(new AppError(commonErrors.invalid)) }
    } else if (!part.filename) {
      // A browser sends an empty part without a name where no file is chosen.
      if (await hasBytes(part)) return { sent, refused: refuse(new AppError(commonErrors.invalid)) }
    } else if (file.field in sent) {
      delete sent[file.field]
      return { sent, refused: besideFile(file, refuse(new AppError(fileErrors.onlyOne))) }
    } else {
      if (announcesTooMuch(upload, given.request)) throw new AppError(commonErrors.tooLarge)
      const { endpoint, input } = acts['']!
      if (!endpoint.input.safeParse(input(sent)).success) return { sent, fileLeftOut: true }
      const outcome = await sendFile(kernel, file, given, part)
      if (outcome.envelope.code !== 0) return { sent, refused: besideFile(file, outcome) }
      sent[file.field] = file.tokenOf(outcome.envelope.data)
    }
  }
  return { sent }
}

async function hasBytes({ file }: MultipartFile): Promise<boolean> {
  for await (const chunk of file) if ((chunk as Buffer).byteLength > 0) return true
  return false
}

/** @throws AppError common.tooLarge */
async function sendFile(
  kernel: Kernel,
  { endpoint }: PageFile,
  { request, context }: Given,
  part: MultipartFile,
): Promise<Outcome> {
  try {
    return await callWithUpload(kernel, endpoint, {
      ...{ request, context },
      read: async () => ({ file: await readFile(part) }),
      run: ({ file }) => kernel.registry.get(endpoint).run({}, { ...context, file }),
    })
  } catch (error) {
    if (error instanceof AppError && error.known !== commonErrors.tooLarge) return refuse(error)
    throw error
  }
}

/** Places a refusal of the file beside its field. */
function besideFile({ field }: PageFile, { envelope, status, tags }: Outcome): Outcome {
  const data = { fields: [fieldError(field, envelope.msg, envelope.enmsg)] }
  return { status, envelope: { ...envelope, data }, tags }
}

/** Adds to the errors of other fields that the file has to be chosen again. */
export function withFileAgain({ field }: PageFile, outcome: Outcome): Outcome {
  const { envelope } = outcome
  const { fields = [] } = (envelope.data ?? {}) as { fields?: object[] }
  const { zh, en } = fileErrors.again
  const data = { fields: [...fields, fieldError(field, zh, en)] }
  return { ...outcome, envelope: { ...envelope, data } }
}

const fieldError = (path: string, zh: string, en: string) => ({ path, zh, en })

/** The refusal of a form whose file is too large. */
export function tooLargeFile(file: PageFile): Outcome {
  const limit = `${Math.floor(file.endpoint.upload.maxBytes / 1024 / 1024)} MB`
  return besideFile(file, refuse(new AppError(fileErrors.tooLarge, { values: { limit } })))
}
