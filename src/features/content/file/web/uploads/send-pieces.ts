import { DetailedError, Upload } from 'tus-js-client'
import type { Envelope } from '#src/shared/endpoint.ts'
import { ApiError } from '#src/web/api-error.ts'
import { throughCuts } from './through-cuts.ts'
import type { Line } from './transfer-world.ts'
import { pieceBytes, uploadPath } from '#src/features/content/file/contract.ts'

export interface PieceOptions extends Line {
  /** The origin of `UPLOAD_BASE`, or ''. */
  base: string
  /** @param isRefused the one before was not accepted */
  token: (isRefused: boolean) => Promise<string>
  /** The header of the token; the key of an upload has its own. */
  header?: string | undefined
  sent: (bytes: number) => void
}

/**
 * Sends a file piece by piece by the tus protocol, and after a cut from the byte that arrived last.
 * @throws the refusal of the server, or the last failure of the line
 */
export function sendPieces(file: File, uploadId: string, options: PieceOptions): Promise<void> {
  const { signal, cut } = options
  let furthest = 0
  let isRefused = false
  const token = () => options.token(isRefused)
  const step = (moved: () => void) => {
    const sent = (bytes: number) => {
      if (bytes > furthest) moved()
      else cut(false)
      furthest = Math.max(furthest, bytes)
      options.sent(bytes)
    }
    return sendOnce(file, uploadId, { ...options, sent, token }).catch((error: unknown) => {
      if (!(error instanceof DetailedError)) throw error
      isRefused = error.originalResponse?.getStatus() === 401
      throw refusalIn(error) ?? error
    })
  }
  // Another failure is that of the file itself, which cannot be read.
  return throughCuts(step, { signal, cut, isCut: (error) => error instanceof DetailedError })
}

function sendOnce(
  file: File,
  uploadId: string,
  given: Omit<PieceOptions, 'token' | 'cut'> & { token: () => Promise<string> },
): Promise<void> {
  const { base, token, header = 'token', signal, sent } = given
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      uploadUrl: `${base}${uploadPath}/${uploadId}`,
      chunkSize: pieceBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        request.setHeader(header, await token())
      },
      onProgress: sent,
      onSuccess: () => done(),
      onError: failed,
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      failed(signal.reason)
    })
    if (signal.aborted) failed(signal.reason)
    else upload.start()
  })
}

/** Statuses that pass: the place is taken by another request, the server is busy, or too much was asked of it. */
const passing = new Set([401, 408, 409, 423, 425, 429])

/** Returns the refusal that another try would meet again. */
function refusalIn({ originalResponse: answer }: DetailedError): ApiError | undefined {
  const status = answer?.getStatus() ?? 0
  if (status < 400 || status >= 500) return undefined
  const envelope = envelopeIn(answer?.getBody() ?? '')
  if (passing.has(status) && !envelope?.error?.startsWith('upload.')) return undefined
  if (envelope) return new ApiError(envelope)
  // An answer to HEAD has no words.
  const gone = { code: -1, msg: '', enmsg: '', data: null }
  return new ApiError({
    ...gone,
    error: status === 404 || status === 410 ? 'file.uploadUnknown' : '',
  })
}

function envelopeIn(text: string): Envelope | undefined {
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> | null
    return typeof envelope?.code === 'number' ? (envelope as Envelope) : undefined
  } catch {
    return undefined
  }
}
