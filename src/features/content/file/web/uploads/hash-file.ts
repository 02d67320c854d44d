import { noAnswer } from '#src/web/api-error.ts'

/** Returns the SHA-256 of a file, computed beside the page, which stays quick. */
export function hashFile(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('hash.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<{ sha256?: string }>) => {
      end()
      if (data.sha256 === undefined) reject(new Error('the file cannot be read'))
      else resolve(data.sha256)
    })
    worker.addEventListener('error', () => {
      end()
      // Its code has not come through the line.
      reject(noAnswer())
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(file)
  })
}
