import { type AnswerOf, type Endpoint, endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { noAnswer } from './api-error.ts'
import { client } from './api.ts'
import { ApiError } from './api-error.ts'
import { queryOf, type CallOptions } from './api-client.ts'

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
  try {
    const envelope = await client.authorised(endpoint, (token) =>
      post(endpoint, fields, file, client.withToken({}, token), options),
    )
    return envelope.data as AnswerOf<E>
  } catch (error) {
    throw client.reported(error, options)
  }
}

function post(
  endpoint: Endpoint,
  fields: Record<string, string | number>,
  file: File,
  headers: Record<string, string>,
  { onProgress, field = 'file', signal }: UploadOptions,
): Promise<{ status: number; envelope: Envelope }> {
  return new Promise((resolve, reject) => {
    const url = endpointUrl(endpoint) + queryOf(fields)
    const form = new FormData()
    form.append(field, file, file.name)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'text'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () => {
      const { status } = request
      try {
        resolve({ status, envelope: JSON.parse(request.responseText) as Envelope })
      } catch {
        const said = request.responseText || `fail to POST ${url} ${status}`
        reject(new ApiError({ code: status, msg: said, enmsg: said, data: null }))
      }
    })
    request.addEventListener('error', () => reject(noAnswer()))
    request.addEventListener('abort', () =>
      reject(new DOMException('Upload cancelled', 'AbortError')),
    )
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
