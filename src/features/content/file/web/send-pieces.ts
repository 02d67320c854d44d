import { DetailedError, Upload } from 'tus-js-client'
import type { Envelope } from '#src/shared/endpoint.ts'
import { ApiError } from '#src/web/api-error.ts'
import { LineCut } from './transfer-words.ts'
import { pieceBytes, uploadPath } from '../contract.ts'

/** Waits between tries, in ms. They begin again once a byte has arrived. */
const waits = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000]

export interface PieceOptions {
  /** The origin of `UPLOAD_BASE`, or ''. */
  base: string
  /** @param isRefused the one before was not accepted */
  token: (isRefused: boolean) => Promise<string>
  signal: AbortSignal
  sent: (bytes: number) => void
  cut: (isCut: boolean) => void
}

/**
 * Sends a file piece by piece by the tus protocol. A cut is followed by another try from the byte that arrived last:
 * at once when the network is back, otherwise after growing waits. A device that is offline only waits.
 * @throws the refusal of the server, or the last failure of the line
 */
export async function sendPieces(
  file: File,
  uploadId: string,
  options: PieceOptions,
): Promise<void> {
  const { signal, cut } = options
  let furthest = 0
  const sent = (bytes: number) => {
    if (bytes > furthest) failures = 0
    furthest = Math.max(furthest, bytes)
    cut(false)
    options.sent(bytes)
  }
  let failures = 0
  let isRefused = false
  const token = () => options.token(isRefused)
  for (;;) {
    try {
      return await sendOnce(file, uploadId, { ...options, sent, token })
    } catch (error) {
      signal.throwIfAborted()
      // The file itself cannot be read.
      if (!(error instanceof DetailedError)) throw error
      isRefused = error.originalResponse?.getStatus() === 401
      const refusal = refusalIn(error)
      if (refusal) throw refusal
      cut(true)
      const wait = waits[failures++]
      if (navigator.onLine && wait === undefined) throw new LineCut()
      await nextTry(navigator.onLine ? wait : undefined, signal)
    }
  }
}

function sendOnce(
  file: File,
  uploadId: string,
  given: Omit<PieceOptions, 'token' | 'cut'> & { token: () => Promise<string> },
): Promise<void> {
  const { base, token, signal, sent } = given
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      uploadUrl: `${base}${uploadPath}/${uploadId}`,
      chunkSize: pieceBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        request.setHeader('token', await token())
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
  const isLimit = envelope?.error?.startsWith('upload.')
  if (passing.has(status) && !isLimit) return undefined
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

/** Waits so many ms, or until the network is back; without `ms` only for the network. */
function nextTry(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) failed(signal.reason)
      else done()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
