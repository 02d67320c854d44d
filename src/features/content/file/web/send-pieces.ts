import { type DetailedError, Upload } from 'tus-js-client'
import { pieceBytes, uploadPath } from '../contract.ts'

/** Waits between tries, in ms; while the browser knows that it is offline no try is made. */
const waits = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000]

/** Sends a file piece by piece by the tus protocol; a cut is followed by another try from the byte that arrived last. */
export function sendPieces(
  file: File,
  uploadId: string,
  {
    base,
    token,
    signal,
    sent,
    cut,
  }: {
    /** The origin of `UPLOAD_BASE`, or ''. */
    base: string
    token: () => Promise<string>
    signal: AbortSignal
    sent: (bytes: number) => void
    cut: (isCut: boolean) => void
  },
): Promise<void> {
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      uploadUrl: `${base}${uploadPath}/${uploadId}`,
      chunkSize: pieceBytes,
      retryDelays: waits,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        request.setHeader('token', await token())
      },
      onAfterResponse: () => cut(false),
      onProgress: sent,
      onShouldRetry(error) {
        const status = (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0
        const isLasting =
          status >= 400 && status < 500 && ![401, 408, 409, 423, 429].includes(status)
        if (!isLasting) cut(true)
        return !isLasting && !signal.aborted
      },
      onSuccess: () => done(),
      onError: failed,
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      failed(new DOMException('Upload cancelled', 'AbortError'))
    })
    upload.start()
  })
}
