import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { StoredObject } from './fake-s3.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  xml: string
}
interface Upload {
  path: string
  parts: Map<number, Buffer>
}

const ok = (xml = '', headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml', ...headers },
  xml,
})
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** The least that S3 takes as a part that is not the last. */
const leastPart = 5 * 1024 * 1024

/** Multipart uploads, copies and deletions of many objects of the S3 server for tests. */
export class FakeMultipart {
  readonly #uploads = new Map<string, Upload>()
  readonly #objects: Map<string, StoredObject>

  constructor(objects: Map<string, StoredObject>) {
    this.#objects = objects
  }

  /** @returns undefined for a request that is about a single object */
  answer(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    body: Buffer,
  ): Answer | undefined {
    const { method } = request
    if (method === 'POST' && query.has('delete')) return this.#deleteAll(path, body)
    if (method === 'POST' && query.has('uploads')) return this.#begin(path)
    const id = query.get('uploadId')
    if (id !== null) return this.#about(request, id, query, body)
    const source = request.headers['x-amz-copy-source']
    if (method !== 'PUT' || source === undefined) return undefined
    const from = this.#objects.get(`/${decodeURIComponent(String(source)).replace(/^\//, '')}`)
    if (!from) return missing('NoSuchKey')
    this.#objects.set(path, from)
    return ok(`<CopyObjectResult><ETag>${etagOf(from.bytes)}</ETag></CopyObjectResult>`)
  }

  #begin(path: string): Answer {
    const id = randomBytes(8).toString('hex')
    this.#uploads.set(id, { path, parts: new Map() })
    const key = path.split('/').slice(2).join('/')
    return ok(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  #about(request: IncomingMessage, id: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = this.#uploads.get(id)
    if (!upload) return missing('NoSuchUpload')
    const number = Number(query.get('partNumber'))
    switch (request.method) {
      case 'PUT':
        upload.parts.set(number, body)
        return ok('', { etag: etagOf(body) })
      case 'GET':
        return ok(`<ListPartsResult>${sorted(upload).map(partXml).join('')}</ListPartsResult>`)
      case 'DELETE':
        this.#uploads.delete(id)
        return { status: 204, xml: '' }
      default:
        return this.#complete(id, upload)
    }
  }

  #complete(id: string, upload: Upload): Answer {
    const parts = sorted(upload).map(([, bytes]) => bytes)
    if (parts.slice(0, -1).some((bytes) => bytes.length < leastPart)) {
      return { status: 400, xml: '<Error><Code>EntityTooSmall</Code></Error>' }
    }
    this.#objects.set(upload.path, { bytes: Buffer.concat(parts), mime: 'binary/octet-stream' })
    this.#uploads.delete(id)
    return ok(
      '<CompleteMultipartUploadResult><Location>x</Location></CompleteMultipartUploadResult>',
    )
  }

  #deleteAll(bucket: string, body: Buffer): Answer {
    for (const [, key] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) {
      this.#objects.delete(`${bucket.replace(/\/$/, '')}/${key}`)
    }
    return ok('<DeleteResult></DeleteResult>')
  }
}

const sorted = ({ parts }: Upload) => [...parts].toSorted(([a], [b]) => a - b)
const partXml = ([number, bytes]: [number, Buffer]) =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`
const missing = (code: string): Answer => ({
  status: 404,
  headers: { 'content-type': 'application/xml' },
  xml: `<Error><Code>${code}</Code></Error>`,
})
