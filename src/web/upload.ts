import { type AnswerOf, type Endpoint, endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { badConfig, clientError, clientIds } from './api-error.ts'
import { client } from './api.ts'
import { type CallOptions, envelopeIn, queryOf } from './api-client.ts'
import { bothOf } from './i18n.tsx'
import { fileText } from './ui/file-text.ts'
import { progress } from './ui/progress-store.ts'

const { zh, en } = bothOf(fileText)
/** An upload of which nothing arrives for so long is given up. */
const stallMs = 60_000

export interface UploadOptions extends CallOptions {
  /** Receives the percentage sent: 0 to 100, rounded. */
  onProgress?: (percent: number) => void
  /** The name of the file's field (default 'file'). */
  field?: string
}

/**
 * Sends one file, with `fields` in the query. Not retried after a failure of the server.
 * @throws ApiError, already shown unless the call is quiet; a DOMException when `signal` aborts it.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  fields: Record<string, string | number>,
  file: File,
  options: UploadOptions = {},
): Promise<AnswerOf<E>> {
  progress.start()
  try {
    const envelope = await client.authorised(endpoint, (token) =>
      post(endpoint, fields, file, client.withToken({}, token), options),
    )
    return envelope.data as AnswerOf<E>
  } catch (error) {
    throw client.reported(error, options)
  } finally {
    progress.done()
  }
}

/** The origin of `UPLOAD_BASE`, which the server writes into the page. */
const uploadBase = () => document.documentElement.dataset['uploads'] ?? ''

function post(
  endpoint: Endpoint,
  fields: Record<string, string | number>,
  file: File,
  headers: Record<string, string>,
  { onProgress, field = 'file', signal }: UploadOptions,
): Promise<{ status: number; envelope: Envelope }> {
  return new Promise((resolve, reject) => {
    const url = uploadBase() + endpointUrl(endpoint) + queryOf(fields)
    const form = new FormData()
    form.append(field, file, file.name)
    const request = new XMLHttpRequest()
    try {
      request.open(endpoint.method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    } catch {
      return reject(badConfig())
    }
    const cancelled = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    if (signal?.aborted) return cancelled()
    // A slow upload is no failure; a stalled one is.
    const interrupted = () =>
      reject(
        clientError('client.interrupted', { zh: zh.uploadInterrupted, en: en.uploadInterrupted }),
      )
    const stalled = () => {
      interrupted()
      request.abort()
    }
    let watch = setTimeout(stalled, stallMs)
    const moves = () => {
      clearTimeout(watch)
      watch = setTimeout(stalled, stallMs)
    }
    request.addEventListener('loadend', () => clearTimeout(watch))
    request.addEventListener('progress', moves)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moves()
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () => {
      const { status, responseText } = request
      try {
        resolve({ status, envelope: envelopeIn(responseText) })
      } catch {
        reject(noEnvelope(request, endpoint.method, url))
      }
    })
    request.addEventListener('error', interrupted)
    request.addEventListener('abort', cancelled)
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** Returns the error of section 8: the message of the body, or else method, address and status. A page is no message. */
function noEnvelope(request: XMLHttpRequest, method: string, url: string) {
  const { status, responseText } = request
  const isMessage = request.getResponseHeader('content-type')?.startsWith('text/plain')
  const said = isMessage ? responseText.trim() : ''
  return clientError(clientIds.noEnvelope, {
    zh: said || zh.uploadRefused(method, url, status),
    en: said || en.uploadRefused(method, url, status),
  })
}
